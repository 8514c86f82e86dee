// Quantities in multiples: the next one up and down, and what fits.
import { describe, expect, test } from 'vitest';
import { leastQuantity, quantityFits, steppedQuantity } from './quantity-step.ts';

describe('the next quantity', () => {
  const reel = { minBuyNum: 100, multiple: 50, max: 320 };
  test.each([
    [100, 1, 150],
    [120, 1, 150],
    [120, -1, 100],
    [100, -1, null],
    [10, 1, 100],
    [250, 1, 300],
    [300, 1, null],
    [900, -1, 300],
    [900, 1, null],
  ] as const)('%i going %i', (from, direction, expected) => {
    expect(steppedQuantity(from, direction, reel)).toBe(expected);
  });

  test('a minimum that is no multiple is lifted to one', () => {
    expect(leastQuantity({ minBuyNum: 120, multiple: 50 })).toBe(150);
    expect(steppedQuantity(150, -1, { minBuyNum: 120, multiple: 50 })).toBeNull();
  });

  test('too little stock for the minimum leaves nothing', () => {
    expect(steppedQuantity(0, 1, { minBuyNum: 100, multiple: 50, max: 90 })).toBeNull();
  });

  test('a missing or zero multiple counts as one', () => {
    expect(steppedQuantity(1, 1, { minBuyNum: 0, multiple: 0 })).toBe(2);
  });
});

test('what fits', () => {
  const rule = { minBuyNum: 10, multiple: 5, max: 20 };
  expect([9, 10, 12, 15, 20, 25].map((quantity) => quantityFits(quantity, rule))).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
});
