// Quantities as people type and paste them.
import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

test.each([
  ['100', 100],
  [' 1,000 ', 1000],
  ['１２', 12],
  ['0', null],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['168,5', null],
  ['2,5', null],
  ['１，０００', 1000],
  ['abc', null],
])('typed %j', (text, expected) => {
  expect(typedQuantity(text)).toBe(expected);
});
