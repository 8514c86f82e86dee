// Formulas come to what they say: table of cases, and any formula against a small reckoner of its own.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from './formula.ts';
import { readFormula } from './read-formula.ts';
import { workOut } from './work-out.ts';

type Scope = Readonly<Record<string, Value | readonly Value[]>>;

const work = (text: string, scope: Scope = {}): Value => {
  const read = readFormula(text);
  if ('fault' in read) throw new Error(`${text}: ${read.fault.says.en}`);
  return workOut(read.formula, (name) => scope[name] ?? null);
};

const SCOPE: Scope = {
  ...{ a: 10.000_12, b: 10, empty: null, look: 'ok', yes: true, no: false },
  ...{ 'p.x': [9.98, 10.02, 10, 10.01, 9.99], 'p.part': [1, null, 3], 'p.none': [null, null] },
  'v.bad': [true, false, null, true],
};

it.each<[string, Value]>([
  ['1 + 2 * 3 ^ 2', 19],
  ['-2 ^ 2', -4],
  ['2 ^ -1', 0.5],
  ['7 / 2 - 1', 2.5],
  ['a - b', 0.000_12],
  ['0.1 + 0.2', 0.3],
  ['0.1 + 0.2 == 0.3', true],
  ['0.3 / 3 > 0.1', false],
  ['1 / 0', null],
  ['sqrt(-1)', null],
  ['ln(0)', null],
  ['10 ^ 400', null],
  ["look == 'ok'", true],
  ["look != 'ok'", false],
  ['yes == no', false],
  ['yes and not no or no', true],
  ['3 <= 3 and 3 >= 3 and not (3 < 3) and not (3 > 3) and 3 != 4', true],
  ['abs(-3) + sqrt(16) + log10(1000) + exp(0) + ln(1)', 11],
  ['round(2.5)', 3],
  ['round(1.005, 2)', 1.01],
  ['round(1250, -2)', 1300],
  ['if(a > b, 1, empty)', 1],
  ['if(a < b, empty, 2)', 2],
  ['max(1, 5, p.part)', 5],
  ['min(p.part, 0)', 0],
  ['mean(p.part)', 2],
  ['round(sd(p.x), 6)', 0.015_811],
  ['count(p.part)', 2],
  ['count(v.bad)', 2],
  ['round(cpk(p.x, 9.9, 10.1), 3)', 2.108],
  ['round(cpk(p.x, empty, 10.05), 3)', 1.054],
  ['cpk(p.part, 0, 9)', null],
])('%s = %s', (text, value) => {
  expect(work(text, SCOPE)).toBe(value);
});

it.each([
  'empty + 1',
  '1 * empty',
  '-empty',
  'empty == 1',
  'not empty',
  'yes or empty',
  'no and empty',
  'abs(empty)',
  'round(1, empty)',
  'if(empty, 1, 2)',
  'max(1, empty)',
  'mean(p.none)',
  'count(p.none)',
  'sd(p.none)',
  "empty != 'ok'",
])('empty in, empty out: %s', (text) => {
  expect(work(text, SCOPE)).toBeNull();
});

/** A formula with what it comes to, reckoned beside it in whole numbers, where doubles are exact. */
interface Reckoned {
  text: string;
  value: number;
}
const names = { p: 3, q: -7, r: 12 };
const leaf: fc.Arbitrary<Reckoned> = fc.oneof(
  fc.nat(20).map((value) => ({ text: String(value), value })),
  fc.constantFrom(...Object.entries(names)).map(([text, value]) => ({ text, value })),
);
const { tree } = fc.letrec<{ tree: Reckoned }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*'), tie('tree')).map(([a, sign, b]) => ({
      text: `(${a.text}) ${sign} (${b.text})`,
      value: sign === '+' ? a.value + b.value : sign === '-' ? a.value - b.value : a.value * b.value,
    })),
    tie('tree').map((a) => ({ text: `-(${a.text})`, value: -a.value })),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([a, b]) => ({ text: `max(${a.text}, ${b.text})`, value: Math.max(a.value, b.value) })),
    fc
      .tuple(tie('tree'), tie('tree'), tie('tree'), fc.constantFrom('<', '>=', '!='))
      .map(([a, b, c, sign]) => {
        const holds =
          sign === '<' ? a.value < b.value : sign === '>=' ? a.value >= b.value : a.value !== b.value;
        return {
          text: `if(${a.text} ${sign} ${b.text}, ${b.text}, ${c.text})`,
          value: holds ? b.value : c.value,
        };
      }),
  ),
}));

it('any formula comes to what a reckoner of its own finds', () => {
  fc.assert(
    fc.property(
      tree.filter(({ text, value }) => text.length <= 500 && Math.abs(value) < 1e11),
      ({ text, value }) => {
        expect(Number(work(text, names))).toBeCloseTo(value, 6);
      },
    ),
    { numRuns: 500 },
  );
});

it('without brackets signs bind as in any other language', () => {
  const number = fc.integer({ min: 1, max: 9 });
  const sign = fc.constantFrom('+', '-', '*', '/');
  fc.assert(
    fc.property(fc.array(fc.tuple(sign, number), { minLength: 1, maxLength: 8 }), number, (rest, first) => {
      const text = `${first}${rest.map(([one, value]) => `${one}${value}`).join('')}`;
      // Products first, from the left; then their sum.
      const sums: number[] = [first];
      for (const [one, value] of rest) {
        const last = sums.length - 1;
        if (one === '*') sums[last] = (sums[last] ?? 0) * value;
        else if (one === '/') sums[last] = (sums[last] ?? 0) / value;
        else sums.push(one === '+' ? value : -value);
      }
      expect(work(text)).toBeCloseTo(
        sums.reduce((total, each) => total + each, 0),
        8,
      );
    }),
  );
});

it('nothing that is typed does more than reckon', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const read = readFormula(text);
      if ('formula' in read) workOut(read.formula, () => null);
    }),
    { numRuns: 300 },
  );
});
