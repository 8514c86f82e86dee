// A good purchase found quickly: stores are opened and closed one by one, lines follow the cheapest open offer, orders are filled up to free freight.

import { type Cents, cents } from '#kit/money/money.ts';
import { freightOf } from '#mall/store/freight.ts';
import type { LineOption, LineOptions } from './solve-options.ts';
import type { PurchaseProblem, PurchaseStore } from './solve-purchase.ts';

/** What is taken of a line: an option and how many of its fill-up steps; null: the line is not served. */
export type Taken = { option: LineOption; steps: number } | null;

export interface Purchase {
  /** In the order of the lines. */
  taken: Taken[];
  unserved: number;
  total: Cents;
}

/** What an option costs with its fill-up. */
export function amountOf(taken: Taken): Cents {
  if (!taken) return 0 as Cents;
  return cents(taken.option.amount + taken.steps * (taken.option.fillUp?.amount ?? 0));
}

/** Lines that a purchase does not serve, though stock would allow it. */
export function unservedOf(taken: readonly Taken[], lines: readonly LineOptions[]): number {
  return taken.reduce((missed, one, i) => missed + (one ? (one.option.misses ?? 0) : lines[i]!.servable), 0);
}

/** Goods amounts by store. */
export function goodsByStore(taken: readonly Taken[]): Map<number, number> {
  const goods = new Map<number, number>();
  for (const one of taken) {
    if (!one) continue;
    for (const pick of one.option.picks) {
      goods.set(pick.storeId, (goods.get(pick.storeId) ?? 0) + pick.amount);
    }
    if (one.steps > 0) {
      const { storeId } = one.option.picks[0]!;
      goods.set(storeId, goods.get(storeId)! + one.steps * one.option.fillUp!.amount);
    }
  }
  return goods;
}

/** Goods and freight of what is taken. */
export function totalOf(taken: readonly Taken[], stores: ReadonlyMap<number, PurchaseStore>): Cents {
  let total = 0;
  for (const [storeId, goods] of goodsByStore(taken)) {
    total += goods + freightOf(stores.get(storeId)!, cents(goods));
  }
  return cents(total);
}

/**
 * A purchase that serves as many lines as it can find a way for, and as cheaply as it can without proof. Deterministic.
 * @param until when to stop improving, by `performance.now()`
 */
export function searchPurchase(
  problem: PurchaseProblem,
  lines: readonly LineOptions[],
  until: number,
): Purchase {
  const stores = new Map(problem.stores.map((store) => [store.storeId, store]));
  const all = [
    ...new Set(
      lines.flatMap(({ options }) => options.flatMap((one) => one.picks.map((pick) => pick.storeId))),
    ),
  ].sort((a, b) => a - b);
  const most = problem.mostStores ?? all.length;

  const buyAt = (open: ReadonlySet<number>): Purchase => {
    const taken = lines.map(({ options }): Taken => {
      const option = options.find(({ picks }) => picks.every((pick) => open.has(pick.storeId)));
      return option ? { option, steps: 0 } : null;
    });
    return { taken, unserved: unservedOf(taken, lines), total: totalOf(taken, stores) };
  };
  const isBetter = (a: Purchase, b: Purchase) =>
    a.unserved < b.unserved || (a.unserved === b.unserved && a.total < b.total);

  let open = new Set(all.length <= most ? all : []);
  let best = buyAt(open);
  while (open.size < most && all.length > most) {
    const grown = bestOf(all.filter((one) => !open.has(one)).map((one) => new Set([...open, one])));
    if (!grown || !isBetter(grown.purchase, best)) break;
    open = grown.open;
    best = grown.purchase;
  }
  for (let improved = true; improved && performance.now() < until; ) {
    improved = false;
    const closed = all.filter((one) => !open.has(one));
    const moves = [
      ...[...open].map((one) => without(open, one)),
      ...(open.size < most ? closed.map((one) => new Set([...open, one])) : []),
      ...(open.size * closed.length <= 200
        ? [...open].flatMap((out) => closed.map((one) => without(open, out).add(one)))
        : []),
    ];
    const moved = bestOf(moves);
    if (moved && isBetter(moved.purchase, best)) {
      open = moved.open;
      best = moved.purchase;
      improved = true;
    }
  }
  return reachFreeFreight(best, lines, stores);

  function bestOf(sets: readonly Set<number>[]) {
    let found: { open: Set<number>; purchase: Purchase } | undefined;
    for (const set of sets) {
      if (found && performance.now() > until) break;
      const purchase = buyAt(set);
      if (!found || isBetter(purchase, found.purchase)) found = { open: set, purchase };
    }
    return found;
  }
}

function without(open: ReadonlySet<number>, one: number): Set<number> {
  const rest = new Set(open);
  rest.delete(one);
  return rest;
}

/** Moves lines to a store, or takes more there, where that costs less than the freight it saves. */
function reachFreeFreight(
  from: Purchase,
  lines: readonly LineOptions[],
  stores: ReadonlyMap<number, PurchaseStore>,
): Purchase {
  let best = from;
  for (const storeId of goodsByStore(from.taken).keys()) {
    const store = stores.get(storeId)!;
    const taken = [...best.taken];
    let missing = (store.freeFreightFrom ?? 0) - (goodsByStore(taken).get(storeId) ?? 0);
    if (missing <= 0) continue;
    const ways = lines.flatMap(({ options }, i) => {
      const at = taken[i];
      if (!at) return [];
      return options.flatMap((option) => {
        const [pick] = option.picks;
        if (option.picks.length > 1 || pick!.storeId !== storeId) return [];
        if ((option.misses ?? 0) > (at.option.misses ?? 0)) return [];
        const here = at.option.picks.length === 1 && at.option.picks[0]!.storeId === storeId;
        const gain = option.amount - (here ? amountOf(at) : 0);
        return gain > 0 ? [{ i, option, gain, costs: option.amount - amountOf(at) }] : [];
      });
    });
    const moved = new Set<number>();
    for (const way of ways.toSorted((a, b) => a.costs / a.gain - b.costs / b.gain)) {
      if (missing <= 0) break;
      if (moved.has(way.i) || way.costs >= store.freightFee) continue;
      taken[way.i] = { option: way.option, steps: 0 };
      moved.add(way.i);
      missing -= way.gain;
    }
    for (let i = 0; i < taken.length && missing > 0; i++) {
      const at = taken[i];
      if (!at?.option.fillUp || at.option.picks[0]!.storeId !== storeId) continue;
      const steps = Math.min(at.option.fillUp.steps, Math.ceil(missing / at.option.fillUp.amount));
      taken[i] = { option: at.option, steps };
      missing -= steps * at.option.fillUp.amount;
    }
    const total = totalOf(taken, stores);
    if (total < best.total) best = { ...best, taken, total };
  }
  return best;
}
