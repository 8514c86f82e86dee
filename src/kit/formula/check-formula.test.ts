// Formulas that can be read but make no sense are found before anything is typed.
import { expect, it } from 'vitest';
import { checkFormula } from './check-formula.ts';
import type { NameType } from './formula.ts';
import { readFormula } from './read-formula.ts';

const TYPES: Readonly<Record<string, NameType>> = {
  x: { type: 'number', isList: false },
  ok: { type: 'bool', isList: false },
  look: { type: 'text', isList: false },
  'p.ind': { type: 'number', isList: true },
  'p.bad': { type: 'bool', isList: true },
};

const check = (text: string): string => {
  const read = readFormula(text);
  if ('fault' in read) return 'unreadable';
  const found = checkFormula(read.formula, (name) => TYPES[name]);
  return 'type' in found ? found.type : found.fault.says.en;
};

it.each([
  ['x + 1', 'number'],
  ["look == 'ok' and ok", 'bool'],
  ['ok == ok', 'bool'],
  ['look', 'text'],
  ['mean(p.ind) - x', 'number'],
  ['count(p.bad)', 'number'],
  ['max(x, 1, p.ind)', 'number'],
  ['cpk(p.ind, x, 3)', 'number'],
  ['if(x > 1, ok, not ok)', 'bool'],
  ['-x ^ 2 < 3', 'bool'],
])('%s is a %s', (text, type) => {
  expect(check(text)).toBe(type);
});

it.each([
  ['y + 1', 'There is no y'],
  ['mean(q.z)', 'There is no q.z'],
  ['p.ind + 1', 'p.ind is several values: take mean, max or the like of it'],
  ['abs(p.ind)', 'p.ind is several values: take mean, max or the like of it'],
  ['cpk(p.ind, p.ind, 1)', 'p.ind is several values: take mean, max or the like of it'],
  ['look + 1', 'a number belongs here, not text'],
  ['x == look', 'a number belongs here, not text'],
  ['not x', 'yes or no belongs here, not a number'],
  ['x and ok', 'yes or no belongs here, not a number'],
  ['ok or x', 'yes or no belongs here, not a number'],
  ['-ok', 'a number belongs here, not yes or no'],
  ['mean(p.bad)', 'a number belongs here, not yes or no'],
  ['if(x, 1, 2)', 'yes or no belongs here, not a number'],
  ['if(ok, 1, look)', 'a number belongs here, not text'],
  ['look < 3', 'a number belongs here, not text'],
])('%s: %s', (text, says) => {
  expect(check(text)).toBe(says);
});
