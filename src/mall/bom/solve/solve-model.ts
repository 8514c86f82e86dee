// The purchase as a mixed integer program in whole fen, for the solver that proves its optimum.
import type { Highs } from 'highs';
import { type Purchase, type Taken, totalOf, unservedOf } from './solve-local.ts';
import type { LineOptions } from './solve-options.ts';
import type { PurchaseProblem } from './solve-purchase.ts';

export interface Proven {
  purchase: Purchase;
  /** Fen; nothing that serves as many lines costs less. */
  bound: number;
}

interface Row {
  lower: number;
  upper: number;
  entries: Map<number, number>;
}

/**
 * The cheapest purchase among the options, or the best one found in time with the bound reached until then.
 *
 * Variables: an option of a line is taken or not; its fill-up steps; a store is used or not; its freight is free or not;
 * with a limit of stores, a line may stay unserved. All integer, all costs whole fen: a gap below one fen is a proof.
 * @param start where to begin; returned when nothing better is found
 * @param seconds how long it may take at most
 */
export function provePurchase(
  highs: Highs,
  problem: PurchaseProblem,
  lines: readonly LineOptions[],
  start: Purchase,
  seconds: number,
): Proven {
  const model = writeModel(problem, lines, start.unserved);
  const first = run(highs, model, model.columnsOf(start), seconds);
  const purchase = first.values ? readPurchase(problem, lines, model, first.values) : start;
  const isBetter = purchase.unserved <= start.unserved && purchase.total < start.total;
  return { purchase: isBetter ? purchase : start, bound: first.bound };
}

/** The least number of lines that no choice of stores can serve. @returns undefined when it is not found in time */
export function leastUnserved(
  highs: Highs,
  problem: PurchaseProblem,
  lines: readonly LineOptions[],
  start: Purchase,
  seconds: number,
): Purchase | undefined {
  const model = writeModel(problem, lines, start.unserved);
  model.costs.fill(0);
  for (const [column, lost] of model.misses) model.costs[column] = lost;
  const found = run(highs, model, model.columnsOf(start), seconds);
  return found.isProven && found.values ? readPurchase(problem, lines, model, found.values) : undefined;
}

interface Model {
  costs: number[];
  uppers: number[];
  rows: Row[];
  /** First column of each line's options. */
  firstOf: number[];
  /** Column of the fill-up steps by the option's column. */
  stepsOf: Map<number, number>;
  /** Column of each place that stays unserved; empty where all are served. */
  missed: number[];
  /** How many lines a column leaves unserved. */
  misses: Map<number, number>;
  columnsOf(purchase: Purchase): number[];
}

function writeModel(problem: PurchaseProblem, lines: readonly LineOptions[], mostMissed: number): Model {
  const costs: number[] = [];
  const uppers: number[] = [];
  const rows: Row[] = [];
  const column = (cost: number, upper: number) => {
    uppers.push(upper);
    return costs.push(cost) - 1;
  };
  const row = (lower: number, upper: number, entries: Iterable<[number, number]>) => {
    rows.push({ lower, upper, entries: new Map(entries) });
  };
  const NO_LIMIT = Number.POSITIVE_INFINITY;

  const used = new Map<number, number>();
  const free = new Map<number, number>();
  const inPlay = new Set(
    lines.flatMap(({ options }) => options.flatMap((one) => one.picks.map((p) => p.storeId))),
  );
  for (const store of problem.stores) {
    if (!inPlay.has(store.storeId) || (store.freightFee === 0 && problem.mostStores === null)) continue;
    const isUsed = column(store.freightFee, 1);
    used.set(store.storeId, isUsed);
    if (store.freightFee > 0 && store.freeFreightFrom !== null) {
      const isFree = column(-store.freightFee, 1);
      free.set(store.storeId, isFree);
      row(-NO_LIMIT, 0, [
        [isFree, 1],
        [isUsed, -1],
      ]);
    }
  }
  if (problem.mostStores !== null) {
    row(
      -NO_LIMIT,
      problem.mostStores,
      [...used.values()].map((one) => [one, 1]),
    );
  }

  const firstOf: number[] = [];
  const stepsOf = new Map<number, number>();
  const missed: number[] = [];
  const misses = new Map<number, number>();
  const goods = new Map<number, Map<number, number>>([...free.keys()].map((storeId) => [storeId, new Map()]));
  for (const { options, servable } of lines) {
    firstOf.push(costs.length);
    const taken = options.map((option) => column(option.amount, (option.misses ?? 0) <= mostMissed ? 1 : 0));
    for (const [i, option] of options.entries()) if (option.misses) misses.set(taken[i]!, option.misses);
    const served = new Map<number, number>(taken.map((one) => [one, 1]));
    if (mostMissed > 0) {
      const isMissed = column(0, 1);
      missed.push(isMissed);
      misses.set(isMissed, servable);
      served.set(isMissed, 1);
    }
    rows.push({ lower: 1, upper: 1, entries: served });
    const atStore = new Map<number, Set<number>>();
    for (const [i, { picks, fillUp }] of options.entries()) {
      const isTaken = taken[i]!;
      for (const { storeId, amount } of picks) {
        if (used.has(storeId)) atStore.set(storeId, (atStore.get(storeId) ?? new Set()).add(isTaken));
        const goodsOf = goods.get(storeId);
        goodsOf?.set(isTaken, (goodsOf.get(isTaken) ?? 0) + amount);
      }
      const [pick] = picks;
      if (fillUp && free.has(pick!.storeId)) {
        const steps = column(fillUp.amount, fillUp.steps);
        stepsOf.set(isTaken, steps);
        row(-NO_LIMIT, 0, [
          [steps, 1],
          [isTaken, -fillUp.steps],
        ]);
        goods.get(pick!.storeId)!.set(steps, fillUp.amount);
      }
    }
    for (const [storeId, columns] of atStore) {
      row(-NO_LIMIT, 0, [...[...columns].map((one): [number, number] => [one, 1]), [used.get(storeId)!, -1]]);
    }
  }
  for (const [storeId, entries] of goods) {
    const from = problem.stores.find((store) => store.storeId === storeId)!.freeFreightFrom!;
    row(0, NO_LIMIT, [
      ...[...entries].map(([c, n]): [number, number] => [c, n]),
      [free.get(storeId)!, -from],
    ]);
  }
  if (missed.length > 0) row(-NO_LIMIT, mostMissed, misses);

  return {
    costs,
    uppers,
    rows,
    firstOf,
    stepsOf,
    missed,
    misses,
    columnsOf(purchase) {
      const values = new Array<number>(costs.length).fill(0);
      const amounts = new Map<number, number>();
      for (const [i, taken] of purchase.taken.entries()) {
        if (!taken) {
          if (missed[i] !== undefined) values[missed[i]] = 1;
          continue;
        }
        const isTaken = firstOf[i]! + lines[i]!.options.indexOf(taken.option);
        values[isTaken] = 1;
        const steps = stepsOf.get(isTaken);
        if (steps !== undefined) values[steps] = taken.steps;
        for (const pick of taken.option.picks) {
          amounts.set(pick.storeId, (amounts.get(pick.storeId) ?? 0) + pick.amount);
        }
        if (taken.steps > 0) {
          const { storeId } = taken.option.picks[0]!;
          amounts.set(storeId, amounts.get(storeId)! + taken.steps * taken.option.fillUp!.amount);
        }
      }
      for (const store of problem.stores) {
        const amount = amounts.get(store.storeId);
        if (amount === undefined) continue;
        if (used.has(store.storeId)) values[used.get(store.storeId)!] = 1;
        if (free.has(store.storeId) && amount >= store.freeFreightFrom!) values[free.get(store.storeId)!] = 1;
      }
      return values;
    },
  };
}

function run(highs: Highs, { costs, uppers, rows }: Model, start: number[], seconds: number) {
  const starts = new Int32Array(rows.length + 1);
  const indices: number[] = [];
  const values: number[] = [];
  for (const [i, { entries }] of rows.entries()) {
    for (const [column, value] of entries) {
      indices.push(column);
      values.push(value);
    }
    starts[i + 1] = indices.length;
  }
  const { variableType, modelStatus } = highs.constants;
  const model = highs.createModel({
    numCols: costs.length,
    numRows: rows.length,
    colCost: costs,
    colLower: new Float64Array(costs.length),
    colUpper: uppers,
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: costs.length,
      starts,
      indices: Int32Array.from(indices),
      values: Float64Array.from(values),
    },
    integrality: new Int32Array(costs.length).fill(variableType.integer),
  });
  try {
    model.options.set({
      output_flag: false,
      time_limit: Math.max(0.05, seconds),
      mip_rel_gap: 0,
      mip_abs_gap: 0.5,
      mip_feasibility_tolerance: 1e-8,
      random_seed: 1,
    });
    model.setSolution({ colValue: start });
    model.run();
    const status = model.getModelStatus();
    const isProven = status === modelStatus.optimal;
    const hasSolution = Number(model.info.get('primal_solution_status')) === 2;
    const dual = Number(model.info.get('mip_dual_bound'));
    return {
      isProven,
      values: hasSolution ? model.getSolution().colValue : undefined,
      /** Whole fen. A proof leaves a gap below one fen; otherwise the next fen above what is proven, arithmetic forgiven. */
      bound: isProven
        ? Math.round(model.getObjectiveValue())
        : Number.isFinite(dual)
          ? Math.max(0, Math.ceil(dual - 0.01))
          : 0,
    };
  } finally {
    model.dispose();
  }
}

function readPurchase(
  problem: PurchaseProblem,
  lines: readonly LineOptions[],
  model: Model,
  values: Float64Array,
): Purchase {
  const stores = new Map(problem.stores.map((store) => [store.storeId, store]));
  const taken = lines.map(({ options }, i): Taken => {
    const first = model.firstOf[i]!;
    const at = options.findIndex((_, j) => values[first + j]! > 0.5);
    if (at < 0) return null;
    const steps = model.stepsOf.get(first + at);
    return { option: options[at]!, steps: steps === undefined ? 0 : Math.round(values[steps]!) };
  });
  return { taken, unserved: unservedOf(taken, lines), total: totalOf(taken, stores) };
}
