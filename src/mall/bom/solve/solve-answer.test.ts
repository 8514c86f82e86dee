// The found purchase as people read it: amounts, freight by store, why each line is bought so, what simpler ways would cost.
import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import { cents, unitPrice } from '#kit/money/money.ts';
import { answerOf } from './solve-answer.ts';
import { solveCheapest } from './solve-cheapest.ts';
import { searchPurchase } from './solve-local.ts';
import { anOffer, aProblem, aStore, type Step } from './solve-purchase.builders.ts';
import type { PurchaseOffer, PurchaseProblem } from './solve-purchase.ts';
import { optionsOfLines } from './solve-together.ts';

/** What is answered to a problem that the search alone solves. */
function answer(problem: PurchaseProblem, proven = 0, seconds = 1) {
  const all = optionsOfLines(problem);
  const lines = all.filter(({ unserved }) => unserved === null);
  const found = searchPurchase(problem, lines, Number.POSITIVE_INFINITY);
  const taken = new Map(lines.map((line, i) => [line, found.taken[i] ?? null]));
  return answerOf(
    problem,
    all,
    all.map((line) => taken.get(line) ?? null),
    proven,
    seconds,
  );
}
const at = (storeId: number, fen: number, wish: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ productId: storeId, storeId, steps: [[1, fen]], ...wish });
const highs = await loadHighs();
const solve = (problem: PurchaseProblem) => solveCheapest(highs, problem, 5);
const LADDER: Step[] = [
  [1, 100],
  [10, 40],
];

describe('the sums', () => {
  const problem = aProblem(
    [
      [5, at(1, 100)],
      [5, at(2, 100)],
      [2, at(2, 150, { productId: 12 })],
      [9, at(3, 1, { available: 1 })],
    ],
    { stores: [aStore(1, 60), aStore(2, 70, 800), aStore(3, 10)] },
  );

  it('are those of the stores, the largest first, and their lines’', () => {
    const found = answer(problem);
    expect(found.stores).toEqual([
      { storeId: 2, lines: 2, goodsAmount: 800, freight: 0, freeFrom: 800 },
      { storeId: 1, lines: 1, goodsAmount: 500, freight: 60, freeFrom: null },
    ]);
    expect(found).toMatchObject({ goodsAmount: 1_300, freight: 60, total: 1_360, seconds: 1 });
    expect(found.choices.map(({ lineId, amount, unserved }) => [lineId, amount, unserved])).toEqual([
      [1, 500, null],
      [2, 500, null],
      [3, 300, null],
      [4, 0, 'shortOfStock'],
    ]);
    expect(found.choices[0]?.picks).toEqual([
      { productId: 1, storeId: 1, quantity: 5, amount: 500, unitPrice: unitPrice(1_000_000) },
    ]);
    expect(found.choices[3]).toEqual({
      lineId: 4,
      picks: [],
      amount: 0,
      unserved: 'shortOfStock',
      reasons: [],
    });
  });

  it('stores with as much stand by their number; free freight that is never asked is not named', () => {
    const two = aProblem(
      [
        [5, at(2, 100)],
        [5, at(1, 100)],
      ],
      { stores: [aStore(1, 0, 900), aStore(2)] },
    );
    expect(answer(two).stores.map(({ storeId, freeFrom }) => [storeId, freeFrom])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it.each([
    [1_360, 1_360, true],
    [9_999, 1_360, true],
    [1_359, 1_359, false],
    [-5, 0, false],
  ])('proven down to %d, nothing costs less than %d: the best is found: %s', (proven, bound, isOptimal) => {
    expect(answer(problem, proven)).toMatchObject({ bound, isOptimal });
  });

  it('a line that only a store beyond the limit could serve says so', () => {
    const one = aProblem(
      [
        [5, at(1, 100)],
        [1, at(2, 100)],
      ],
      { mostStores: 1 },
    );
    expect(answer(one).choices.map(({ unserved }) => unserved)).toEqual(['tooFewStores', null]);
  });
});

describe('a line is bought so because', () => {
  it.each<[string, PurchaseProblem, unknown[]]>([
    ['there is nothing to say', aProblem([[5, at(1, 100)]]), []],
    [
      'it is sold in fives',
      aProblem([[7, at(1, 100, { multiple: 5, minBuyNum: 5 })]]),
      [{ kind: 'multiple', wanted: 7, quantity: 10 }],
    ],
    [
      'more costs less',
      aProblem([[6, at(1, 100, { steps: LADDER })]]),
      [{ kind: 'payLess', instead: 6, quantity: 10, saves: 200 }],
    ],
    [
      'more costs less, of what is sold in threes',
      aProblem([
        [
          7,
          at(1, 100, {
            steps: [
              [1, 100],
              [12, 40],
            ],
            multiple: 3,
            minBuyNum: 3,
          }),
        ],
      ]),
      [
        { kind: 'multiple', wanted: 7, quantity: 9 },
        { kind: 'payLess', instead: 9, quantity: 12, saves: 420 },
      ],
    ],
    [
      'it fills up to free freight',
      aProblem([[5, at(1, 100)]], { stores: [aStore(1, 350, 800)] }),
      [{ kind: 'fillsUp', instead: 5, quantity: 8, costs: 300 }],
    ],
    [
      'it saves another store’s freight',
      aProblem(
        [
          [5, at(1, 100)],
          [5, at(1, 110, { productId: 11 }), at(2, 100)],
        ],
        { stores: [aStore(1, 60), aStore(2, 60)] },
      ),
      [{ kind: 'savesFreight', storeId: 2, dearerBy: 50 }],
    ],
    [
      'nobody has enough',
      aProblem([[8, at(1, 100, { available: 5 }), at(2, 100, { available: 6 })]]),
      [{ kind: 'split', left: 6 }],
    ],
  ])('%s', (_, problem, reasons) => {
    expect(answer(problem).choices.at(-1)?.reasons).toEqual(reasons);
  });

  it('and not because of an offer of the same store, or of one as dear', () => {
    const shared = at(1, 90, { available: 5, productId: 11 });
    const problem = aProblem([
      [5, shared],
      [5, shared, at(1, 100)],
      [5, at(1, 100, { productId: 13 }), at(2, 100)],
    ]);
    const [, second, third] = answer(problem).choices;
    expect(second?.picks[0]?.productId).toBe(1);
    expect([second?.reasons, third?.reasons]).toEqual([[], []]);
  });

  it('with the amounts of its fill-up', () => {
    const [choice] = answer(aProblem([[5, at(1, 100)]], { stores: [aStore(1, 350, 800)] })).choices;
    expect(choice).toMatchObject({ amount: 800, picks: [{ quantity: 8, amount: 800 }] });
  });
});

describe('simpler ways', () => {
  const problem = aProblem(
    [
      [5, at(1, 100), at(2, 110)],
      [5, at(2, 100, { productId: 12 })],
    ],
    {
      stores: [aStore(1, 60), aStore(2, 60)],
    },
  );

  it('each line at its cheapest, and everything at one store', () => {
    expect(answer(problem)).toMatchObject({
      total: 1_110,
      naive: { total: 1_120, stores: 2 },
      oneStore: { storeId: 2, total: 1_110 },
    });
  });

  it('the cheapest of several single stores', () => {
    const three = aProblem([[5, at(1, 100), at(2, 90), at(3, 90)]], {
      stores: [aStore(1), aStore(2, 60), aStore(3, 40)],
    });
    expect(answer(three).oneStore).toEqual({ storeId: 3, total: 490 });
    const alike = aProblem([[5, at(1, 100), at(2, 100)]]);
    expect(answer(alike).oneStore).toEqual({ storeId: 1, total: 500 });
  });

  it('each line takes the least quantity of an offer, cheap as a later step may be', () => {
    const ladder = aProblem([[6, at(1, 100, { steps: LADDER })]]);
    expect(answer(ladder)).toMatchObject({
      total: 400,
      naive: { total: 600, stores: 1 },
      oneStore: { total: 400 },
    });
  });

  it('two offers together where none alone has enough', () => {
    const split = aProblem([[8, at(1, 100, { available: 5 }), at(2, 90, { available: 6 })]]);
    expect(answer(split)).toMatchObject({ total: 740, naive: { total: 740, stores: 2 }, oneStore: null });
  });

  it('are none where they would need more stores than allowed; they keep to the stock', () => {
    const one = aProblem(
      [
        [5, at(1, 100), at(2, 120)],
        [5, at(2, 100, { productId: 12 })],
      ],
      { mostStores: 1 },
    );
    expect(answer(one)).toMatchObject({ total: 1_100, naive: null, oneStore: { storeId: 2, total: 1_100 } });
    expect(answer({ ...one, mostStores: 2 }).naive).toEqual({ total: 1_000, stores: 2 });
    const few = at(1, 100, { available: 9 });
    const short = aProblem([
      [5, few],
      [5, few, at(2, 120)],
    ]);
    expect(answer(short)).toMatchObject({ total: 1_100, naive: { total: 1_100, stores: 2 }, oneStore: null });
    const enough = at(1, 100, { available: 10 });
    expect(
      answer(
        aProblem([
          [5, enough],
          [5, enough, at(2, 120)],
        ]),
      ),
    ).toMatchObject({
      naive: { total: 1_000, stores: 1 },
      oneStore: { storeId: 1, total: 1_000 },
    });
  });

  it('leave out the lines that nobody serves', () => {
    const hole = aProblem([
      [5, at(1, 100)],
      [9, at(2, 1, { available: 1 })],
    ]);
    expect(answer(hole)).toMatchObject({
      naive: { total: 500, stores: 1 },
      oneStore: { storeId: 1, total: 500 },
    });
    const nothing = aProblem([[9, at(2, 1, { available: 1 })]]);
    expect(answer(nothing)).toMatchObject({
      total: 0,
      naive: { total: 0, stores: 0 },
      oneStore: null,
      isOptimal: true,
    });
    expect(answer(nothing).total).toBe(cents(0));
  });
});

describe('it says why', () => {
  const ladder = [
    { minNum: 1, unitPrice: unitPrice(1_000_000) },
    { minNum: 10, unitPrice: unitPrice(500_000) },
  ];
  const offer = (wish: Partial<PurchaseOffer> = {}): PurchaseOffer => ({
    productId: 1,
    partId: 1,
    storeId: 1,
    priceTiers: ladder,
    minBuyNum: 1,
    multiple: 1,
    maxBuyNum: null,
    available: 1_000,
    leadDays: 3,
    ...wish,
  });
  const problem = (
    wanted: number,
    offers: PurchaseOffer[],
    wish: Partial<PurchaseProblem> = {},
  ): PurchaseProblem => ({
    lines: [{ lineId: 1, wanted, offers }],
    stores: [
      { storeId: 1, freightFee: cents(600), freeFreightFrom: cents(1_000) },
      { storeId: 2, freightFee: cents(600), freeFreightFrom: null },
    ],
    mostStores: null,
    mostLeadDays: null,
    ...wish,
  });
  const free = { stores: [{ storeId: 1, freightFee: cents(0), freeFreightFrom: null }] };

  it.each<[string, PurchaseProblem, object]>([
    [
      'ordering 10 costs less than 6',
      problem(6, [offer()], free),
      { kind: 'payLess', instead: 6, quantity: 10, saves: 100 },
    ],
    [
      'sold in fives',
      problem(7, [offer({ multiple: 5, minBuyNum: 5, priceTiers: [ladder[0]!] })], free),
      { kind: 'multiple', wanted: 7, quantity: 10 },
    ],
    [
      'a little more brings free freight',
      problem(8, [offer({ priceTiers: [ladder[0]!] })]),
      { kind: 'fillsUp', instead: 8, quantity: 10, costs: 200 },
    ],
    [
      'none has enough',
      problem(8, [offer({ available: 5 }), offer({ productId: 2, available: 5 })]),
      { kind: 'split', left: 5 },
    ],
  ])('%s', (_, asked, reason) => {
    expect(solve(asked).choices[0]!.reasons).toContainEqual(reason);
  });

  it.each<[string, PurchaseProblem, string]>([
    ['nobody sells it', problem(1, []), 'noOffer'],
    ['too slow', problem(1, [offer({ leadDays: 9 })], { mostLeadDays: 8 }), 'tooSlow'],
    ['too few', problem(11, [offer({ available: 10 })]), 'shortOfStock'],
  ])('%s', (_, asked, unserved) => {
    expect(solve(asked)).toMatchObject({ total: 0, isOptimal: true, choices: [{ unserved, picks: [] }] });
  });

  it('buys from one store when it must, and says what stays out', () => {
    const two: PurchaseProblem = {
      ...problem(1, [offer()], { mostStores: 1 }),
      lines: [
        { lineId: 1, wanted: 1, offers: [offer()] },
        { lineId: 2, wanted: 1, offers: [offer({ productId: 2, storeId: 2 })] },
        { lineId: 3, wanted: 1, offers: [offer({ productId: 3, storeId: 2 })] },
      ],
    };
    const answer = solve(two);
    expect(answer.choices.map(({ unserved }) => unserved)).toEqual(['tooFewStores', null, null]);
    expect(answer.isOptimal).toBe(true);
  });
});
