// How one line can be bought: quantities worth looking at, fill-ups in whole fen, two offers together, and what is left out.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, lineAmount } from '#kit/money/money.ts';
import { isValidQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { breakpoints, storeIdsOf, waysToBuy } from './solve-options.ts';
import { anOffer, anyProblem } from './solve-purchase.builders.ts';
import type { PurchaseOffer } from './solve-purchase.ts';

const nothing = () => null;
const ways = (wanted: number, offers: PurchaseOffer[], mostLeadDays: number | null = null) =>
  waysToBuy({ lineId: 1, wanted, offers }, mostLeadDays, nothing);
/** "1:10+2:5 1500": pieces by product, and the amount in fen. */
const written = ({ options }: Pick<ReturnType<typeof ways>, 'options'>) =>
  options.map(
    ({ picks, amount }) => `${picks.map((pick) => `${pick.productId}:${pick.quantity}`).join('+')} ${amount}`,
  );

describe('the quantities of an offer', () => {
  const ladder = anOffer({
    steps: [
      [1, 100],
      [10, 80],
      [50, 60],
    ],
  });

  it.each<[string, PurchaseOffer, number, number[]]>([
    ['the need, and every later step', ladder, 5, [5, 10, 50]],
    ['the need at a step, and later ones', ladder, 10, [10, 50]],
    ['the need beyond every step', ladder, 51, [51]],
    ['steps that are in stock', { ...ladder, available: 49 }, 5, [5, 10]],
    ['steps just in stock', { ...ladder, available: 50 }, 5, [5, 10, 50]],
    ['steps that one may buy', { ...ladder, maxBuyNum: 10 }, 5, [5, 10]],
    ['whatever is less, stock or limit', { ...ladder, maxBuyNum: 60, available: 10 }, 5, [5, 10]],
    ['need and steps, mended', { ...ladder, minBuyNum: 6, multiple: 6 }, 5, [6, 12, 54]],
    ['no step twice', { ...ladder, minBuyNum: 50, multiple: 50 }, 5, [50]],
    ['no need that is not in stock', { ...ladder, available: 4 }, 5, []],
    ['the whole stock', { ...ladder, available: 5 }, 5, [5]],
    ['nothing of nothing', { ...ladder, available: 0 }, 5, []],
    ['no part of a multiple', { ...ladder, minBuyNum: 6, multiple: 6, available: 11 }, 7, []],
  ])('are %s', (_, offer, wanted, quantities) => {
    expect(breakpoints(offer, wanted)).toEqual(quantities);
  });
});

describe('a line', () => {
  it.each<[string, PurchaseOffer[], number | null, string | null]>([
    ['that nobody sells', [], null, 'noOffer'],
    ['that takes too long', [anOffer({ leadDays: 4 })], 3, 'tooSlow'],
    ['that comes just in time', [anOffer({ leadDays: 3 })], 3, null],
    ['of which there is too little', [anOffer({ available: 4 })], null, 'shortOfStock'],
    ['of which there is too little together', [anOffer({ available: 4 })], null, 'shortOfStock'],
    [
      'of which there is too little in time',
      [anOffer({ available: 4 }), anOffer({ productId: 2, leadDays: 9 })],
      3,
      'shortOfStock',
    ],
    ['that one sells', [anOffer()], null, null],
  ])('%s', (_, offers, mostLeadDays, unserved) => {
    const found = ways(5, offers, mostLeadDays);
    expect(found.unserved).toBe(unserved);
    expect(found.options.length > 0).toBe(unserved === null);
  });

  it('is bought of one offer at each of its quantities', () => {
    const two = [
      anOffer({
        steps: [
          [1, 100],
          [10, 40],
        ],
      }),
      anOffer({ productId: 2, storeId: 2, steps: [[1, 90]] }),
    ];
    expect(written(ways(6, two))).toEqual(['1:6 600', '1:10 400', '2:6 540']);
    expect(ways(6, two).options[2]?.picks).toEqual([{ productId: 2, storeId: 2, quantity: 6, amount: 540 }]);
  });

  it('is bought of two offers only where none has enough', () => {
    const few = anOffer({ available: 4 });
    expect(written(ways(6, [few, anOffer({ productId: 2 })]))).toEqual(['2:6 600']);
    expect(written(ways(6, [few, anOffer({ productId: 2, available: 5 })])).toSorted()).toEqual([
      ...['1:1+2:5 600', '1:2+2:4 600', '1:3+2:3 600', '1:4+2:2 600'],
    ]);
    expect(ways(6, [few, anOffer({ productId: 2, partId: 2, available: 5 })]).unserved).toBe('shortOfStock');
    expect(ways(6, [few, { ...few, available: 5 }]).unserved).toBe('shortOfStock');
    expect(ways(6, [few, anOffer({ productId: 2, available: 0 })]).unserved).toBe('shortOfStock');
  });

  it('in large numbers is shared at limits and steps', () => {
    const one = anOffer({
      available: 400,
      steps: [
        [1, 100],
        [300, 50],
      ],
    });
    const other = anOffer({
      productId: 2,
      available: 350,
      steps: [
        [1, 100],
        [200, 70],
      ],
    });
    const found = written(ways(500, [one, other]));
    for (const split of ['1:400+2:100 30000', '1:300+2:200 29000', '1:150+2:350 39500', '1:299+2:201 43970'])
      expect(found).toContain(split);
    expect(found.length).toBeLessThan(20);
  });

  it('in large numbers is shared where the other one’s steps and limits ask for it, in multiples that fit', () => {
    const one = anOffer({ available: 400, multiple: 5, minBuyNum: 5 });
    const other = anOffer({
      productId: 2,
      available: 210,
      steps: [
        [1, 100],
        [200, 70],
      ],
    });
    expect(written(ways(503, [one, other])).toSorted()).toEqual([
      ...['1:295+2:208 44060', '1:295+2:210 44200', '1:305+2:198 50300', '1:305+2:199 50400'],
      ...['1:305+2:200 44500', '1:400+2:103 50300', '1:400+2:200 54000'],
    ]);
  });

  it('is shared by the six who have most', () => {
    const offers = Array.from({ length: 8 }, (_, i) => anOffer({ productId: i + 1, available: 10 + i }));
    const used = new Set(
      ways(25, offers).options.flatMap(({ picks }) => picks.map((pick) => pick.productId)),
    );
    expect([...used].toSorted()).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('is only ever bought so that every store sells it so, and the need is covered', () => {
    fc.assert(
      fc.property(anyProblem(1), ({ lines: [line] }) => {
        if (!line) return;
        for (const { picks, amount } of waysToBuy(line, null, nothing).options) {
          let pieces = 0;
          for (const pick of picks) {
            const offer = line.offers.find((one) => one.productId === pick.productId);
            if (!offer) throw new Error('nobody’s offer');
            expect(isValidQuantity(pick.quantity, offer)).toBe(true);
            expect(pick.quantity).toBeLessThanOrEqual(offer.available);
            expect(pick.amount).toBe(lineAmount(unitPriceAt(offer.priceTiers, pick.quantity), pick.quantity));
            pieces += pick.quantity;
          }
          expect(pieces).toBeGreaterThanOrEqual(line.wanted);
          expect(amount).toBe(picks.reduce((sum, pick) => sum + pick.amount, 0));
        }
      }),
    );
  });
});

describe('filling up', () => {
  const fillUps = (offer: PurchaseOffer, wanted: number, saves: number | null) =>
    waysToBuy({ lineId: 1, wanted, offers: [offer] }, null, () =>
      saves === null ? null : cents(saves),
    ).options.map(({ fillUp }) => fillUp && [fillUp.pieces, fillUp.amount, fillUp.steps]);
  const at = (micro: number, wish: Partial<PurchaseOffer> = {}) =>
    anOffer({ priceTiers: [{ minNum: 1, unitPrice: cents(micro) as never }], ...wish });

  it.each<[string, PurchaseOffer, number, number | null, unknown[]]>([
    ['piece by piece, for less than the freight', anOffer(), 5, 1_000, [[1, 100, 10]]],
    ['not for what it does not save', anOffer(), 5, 99, [null]],
    ['for just what it saves', anOffer(), 5, 100, [[1, 100, 1]]],
    ['not where no freight becomes free', anOffer(), 5, null, [null]],
    ['by multiples', anOffer({ multiple: 5, minBuyNum: 5 }), 5, 1_000, [[5, 500, 2]]],
    [
      'by multiples within the stock',
      anOffer({ multiple: 5, minBuyNum: 5, available: 12 }),
      5,
      9_000,
      [[5, 500, 1]],
    ],
    ['by as many pieces as make a whole fen', at(2_500), 4, 10, [[4, 1, 10]]],
    [
      'by as many multiples as make a whole fen',
      at(2_500, { multiple: 2, minBuyNum: 2 }),
      4,
      10,
      [[4, 1, 10]],
    ],
    ['within the stock', anOffer({ available: 7 }), 5, 1_000, [[1, 100, 2]]],
    ['within the limit', anOffer({ maxBuyNum: 6 }), 5, 1_000, [[1, 100, 1]]],
    ['not beyond the stock', anOffer({ available: 5 }), 5, 1_000, [null]],
    [
      'within the step of the ladder',
      anOffer({
        steps: [
          [1, 100],
          [8, 50],
        ],
      }),
      5,
      1_000,
      [
        [1, 100, 2],
        [1, 50, 20],
      ],
    ],
    [
      'not at a price beyond reckoning',
      at(9_000_000_000_000_000, { multiple: 2, minBuyNum: 2 }),
      2,
      1_000,
      [null],
    ],
  ])('goes %s', (_, offer, wanted, saves, found) => {
    expect(fillUps(offer, wanted, saves)).toEqual(found);
  });
});

it('stores are named once, ascending', () => {
  const pick = (storeId: number) => ({ productId: 1, storeId, quantity: 1, amount: cents(1) });
  expect(storeIdsOf({ picks: [pick(10), pick(9), pick(10)], amount: cents(3), fillUp: null })).toEqual([
    9, 10,
  ]);
});
