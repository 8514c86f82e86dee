// What a purchase must cost at least, quickly: a Lagrangian bound that spreads the freight nobody can avoid over the lines.
import { type Cents, cents } from '#kit/money/money.ts';
import { goodsByStore } from './solve-local.ts';
import { type LineOption, type LineOptions, storeIdsOf } from './solve-options.ts';
import type { PurchaseProblem } from './solve-purchase.ts';

/** Rounds over the lines. // chosen: later rounds raise the bound by less than a fen in practice */
const ROUNDS = 3;

/**
 * A sum that no purchase of these lines goes below: each line pays its cheapest option plus a share of the freight of
 * that option's store, and the shares of a store never exceed its freight. Freight that could become free counts as nothing.
 * @param lines only such as have options; every one of them is served
 */
export function lowerBound(problem: PurchaseProblem, lines: readonly LineOptions[]): Cents {
  const reach = new Map<number, number>();
  for (const { options } of lines) {
    const most = new Map<number, number>();
    for (const option of options) {
      for (const [storeId, amount] of goodsByStore([{ option, steps: option.fillUp?.steps ?? 0 }])) {
        most.set(storeId, Math.max(most.get(storeId) ?? 0, amount));
      }
    }
    for (const [storeId, amount] of most) reach.set(storeId, (reach.get(storeId) ?? 0) + amount);
  }
  const left = new Map(
    problem.stores.map((store) => {
      const isSure =
        store.freeFreightFrom === null || (reach.get(store.storeId) ?? 0) < store.freeFreightFrom;
      return [store.storeId, isSure ? store.freightFee : 0];
    }),
  );
  const shares = lines.map(() => new Map<number, number>());
  const costOf = (i: number, option: LineOption) =>
    storeIdsOf(option).reduce(
      (sum, storeId) => sum + (shares[i]!.get(storeId) ?? 0),
      option.amount as number,
    );

  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { options }] of lines.entries()) {
      const ways = options
        .map((option) => ({ option, costs: costOf(i, option) }))
        .sort((a, b) => a.costs - b.costs);
      const cheapest = ways[0]!;
      const stores = new Set(
        ways.filter((way) => way.costs === cheapest.costs).map((way) => storeIdsOf(way.option)[0]!),
      );
      const next = ways.find((way) => !storeIdsOf(way.option).some((storeId) => stores.has(storeId)));
      const rise = Math.min(
        next ? next.costs - cheapest.costs : Number.POSITIVE_INFINITY,
        ...[...stores].map((storeId) => left.get(storeId) ?? 0),
      );
      for (const storeId of stores) {
        left.set(storeId, left.get(storeId)! - rise);
        shares[i]!.set(storeId, (shares[i]!.get(storeId) ?? 0) + rise);
      }
    }
  }
  return cents(
    lines.reduce((sum, { options }, i) => sum + Math.min(...options.map((option) => costOf(i, option))), 0),
  );
}
