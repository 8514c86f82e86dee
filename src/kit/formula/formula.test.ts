// What a formula mentions, and which words cannot be names.
import { expect, it } from 'vitest';
import { isFunction, isReserved, namesIn } from './formula.ts';
import { readFormula } from './read-formula.ts';

it('names what it mentions, once', () => {
  const found = readFormula('if(a > t.b, a, -mean(t.c, 2))');
  expect('formula' in found && namesIn(found.formula)).toEqual(['a', 't.b', 't.c']);
});

it('functions and the words between conditions cannot be names', () => {
  expect(['and', 'or', 'not', 'mean', 'if', 'toString', 'x'].map(isReserved)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([isFunction('cpk'), isFunction('constructor')]).toEqual([true, false]);
});
