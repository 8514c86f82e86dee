// Purchases for tests of how they are solved: offers, problems, and every purchase that there is of a small one.
import fc from 'fast-check';
import { cents, unitPrice } from '#kit/money/money.ts';
import { freightOf } from '#mall/store/freight.ts';
import { type Purchase, type Taken, unservedOf } from './solve-local.ts';
import type { LineOptions } from './solve-options.ts';
import type { PurchaseOffer, PurchaseProblem, PurchaseStore } from './solve-purchase.ts';

/** [from so many pieces, fen apiece] */
export type Step = readonly [minNum: number, fen: number];

/** Of store 1 at ¥1.00 apiece, from one on, unless wished otherwise; `productId` tells offers apart. */
export const anOffer = ({
  steps = [[1, 100]],
  ...wish
}: Partial<PurchaseOffer> & { steps?: readonly Step[] } = {}): PurchaseOffer => ({
  ...{ productId: 1, partId: 1, storeId: 1, minBuyNum: 1, multiple: 1, maxBuyNum: null },
  ...{ available: 1_000, leadDays: 3 },
  priceTiers: steps.map(([minNum, fen]) => ({ minNum, unitPrice: unitPrice(fen * 10_000) })),
  ...wish,
});

/** @param fen of its freight @param from goods in fen from which it is free; null: never */
export const aStore = (storeId: number, fen = 0, from: number | null = null): PurchaseStore => ({
  ...{ storeId, freightFee: cents(fen), freeFreightFrom: from === null ? null : cents(from) },
});

/** Lines that want so many pieces, from any number of stores without freight, unless wished otherwise. */
export const aProblem = (
  lines: readonly (readonly [wanted: number, ...offers: PurchaseOffer[]])[],
  wish: Partial<PurchaseProblem> = {},
): PurchaseProblem => ({
  lines: lines.map(([wanted, ...offers], i) => ({ lineId: i + 1, wanted, offers })),
  stores: [...new Set(lines.flatMap(([, ...offers]) => offers.map((one) => one.storeId)))].map((one) =>
    aStore(one),
  ),
  mostStores: null,
  mostLeadDays: null,
  ...wish,
});

/** Small problems with ladders, multiples, shared products, freight that may become free and limits of stores. */
export const anyProblem = (linesAtMost: number): fc.Arbitrary<PurchaseProblem> => {
  // A product is the same wherever it stands; its store follows from its number.
  const product = (productId: number) =>
    fc
      .record({
        fen: fc.integer({ min: 5, max: 40 }),
        later: fc.option(
          fc.record({ from: fc.integer({ min: 2, max: 9 }), fen: fc.integer({ min: 4, max: 39 }) }),
        ),
        minBuyNum: fc.integer({ min: 1, max: 3 }),
        multiple: fc.integer({ min: 1, max: 3 }),
        available: fc.integer({ min: 0, max: 23 }),
      })
      .map(({ fen, later, minBuyNum, multiple, available }) => {
        const second: Step[] = later && later.fen < fen ? [[later.from, later.fen]] : [];
        return anOffer({
          ...{ productId, storeId: (productId % 3) + 1, multiple, minBuyNum: minBuyNum * multiple },
          ...{ available, steps: [[1, fen], ...second] },
        });
      });
  const products = fc.tuple(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(product));
  const store = (storeId: number) =>
    fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.option(fc.integer({ min: 0, max: 150 })))
      .map(([fen, from]) => aStore(storeId, fen, from));
  const line = fc.tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 3 }),
  );
  return fc
    .record({
      products,
      lines: fc.array(line, { minLength: 1, maxLength: linesAtMost }),
      stores: fc.tuple(store(1), store(2), store(3)),
      mostStores: fc.option(fc.integer({ min: 1, max: 3 })),
    })
    .map(({ products: offers, lines, stores, mostStores }) =>
      aProblem(
        lines.map(([wanted, some]) => [wanted, ...some.map((i) => offers[i]!)]),
        { stores, mostStores },
      ),
    );
};

/** Problems of single pieces in six stores, each with a freight that is never free, and perhaps a limit of stores. */
export const anyChoiceOfStores = (): fc.Arbitrary<PurchaseProblem> => {
  const stores = [1, 2, 3, 4, 5, 6];
  const offer = fc.record({ storeId: fc.constantFrom(...stores), fen: fc.integer({ min: 80, max: 120 }) });
  const line = fc.uniqueArray(offer, { minLength: 1, maxLength: 3, selector: ({ storeId }) => storeId });
  return fc
    .record({
      lines: fc.array(line, { minLength: 3, maxLength: 5 }),
      fees: fc.tuple(...stores.map(() => fc.integer({ min: 0, max: 60 }))),
      mostStores: fc.option(fc.integer({ min: 1, max: 4 })),
    })
    .map(({ lines, fees, mostStores }) => {
      const offersOf = (i: number, offers: (typeof lines)[number]) =>
        offers.map(({ storeId, fen }) =>
          anOffer({ productId: i * 10 + storeId, storeId, steps: [[1, fen]] }),
        );
      return aProblem(
        lines.map((offers, i) => [1, ...offersOf(i, offers)]),
        { stores: fees.map((fen, i) => aStore(i + 1, fen)), mostStores },
      );
    });
};

/** Every purchase of the options, with every number of fill-up steps, that keeps to stock and stores; any line may be missed. */
export function everyPurchase(problem: PurchaseProblem, lines: readonly LineOptions[]): Purchase[] {
  const found: Purchase[] = [];
  const stock = new Map(
    problem.lines.flatMap((line) => line.offers.map((one) => [one.productId, one.available])),
  );
  const visit = (taken: readonly Taken[]): void => {
    const goods = new Map<number, number>();
    const pieces = new Map<number, number>();
    for (const one of taken)
      for (const [i, pick] of (one?.option.picks ?? []).entries()) {
        const more = i === 0 ? one?.option.fillUp : null;
        const amount = pick.amount + (more && one ? one.steps * more.amount : 0);
        goods.set(pick.storeId, (goods.get(pick.storeId) ?? 0) + amount);
        const quantity = pick.quantity + (more && one ? one.steps * more.pieces : 0);
        pieces.set(pick.productId, (pieces.get(pick.productId) ?? 0) + quantity);
      }
    if (goods.size > (problem.mostStores ?? goods.size)) return;
    if ([...pieces].some(([productId, quantity]) => quantity > (stock.get(productId) ?? 0))) return;
    const next = lines[taken.length];
    if (!next) {
      let total = 0;
      for (const { storeId, ...rule } of problem.stores)
        if (goods.has(storeId))
          total += (goods.get(storeId) ?? 0) + freightOf(rule, cents(goods.get(storeId) ?? 0));
      found.push({
        taken: [...taken],
        unserved: unservedOf(taken, lines),
        total: cents(total),
      });
      return;
    }
    visit([...taken, null]);
    for (const option of next.options)
      for (let steps = 0; steps <= (option.fillUp?.steps ?? 0); steps++) visit([...taken, { option, steps }]);
  };
  visit([]);
  return found;
}

/** Fewest lines missed, then the least money. */
export const bestPurchase = (all: readonly Purchase[]): Purchase =>
  all.reduce((a, b) => (b.unserved < a.unserved || (b.unserved === a.unserved && b.total < a.total) ? b : a));
