// Valid quantities and their repair: minimal, idempotent, never invalid.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isValidQuantity, raisedMinBuyNum, repairQuantity } from './quantity.ts';

const rule = fc
  .record({ multiple: fc.integer({ min: 1, max: 500 }), min: fc.integer({ min: 1, max: 5_000 }) })
  .map(({ multiple, min }) => ({ multiple, minBuyNum: raisedMinBuyNum(min, multiple) }));

it.each([
  [48, true],
  [72, true],
  [96, true],
  [50, false],
  [24, false],
  [0, false],
  [-48, false],
  [48.5, false],
])('MOQ 48 with multiple 24: %d is %s', (quantity, valid) => {
  expect(isValidQuantity(quantity, { minBuyNum: 48, multiple: 24 })).toBe(valid);
});

it.each([
  [100, 100, true],
  [100, 99, false],
  [100, 101, true],
  [100, null, true],
  [100, undefined, true],
])('%d pieces with at most %s may be bought: %s', (quantity, maxBuyNum, valid) => {
  expect(isValidQuantity(quantity, { minBuyNum: 10, multiple: 10, maxBuyNum: maxBuyNum ?? null })).toBe(
    valid,
  );
});

it.each([
  [1, 1, 1],
  [0, 24, 24],
  [24, 24, 24],
  [25, 24, 48],
  [48, 24, 48],
  [7, 1, 7],
])('a MOQ of %d with multiple %d is %d', (minBuyNum, multiple, raised) => {
  expect(raisedMinBuyNum(minBuyNum, multiple)).toBe(raised);
});

it('repairs any wish to the smallest valid quantity that covers it, and leaves a valid one alone', () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: -10, max: 100_000 }), (of, wanted) => {
      const repaired = repairQuantity(wanted, of)!;
      expect(isValidQuantity(repaired, of)).toBe(true);
      expect(repaired).toBeGreaterThanOrEqual(wanted);
      expect(repaired - of.multiple >= Math.max(wanted, of.minBuyNum)).toBe(false);
      expect(repairQuantity(repaired, of)).toBe(repaired);
    }),
  );
});

it('stays within the limit, and says so when nothing can be bought', () => {
  expect(repairQuantity(95, { minBuyNum: 10, multiple: 10, maxBuyNum: 100 })).toBe(100);
  expect(repairQuantity(1_000, { minBuyNum: 100, multiple: 10, maxBuyNum: 100 })).toBe(100);
  expect(repairQuantity(1_000, { minBuyNum: 10, multiple: 10, maxBuyNum: null })).toBe(1_000);
  expect(repairQuantity(1_000, { minBuyNum: 10, multiple: 10, maxBuyNum: 105 })).toBe(100);
  expect(repairQuantity(1, { minBuyNum: 10, multiple: 10, maxBuyNum: 9 })).toBeUndefined();
});
