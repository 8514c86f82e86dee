// Lines that may take the same products: what they take is one order of it, and the optimum is what trying every way finds.
import fc from 'fast-check';
import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import { cents, lineAmount } from '#kit/money/money.ts';
import { isValidQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { freightOf } from '#mall/store/freight.ts';
import { solveCheapest } from './solve-cheapest.ts';
import { jointWays } from './solve-joint.ts';
import { anOffer, aProblem, aStore, type Step } from './solve-purchase.builders.ts';
import type { PurchaseOffer, PurchaseProblem } from './solve-purchase.ts';

const highs = await loadHighs();
const solve = (problem: PurchaseProblem) => solveCheapest(highs, problem, 5);

const LADDER: Step[] = [
  [1, 10],
  [1_000, 4],
];
/** "product:pieces fen" of each line. */
const written = (problem: PurchaseProblem) =>
  solve(problem).choices.map(
    ({ picks, unserved }) =>
      unserved ?? picks.map((pick) => `${pick.productId}:${pick.quantity} ${pick.amount}`).join(' + '),
  );

describe('lines of one product', () => {
  it.each<[string, PurchaseProblem, string[]]>([
    [
      'pay what all of them together cost',
      aProblem([
        [600, anOffer({ steps: LADDER, available: 9_000 })],
        [600, anOffer({ steps: LADDER, available: 9_000 })],
      ]),
      ['1:600 2400', '1:600 2400'],
    ],
    [
      'share what is bought beyond their need, and its price',
      aProblem([
        [150, anOffer({ steps: LADDER, available: 9_000 })],
        [450, anOffer({ steps: LADDER, available: 9_000 })],
      ]),
      ['1:250 1000', '1:750 3000'],
    ],
    [
      'reach the MOQ together',
      aProblem([
        [3, anOffer({ minBuyNum: 10, multiple: 10 })],
        [5, anOffer({ minBuyNum: 10, multiple: 10 })],
      ]),
      ['1:3 300', '1:7 700'],
    ],
    [
      'come from two stores where none has enough for all',
      aProblem([
        [6, anOffer({ available: 7 }), anOffer({ productId: 2, storeId: 2, available: 7 })],
        [6, anOffer({ available: 7 }), anOffer({ productId: 2, storeId: 2, available: 7 })],
      ]),
      ['1:6 600', '2:6 600'],
    ],
    [
      'do not take each other’s stock: as many as can be are served',
      aProblem([
        [9, anOffer({ available: 10 })],
        [4, anOffer({ available: 10 })],
        [5, anOffer({ available: 10 })],
      ]),
      ['shortOfStock', '1:4 400', '1:5 500'],
    ],
    [
      'one of them with an alternate, which is cheaper only without the other’s ladder',
      aProblem([
        [
          600,
          anOffer({ steps: LADDER, available: 9_000 }),
          anOffer({ productId: 2, partId: 2, steps: [[1, 5]] }),
        ],
        [600, anOffer({ steps: LADDER, available: 9_000 })],
      ]),
      ['1:600 2400', '1:600 2400'],
    ],
    [
      'are missed where the limit of stores leaves out the other store',
      aProblem(
        [
          [6, anOffer({ available: 7 }), anOffer({ productId: 2, storeId: 2, available: 7 })],
          [6, anOffer({ available: 7 }), anOffer({ productId: 2, storeId: 2, available: 7 })],
        ],
        { mostStores: 1 },
      ),
      ['1:6 600', 'tooFewStores'],
    ],
  ])('%s', (_, problem, found) => {
    expect(written(problem)).toEqual(found);
    expect(solve(problem).isOptimal).toBe(true);
  });

  it('say that they are priced together', () => {
    const both = aProblem([
      [150, anOffer({ steps: LADDER, available: 9_000 })],
      [450, anOffer({ steps: LADDER, available: 9_000 })],
    ]);
    expect(solve(both).choices[1]?.reasons).toEqual([
      { kind: 'together', lines: 2, quantity: 1_000 },
      { kind: 'payLess', instead: 600, quantity: 1_000, saves: 2_000 },
    ]);
  });
});

/** Every way to give each line to one of its offers, with every quantity of every product: the least that costs. */
function cheapestOfAll({ lines, stores }: PurchaseProblem): number {
  const costOf = (demand: ReadonlyMap<PurchaseOffer, number>): number => {
    let total = 0;
    for (const store of stores) {
      let goods = [0];
      for (const [offer, wanted] of demand) {
        if (offer.storeId !== store.storeId) continue;
        const amounts = Array.from({ length: offer.available - wanted + 1 }, (_, i) => wanted + i)
          .filter((quantity) => isValidQuantity(quantity, offer))
          .map((quantity): number => lineAmount(unitPriceAt(offer.priceTiers, quantity), quantity));
        goods = [...new Set(goods.flatMap((sum) => amounts.map((amount) => sum + amount)))];
      }
      const isUsed = [...demand.keys()].some(({ storeId }) => storeId === store.storeId);
      if (isUsed) total += Math.min(...goods.map((sum) => sum + freightOf(store, cents(sum))));
    }
    return total;
  };
  let best = Number.POSITIVE_INFINITY;
  const visit = (i: number, demand: ReadonlyMap<PurchaseOffer, number>) => {
    const line = lines[i];
    if (!line) best = Math.min(best, costOf(demand));
    else
      for (const offer of line.offers)
        visit(i + 1, new Map(demand).set(offer, (demand.get(offer) ?? 0) + line.wanted));
  };
  visit(0, new Map());
  return best;
}

it('lines with repeated parts and alternates: the proven optimum is the cheapest of all ways', {
  timeout: 60_000,
}, () => {
  const product = (productId: number) =>
    fc
      .record({
        fen: fc.integer({ min: 5, max: 40 }),
        later: fc.option(
          fc.record({ from: fc.integer({ min: 2, max: 14 }), percent: fc.integer({ min: 30, max: 95 }) }),
        ),
        multiple: fc.integer({ min: 1, max: 4 }),
        moqs: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ fen, later, multiple, moqs }) => {
        const second: Step[] = later
          ? [[later.from, Math.max(1, Math.floor((fen * later.percent) / 100))]]
          : [];
        return anOffer({
          ...{ productId, partId: (productId % 2) + 1, storeId: (productId % 2) + 1, multiple },
          ...{ minBuyNum: moqs * multiple, available: 48, steps: [[1, fen], ...second] },
        });
      });
  const problem = fc
    .record({
      products: fc.tuple(product(1), product(2), product(3)),
      lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.subarray([0, 1, 2], { minLength: 1 })), {
        minLength: 2,
        maxLength: 4,
      }),
      fees: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })),
      from: fc.option(fc.integer({ min: 0, max: 400 })),
    })
    .map(({ products, lines, fees, from }) =>
      aProblem(
        lines.map(([wanted, some]) => [wanted, ...some.map((i) => products[i]!)]),
        { stores: [aStore(1, fees[0], from), aStore(2, fees[1])] },
      ),
    );
  fc.assert(
    fc.property(problem, (asked) => {
      const answer = solve(asked);
      expect(answer.total).toBe(cheapestOfAll(asked));
      expect(answer.isOptimal).toBe(true);
    }),
    { numRuns: 150, seed: 23 },
  );
});

describe('very many lines of one product', () => {
  const offers = [1, 2, 3, 4, 5, 6].map((storeId) =>
    anOffer({ productId: storeId, storeId, steps: [[1, 100 + storeId]], available: 1_000_000 }),
  );
  const many = Array.from({ length: 2_000 }, (_, i): [number, ...PurchaseOffer[]] => [
    1 + (i % 7),
    ...offers,
  ]);

  it('are bought, within what can be said of the optimum', { timeout: 60_000 }, () => {
    const answer = solve(aProblem(many));
    const pieces = many.reduce((sum, [wanted]) => sum + wanted, 0);
    expect(answer.total).toBe(pieces * 101);
    expect(answer.bound).toBeLessThanOrEqual(answer.total);
    expect(answer.bound).toBeGreaterThan(answer.total * 0.99);
  });

  it('that no offer has enough for are still given out', () => {
    const few = offers.map((offer) => ({ ...offer, available: 40 }));
    const lines = many.slice(0, 60).map(([wanted]): [number, ...PurchaseOffer[]] => [wanted, ...few]);
    const answer = solve(aProblem(lines));
    expect(answer.choices.every(({ unserved }) => unserved === null)).toBe(true);
  });

  it('are not all looked at, and the floor says what is sure', () => {
    const lines = aProblem(many.slice(0, 30)).lines;
    const ways = jointWays(lines, null, () => null, false);
    expect(ways).toMatchObject({ isComplete: false, servable: 30 });
    expect(ways.floor).toBeLessThanOrEqual(Math.min(...ways.options.map(({ amount }) => amount)));
  });
});
