// What lines of one part get of its offers: alone, together, by hand, and where there is too little.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, unitPrice } from '#kit/money/money.ts';
import { isValidQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import type { OfferTerms } from './choose-offer.ts';
import { chooseTogether, type LineWish, priceOnTop } from './choose-together.ts';

const tiers = (...steps: [minNum: number, fen: number][]) =>
  steps.map(([minNum, fen]) => ({ minNum, unitPrice: unitPrice(fen * 10_000) }));
const offer = (wish: Partial<OfferTerms> = {}): OfferTerms => ({
  ...{ productId: 1, priceTiers: tiers([1, 100], [100, 80]), minBuyNum: 1, multiple: 1, maxBuyNum: null },
  ...{ available: 1_000 },
  ...wish,
});
const chooseOffer = (offers: readonly OfferTerms[], need: number, wish: Omit<LineWish, 'need'>) =>
  chooseTogether(offers, [{ need, ...wish }])[0];

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

describe('lines of one part', () => {
  const auto = (need: number): LineWish => ({ need, productId: null, buyNum: null });
  const hand = (need: number, productId: number, buyNum: number | null = null): LineWish => ({
    need,
    productId,
    buyNum,
  });
  /** "product:pieces fen" of each line, with what is wrong. */
  const written = (offers: OfferTerms[], wishes: LineWish[]) =>
    chooseTogether(offers, wishes).map((one) =>
      one
        ? `${one.offer.productId}:${one.buyNum} ${one.amount}${one.problem ? ` ${one.problem.en}` : ''}`
        : undefined,
    );
  const dear = offer({ productId: 2, priceTiers: tiers([1, 90]) });

  it.each<[string, OfferTerms[], LineWish[], (string | undefined)[]]>([
    ['pay the step that they reach together', [offer()], [auto(60), auto(40)], ['1:60 4800', '1:40 3200']],
    ['go where that is cheapest for all', [offer(), dear], [auto(60), auto(40)], ['1:60 4800', '1:40 3200']],
    ['alone go elsewhere', [offer(), dear], [auto(60)], ['2:60 5400']],
    [
      'reach the MOQ together',
      [offer({ minBuyNum: 10, multiple: 10 })],
      [auto(3), auto(5)],
      ['1:3 300', '1:7 700'],
    ],
    ['join what was chosen by hand', [offer(), dear], [hand(60, 1), auto(40)], ['1:60 4800', '1:40 3200']],
    [
      'share the stock, one after the other',
      [offer({ available: 70 }), offer({ productId: 2, available: 50 })],
      [auto(60), auto(40)],
      ['1:60 6000', '2:40 4000'],
    ],
    [
      'that nobody has enough for say so',
      [offer({ available: 70 })],
      [auto(60), auto(40)],
      ['1:60 6000', '1:10 1000 40 needed, only 10 can be bought'],
    ],
    [
      'of which nothing is left get none',
      [offer({ available: 60 })],
      [auto(60), auto(40)],
      ['1:60 6000', undefined],
    ],
    [
      'by hand are right or wrong together',
      [offer({ minBuyNum: 10, multiple: 10 })],
      [hand(3, 1, 3), hand(5, 1, 7)],
      ['1:3 300', '1:7 700'],
    ],
    [
      'by hand beyond the stock are refused together',
      [offer({ available: 9 })],
      [hand(5, 1, 5), hand(5, 1, 5)],
      ['1:5 500 Inventory shortage (9 left)', '1:5 500 Inventory shortage (9 left)'],
    ],
    ['that need nothing get nothing', [offer()], [auto(0), auto(40)], [undefined, '1:40 4000']],
  ])('%s', (_, offers, wishes, found) => {
    expect(written(offers, wishes)).toEqual(found);
  });

  it('add up to one valid order of each product', () => {
    const wish = fc.record({
      need: fc.integer({ min: 0, max: 40 }),
      productId: fc.option(fc.integer({ min: 1, max: 3 })),
      buyNum: fc.constant(null),
    });
    const terms = (productId: number) =>
      fc
        .record({
          multiple: fc.integer({ min: 1, max: 6 }),
          moqs: fc.integer({ min: 1, max: 4 }),
          available: fc.integer({ min: 0, max: 90 }),
        })
        .map(({ multiple, moqs, available }) =>
          offer({ productId, multiple, minBuyNum: moqs * multiple, available }),
        );
    fc.assert(
      fc.property(
        fc.tuple(terms(1), terms(2)),
        fc.array(wish, { minLength: 1, maxLength: 5 }),
        (offers, wishes) => {
          const chosen = chooseTogether(offers, wishes).flatMap((one) => one ?? []);
          for (const [one, same] of Map.groupBy(chosen, (line) => line.offer)) {
            const pieces = same.reduce((sum, line) => sum + line.buyNum, 0);
            const amount = same.reduce((sum, line) => sum + line.amount, 0);
            if (same.some(({ problem }) => problem)) continue;
            expect(isValidQuantity(pieces, one)).toBe(true);
            expect(pieces).toBeLessThanOrEqual(one.available);
            expect(amount).toBe(lineAmount(unitPriceAt(one.priceTiers, pieces), pieces));
          }
        },
      ),
    );
  });
});

describe('an offer on top of what others take', () => {
  it.each<[string, Partial<OfferTerms>, number, number, object | undefined]>([
    ['is as alone where nobody does', {}, 60, 0, { buyNum: 60, amount: 6_000 }],
    ['is priced at what all take', {}, 60, 40, { buyNum: 60, amount: 4_800, better: null }],
    ['shares what is bought beyond', { multiple: 50, minBuyNum: 50 }, 60, 20, { buyNum: 75, amount: 6_000 }],
    ['leaves what the others have', { available: 50 }, 60, 40, { buyNum: 10, isEnough: false }],
    ['is none where they have all', { available: 40 }, 60, 40, undefined],
    ['more of it saves for all', {}, 60, 30, { better: { buyNum: 70, amount: 5_600, saves: 1_000 } }],
  ])('%s', (_, wish, need, others, priced) => {
    const found = priceOnTop(offer(wish), need, others);
    if (priced === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(priced);
  });
});
