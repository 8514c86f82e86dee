// Prices and amounts as they are written for people.
import { expect, test } from 'vitest';
import { showAmount, showUnitPrice } from './price-format.ts';

test.each([
  ['0.003600', '¥0.0036'],
  ['0.003120', '¥0.00312'],
  ['0.000001', '¥0.000001'],
  ['12', '¥12.00'],
  ['12.5', '¥12.50'],
  ['1234.500000', '¥1,234.50'],
  ['007.10', '¥7.10'],
  ['5.', '¥5.00'],
  [' 5 ', '¥5.00'],
  ['000', '¥0.00'],
  ['', '—'],
  ['abc', '—'],
  ['1e3', '—'],
])('unit price %j', (decimal, expected) => {
  expect(showUnitPrice(decimal)).toBe(expected);
});

test.each([
  ['0', '¥0.00'],
  ['999999.99', '¥999,999.99'],
  ['1000000', '¥1,000,000.00'],
  ['-12.30', '−¥12.30'],
])('amount %j', (decimal, expected) => {
  expect(showAmount(decimal)).toBe(expected);
});
