// Price ladders: the examples of the trade, and what holds for every ladder.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, unitPrice } from '#kit/money/money.ts';
import { isValidQuantity, repairQuantity } from '#kit/rules/quantity.ts';
import { cheapestQuantity, isLadder, type PriceTier, tierAt, unitPriceAt } from './price-tier.ts';

const tier = (minNum: number, micro: number): PriceTier => ({ minNum, unitPrice: unitPrice(micro) });
const ladder = [tier(1, 1_500_000), tier(100, 1_200_000), tier(1_000, 1_000_000)];

/** Any ladder that may be saved, up to ¥1,000 apiece. */
const anyLadder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 10 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 10, maxLength: 10 }),
  )
  .map(([numbers, prices]) => {
    const falling = prices.toSorted((a, b) => b - a);
    return numbers.toSorted((a, b) => a - b).map((minNum, at) => tier(minNum, falling[at]!));
  });

const anyRule = fc
  .record({ packs: fc.integer({ min: 1, max: 50 }), multiple: fc.integer({ min: 1, max: 5_000 }) })
  .map(({ packs, multiple }) => ({ minBuyNum: packs * multiple, multiple }));

describe('a ladder', () => {
  it.each([
    [1, 1_500_000],
    [99, 1_500_000],
    [100, 1_200_000],
    [999, 1_200_000],
    [1_000, 1_000_000],
    [5_000_000, 1_000_000],
  ])('at %d pieces costs %d micro-yuan apiece', (quantity, price) => {
    expect(unitPriceAt(ladder, quantity)).toBe(price);
  });

  it('charges its first step below that step', () => {
    expect(tierAt([tier(100, 7)], 5)).toEqual(tier(100, 7));
  });

  it.each([
    ['nothing', []],
    ['eleven steps', Array.from({ length: 11 }, (_, at) => tier(at + 1, 100 - at))],
    ['equal quantities', [tier(5, 2), tier(5, 1)]],
    ['equal prices', [tier(1, 2), tier(5, 2)]],
    ['rising prices', [tier(1, 1), tier(5, 2)]],
    ['a step from nothing', [tier(0, 2)]],
    ['a price of nothing', [tier(1, 0)]],
  ])('is not %s', (_, tiers) => {
    expect(isLadder(tiers)).toBe(false);
  });

  it('never asks more apiece for more pieces', () => {
    fc.assert(
      fc.property(anyLadder, fc.nat(2_000_000), fc.nat(2_000_000), (tiers, a, b) => {
        expect(isLadder(tiers)).toBe(true);
        const [few, many] = [Math.min(a, b), Math.max(a, b)];
        expect(unitPriceAt(tiers, many)).toBeLessThanOrEqual(unitPriceAt(tiers, few));
      }),
    );
  });

  it('costs at each step what that step says', () => {
    fc.assert(
      fc.property(anyLadder, (tiers) => {
        for (const step of tiers) expect(unitPriceAt(tiers, step.minNum)).toBe(step.unitPrice);
      }),
    );
  });
});

describe('the cheapest quantity', () => {
  it('buys more where more costs less in all', () => {
    expect(cheapestQuantity(90, ladder, { minBuyNum: 1, multiple: 1 })).toEqual({
      quantity: 100,
      amount: 12_000,
    });
    expect(cheapestQuantity(50, ladder, { minBuyNum: 1, multiple: 1 })).toEqual({
      quantity: 50,
      amount: 7_500,
    });
    expect(cheapestQuantity(90, ladder, { minBuyNum: 1, multiple: 1, maxBuyNum: 99 })?.quantity).toBe(90);
    expect(cheapestQuantity(90, ladder, { minBuyNum: 20, multiple: 20, maxBuyNum: 10 })).toBeUndefined();
  });

  it('may be bought, covers the wish, and costs no more than the wish or any later step', () => {
    fc.assert(
      fc.property(anyLadder, anyRule, fc.integer({ min: 1, max: 1_000_000 }), (tiers, rule, wanted) => {
        const best = cheapestQuantity(wanted, tiers, rule)!;
        expect(isValidQuantity(best.quantity, rule)).toBe(true);
        expect(best.quantity).toBeGreaterThanOrEqual(wanted);
        expect(best.amount).toBe(lineAmount(unitPriceAt(tiers, best.quantity), best.quantity));
        for (const from of [wanted, ...tiers.map((step) => Math.max(wanted, step.minNum))]) {
          const quantity = repairQuantity(from, rule)!;
          expect(best.amount).toBeLessThanOrEqual(lineAmount(unitPriceAt(tiers, quantity), quantity));
        }
      }),
    );
  });
});
