// The two price fields of the goods list: whatever is typed becomes a range that can be asked for.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mendPriceRange } from './price-filter.ts';

it.each([
  ['1', '2', 1, 2],
  ['2', '1', 1, 2],
  ['2', '2', 2, 2],
  ['', '', undefined, undefined],
  [undefined, undefined, undefined, undefined],
  ['5', '', 5, undefined],
  ['', '5', undefined, 5],
  ['abc', '3', undefined, 3],
  ['Infinity', '3', undefined, 3],
  ['-7.5', '1', 1, 7.5],
  ['0', '1', undefined, 1],
  ['0.0036', '0.0099', 0.0036, 0.0099],
  ['0.009', '', 0.009, undefined],
  ['', '0.0000001', undefined, undefined],
  ['0.00365', '0.001', 0.001, 0.00365],
  ['0.01', '1', 0.01, 1],
  ['0.019', '1.239', 0.01, 1.23],
  ['0.29', '1.10', 0.29, 1.1],
  [0.07, 1.005, 0.07, 1],
  ['1', '999999', 1, 999_999],
  ['1', '1000000', 1, 999_999],
] as const)('%j to %j is %s to %s', (low, high, lowest, highest) => {
  expect(mendPriceRange(low, high)).toEqual({ low: lowest, high: highest });
});

it('never leaves its bounds or stands on its head, and mending twice changes nothing', () => {
  const typed = fc.oneof(fc.double(), fc.string(), fc.integer().map(String));
  fc.assert(
    fc.property(typed, typed, (low, high) => {
      const range = mendPriceRange(low, high);
      for (const price of [range.low, range.high]) {
        if (price === undefined) continue;
        expect(price).toBeGreaterThanOrEqual(0.000001);
        expect(price).toBeLessThanOrEqual(999_999);
      }
      if (range.low !== undefined && range.high !== undefined)
        expect(range.low).toBeLessThanOrEqual(range.high);
      expect(mendPriceRange(range.low, range.high)).toEqual(range);
    }),
  );
});
