// Decimal text: what counts as a number, and how numbers are rounded for a reader.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimal, roundTo, showDecimal, tidy } from './decimal-text.ts';

it.each([
  ['1.20', 1.2],
  [' -3e-6 ', -3e-6],
  ['−5', -5],
  ['１２．５', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+7', 7],
])('reads %s', (text, value) => {
  expect(readDecimal(text)).toBe(value);
});

it.each(['', ' ', 'abc', '1,5', '0x10', '1e999', 'Infinity', '1 2', '--1', 'NaN', '1e'])(
  'reads no number in %j',
  (text) => {
    expect(readDecimal(text)).toBeNull();
  },
);

it.each([
  [1.005, 2, '1.01'],
  [-1.005, 2, '-1.01'],
  [2.5, 0, '3'],
  [1250, -2, '1300'],
  [0.000_123_45, 7, '0.0001235'],
  [10, 3, '10.000'],
  [9.996, 2, '10.00'],
])('rounds %d to %d places: %s', (value, places, shown) => {
  expect(showDecimal(value, places)).toBe(shown);
});

it('shows a number without a place as a person would write it', () => {
  expect(showDecimal(0.1 + 0.2)).toBe('0.3');
  expect(showDecimal(-0)).toBe('0');
  expect(tidy(10.000_000_000_000_2)).toBe(10);
});

it('a rounded number stays where it is, and is never further than half a place away', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 5 }),
      (value, places) => {
        const rounded = roundTo(value, places);
        expect(roundTo(rounded, places)).toBe(rounded);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(
          0.5 * 10 ** -places * (1 + 1e-9) + Math.abs(value) * 1e-14,
        );
      },
    ),
  );
});
