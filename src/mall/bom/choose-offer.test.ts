// Which store's offer serves a need best, and how many pieces that makes.
import { describe, expect, it } from 'vitest';
import { unitPrice } from '#kit/money/money.ts';
import { bestOffer, type OfferTerms, priceOffer } from './choose-offer.ts';

const tiers = (...steps: [minNum: number, fen: number][]) =>
  steps.map(([minNum, fen]) => ({ minNum, unitPrice: unitPrice(fen * 10_000) }));
const offer = (wish: Partial<OfferTerms> = {}): OfferTerms => ({
  ...{ productId: 1, priceTiers: tiers([1, 100], [100, 80]), minBuyNum: 1, multiple: 1, maxBuyNum: null },
  ...{ available: 1_000 },
  ...wish,
});

describe('an offer at a need', () => {
  it.each<[string, Partial<OfferTerms>, number, object | undefined]>([
    ['as needed', {}, 10, { buyNum: 10, amount: 1_000, isEnough: true, better: null }],
    ['nothing needed is one', {}, 0, { buyNum: 1, amount: 100, isEnough: true, better: null }],
    [
      'mended to the multiple',
      { multiple: 25, minBuyNum: 25 },
      30,
      { buyNum: 50, amount: 5_000, isEnough: true },
    ],
    ['all there is', { available: 10 }, 10, { buyNum: 10, isEnough: true }],
    [
      'one more than there is',
      { available: 10 },
      11,
      { buyNum: 10, amount: 1_000, isEnough: false, better: null },
    ],
    ['more than one may buy', { maxBuyNum: 5 }, 11, { buyNum: 5, amount: 500, isEnough: false }],
    ['less than its multiple left', { multiple: 25, minBuyNum: 25, available: 20 }, 5, undefined],
    ['nothing left', { available: 0 }, 5, undefined],
    [
      'more for less money',
      {},
      90,
      { buyNum: 90, amount: 9_000, isEnough: true, better: { buyNum: 100, amount: 8_000, saves: 1_000 } },
    ],
    ['more for the same money is not better', {}, 80, { buyNum: 80, amount: 8_000, better: null }],
    ['more for less money, but not there', { available: 99 }, 90, { buyNum: 90, better: null }],
    ['more for less money, just there', { available: 100 }, 90, { better: { buyNum: 100 } }],
    ['at the price of its step', {}, 100, { unitPrice: 800_000, amount: 8_000 }],
  ])('%s', (_, wish, need, priced) => {
    const found = priceOffer(offer(wish), need);
    if (priced === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(priced);
  });
});

describe('the best offer', () => {
  const cheap = offer({ productId: 2, priceTiers: tiers([1, 90]), available: 50 });
  const few = offer({ productId: 3, priceTiers: tiers([1, 10]), available: 20 });

  it.each<[string, OfferTerms[], number, number | undefined]>([
    ['the cheapest that has enough', [offer(), cheap, few], 30, 2],
    ['whichever comes first at the same price', [offer({ productId: 7 }), offer({ productId: 8 })], 30, 7],
    ['who has enough, dear as it is', [few, cheap, offer()], 60, 1],
    ['who has enough, before who has most', [offer(), cheap], 60, 1],
    ['who has most where none has enough', [few, cheap], 60, 2],
    ['the first of those who have as much', [offer({ productId: 7, available: 20 }), few], 60, 7],
    ['none of none', [], 60, undefined],
    ['none that has anything', [offer({ available: 0 })], 60, undefined],
  ])('is %s', (_, offers, need, productId) => {
    expect(bestOffer(offers, need)?.offer.productId).toBe(productId);
  });
});
