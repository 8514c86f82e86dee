// Which store's offer serves a need best, how many pieces that makes, and what is wrong with it.
import { describe, expect, it } from 'vitest';
import { unitPrice } from '#kit/money/money.ts';
import { bestOffer, chooseOffer, type OfferTerms, priceOffer } from './choose-offer.ts';

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

describe('what goes to the cart', () => {
  const offers = [
    offer({ productId: 1 }),
    offer({ productId: 2, priceTiers: tiers([1, 50]), available: 40 }),
  ];
  const none = { productId: null, buyNum: null };

  it.each<[string, number, { productId: number | null; buyNum: number | null }, object | undefined]>([
    [
      'the best where nothing was chosen',
      30,
      none,
      { offer: { productId: 2 }, buyNum: 30, amount: 1_500, byHand: false },
    ],
    [
      'the chosen one',
      30,
      { productId: 1, buyNum: null },
      { offer: { productId: 1 }, buyNum: 30, amount: 3_000, byHand: true },
    ],
    [
      'the best where the chosen one is gone',
      30,
      { productId: 9, buyNum: 5 },
      { offer: { productId: 2 }, buyNum: 30, byHand: false },
    ],
    [
      'as many as were chosen',
      30,
      { productId: 1, buyNum: 120 },
      { buyNum: 120, unitPrice: 800_000, amount: 9_600, byHand: true },
    ],
    [
      'a number without an offer counts for nothing',
      30,
      { productId: null, buyNum: 5 },
      { offer: { productId: 2 }, buyNum: 30 },
    ],
    ['nothing where nothing is needed', 0, { productId: 1, buyNum: 5 }, undefined],
  ])('%s', (_, need, wish, chosen) => {
    const found = chooseOffer(offers, need, wish);
    if (chosen === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ ...chosen, problem: undefined });
  });

  it.each<[string, number, { productId: number | null; buyNum: number | null }, string | undefined]>([
    ['too few by hand', 30, { productId: 1, buyNum: 29 }, '30 needed, only 29 can be bought'],
    ['just enough by hand', 30, { productId: 1, buyNum: 30 }, undefined],
    ['more than there is, by hand', 30, { productId: 2, buyNum: 41 }, 'Inventory shortage (40 left)'],
    ['no number, by hand', 30, { productId: 2, buyNum: 0 }, 'Only non-zero numbers can be entered'],
    [
      'more needed than the chosen one has',
      60,
      { productId: 2, buyNum: null },
      '60 needed, only 40 can be bought',
    ],
    ['more needed than anybody has', 2_000, none, '2000 needed, only 1000 can be bought'],
  ])('%s', (_, need, wish, said) => {
    expect(chooseOffer(offers, need, wish)?.problem?.en).toBe(said);
  });

  it('is nothing where nobody has anything', () => {
    expect(chooseOffer([offer({ available: 0 })], 5, none)).toBeUndefined();
  });
});
