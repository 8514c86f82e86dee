// The language of formulas: what binds closer, and what is no formula.
import { expect, it } from 'vitest';
import type { Formula } from './formula.ts';
import { readFormula } from './read-formula.ts';

/** With all brackets that it means. */
function written(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return String(formula.value);
    case 'text':
      return `'${formula.value}'`;
    case 'name':
      return formula.name;
    case 'unary':
      return `(${formula.sign} ${written(formula.of)})`;
    case 'binary':
      return `(${written(formula.left)} ${formula.sign} ${written(formula.right)})`;
    default:
      return `${formula.name}(${formula.args.map(written).join(', ')})`;
  }
}

const read = (text: string): string => {
  const found = readFormula(text);
  return 'formula' in found ? written(found.formula) : `${found.fault.at}: ${found.fault.says.en}`;
};

it.each([
  ['a-b-c', '((a - b) - c)'],
  ['a+b*c^2', '(a + (b * (c ^ 2)))'],
  ['2^3^2', '(2 ^ (3 ^ 2))'],
  ['-a^2', '(- (a ^ 2))'],
  ['2^-a', '(2 ^ (- a))'],
  ['-a*-b', '((- a) * (- b))'],
  ["die>50 or wire!='ok' or foreign", "(((die > 50) or (wire != 'ok')) or foreign)"],
  ['not a and b or c', '(((not a) and b) or c)'],
  ['a + 1 <= b / 2', '((a + 1) <= (b / 2))'],
  ['(a+b)*c', '((a + b) * c)'],
  ['mean(p.ind)-nom', '(mean(p.ind) - nom)'],
  ['if(a>1, b, -c)', 'if((a > 1), b, (- c))'],
  [' 1.5e-3 * x ', '(0.0015 * x)'],
  ["'ok'==look", "('ok' == look)"],
])('%s', (text, meant) => {
  expect(read(text)).toBe(meant);
});

it.each([
  ['', '0: The formula is not complete'],
  ['a+', '2: The formula is not complete'],
  ['a b', '2: b does not belong here'],
  ['a=b', '1: = does not belong here'],
  ['a<b<c', '3: < does not belong here'],
  ["'ok'", "0: 'ok' does not belong here"],
  ["'a'<b", '5: Text is compared by == and != alone'],
  ["a+'b'==c", "2: 'b' does not belong here"],
  ['x.y.z', '3: . does not belong here'],
  ['a[0]', '1: [ does not belong here'],
  ['a;b', '1: ; does not belong here'],
  ['and', '0: and does not belong here'],
  ['mean', '0: mean does not belong here'],
  ['constructor(a)', '0: There is no function constructor'],
  ['eval(a)', '0: There is no function eval'],
  ['abs(a,b)', '0: abs takes 1 argument'],
  ['cpk(a)', '0: cpk takes 3 arguments'],
  ['mean()', '5: ) does not belong here'],
  ['(a', '2: The formula is not complete'],
  ["'ok", "0: ' does not belong here"],
])('refuses %j', (text, says) => {
  expect(read(text)).toBe(says);
});

it('is at most 500 signs long and 20 levels deep', () => {
  expect(read(`a${'+a'.repeat(249)}`)).toContain('a');
  expect(read(`a${'+a'.repeat(250)}`)).toBe('-1: A formula has at most 500 signs');
  const nested = (levels: number) => `${'('.repeat(levels)}a${')'.repeat(levels)}`;
  expect(read(nested(20))).toBe('a');
  expect(read(nested(21))).toContain('at most 20 levels');
  expect(read(`${'-'.repeat(21)}a`)).toContain('at most 20 levels');
  expect(read(`a${'^a'.repeat(21)}`)).toContain('at most 20 levels');
});
