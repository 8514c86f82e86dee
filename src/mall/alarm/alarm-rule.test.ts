// When an alarm is met, against counting every quantity by hand.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, unitPrice } from '#kit/money/money.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { sightAt, whatMeets } from './alarm-rule.ts';

const anOffer = fc
  .record({
    multiple: fc.integer({ min: 1, max: 7 }),
    packs: fc.integer({ min: 1, max: 5 }),
    maxBuyNum: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    productStock: fc.integer({ min: 0, max: 60 }),
    first: fc.integer({ min: 10_000, max: 90_000 }),
    cut: fc.integer({ min: 1, max: 9_000 }),
    from: fc.integer({ min: 2, max: 40 }),
  })
  .map(({ multiple, packs, first, cut, from, ...rest }) => ({
    ...rest,
    multiple,
    minBuyNum: multiple * packs,
    ladder: [
      { minNum: 1, unitPrice: unitPrice(first) },
      { minNum: from, unitPrice: unitPrice(first - cut) },
    ],
  }));
const someOffers = fc.array(anOffer, { maxLength: 5 });
const aNumber = fc.integer({ min: 1, max: 50 });

/** The least that the store would sell for the wish. */
const soldOf = (
  offer: { multiple: number; minBuyNum: number; maxBuyNum: number | null; productStock: number },
  n: number,
) => {
  for (let q = n; q <= Math.min(offer.productStock, offer.maxBuyNum ?? offer.productStock); q++)
    if (q % offer.multiple === 0 && q >= offer.minBuyNum) return q;
  return undefined;
};

describe('an alarm', () => {
  it('sees the cheapest of the stores that have enough, MOQ, multiple and limit kept', () => {
    fc.assert(
      fc.property(someOffers, aNumber, (offers, number) => {
        const able = offers.flatMap((offer) => {
          const sold = soldOf(offer, number);
          return sold === undefined
            ? []
            : [{ offer, sold, amount: lineAmount(unitPriceAt(offer.ladder, sold), sold) }];
        });
        const sight = sightAt(offers, number);
        expect(sight === undefined).toBe(able.length === 0);
        if (!sight) return;
        const seen = able.find(({ offer }) => offer === sight.offer)!;
        expect(seen.amount).toBe(Math.min(...able.map(({ amount }) => amount)));
        expect(sight.price).toBe(unitPriceAt(seen.offer.ladder, seen.sold));
      }),
    );
  });

  it('is met for stock as soon as somebody has enough, for a price from the wish downwards', () => {
    fc.assert(
      fc.property(someOffers, aNumber, fc.integer({ min: 1, max: 100_000 }), (offers, number, micro) => {
        const sight = sightAt(offers, number);
        const price = unitPrice(micro);
        expect(whatMeets(offers, { kind: 'stock', number, price: null })).toEqual(sight);
        expect(whatMeets(offers, { kind: 'price', number, price }) !== undefined).toBe(
          sight !== undefined && sight.price <= price,
        );
      }),
    );
  });
});
