// The purchase as an integer program: its optimum is what trying every purchase finds, and its bound proves it.
import fc from 'fast-check';
import loadHighs from 'highs';
import { describe, expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import type { Purchase } from './solve-local.ts';
import { leastUnserved, provePurchase } from './solve-model.ts';
import type { LineOptions } from './solve-options.ts';
import {
  anOffer,
  anyProblem,
  aProblem,
  aStore,
  bestPurchase,
  everyPurchase,
} from './solve-purchase.builders.ts';
import type { PurchaseProblem } from './solve-purchase.ts';
import { optionsOfLines } from './solve-together.ts';

const highs = await loadHighs();
const served = (problem: PurchaseProblem) =>
  optionsOfLines(problem).filter(({ unserved }) => unserved === null);
const worstOf = (all: readonly Purchase[], unserved: number) =>
  all.filter((one) => one.unserved === unserved).reduce((a, b) => (b.total > a.total ? b : a));
const worst = (problem: PurchaseProblem, lines: readonly LineOptions[], unserved: number) =>
  worstOf(everyPurchase(problem, lines), unserved);
const isAmong = (all: readonly Purchase[], found: Purchase) =>
  all.some(
    ({ total, taken }) =>
      total === found.total &&
      taken.every((one, i) => one?.option === found.taken[i]?.option && one?.steps === found.taken[i]?.steps),
  );

describe('the proven purchase', () => {
  it('is the cheapest that there is, wherever it begins', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyProblem(3), (problem) => {
        const lines = served(problem);
        if (lines.length === 0) return;
        const all = everyPurchase(problem, lines);
        const best = bestPurchase(all);
        const { purchase, bound } = provePurchase(highs, problem, lines, worstOf(all, best.unserved), 5);
        expect([purchase.unserved, purchase.total]).toEqual([best.unserved, best.total]);
        expect(bound).toBe(best.total);
        expect(isAmong(all, purchase)).toBe(true);
        const again = provePurchase(highs, problem, lines, best, 5);
        expect(again).toEqual({ purchase: best, bound: best.total });
      }),
      { numRuns: 40, seed: 17 },
    );
  });

  it('misses as few lines as there is a way for', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyProblem(3), (problem) => {
        const lines = served(problem);
        if (lines.length === 0) return;
        const all = everyPurchase(problem, lines);
        const most = worstOf(
          all,
          lines.reduce((sum, { servable }) => sum + servable, 0),
        );
        const found = leastUnserved(highs, problem, lines, most, 5);
        expect(found?.unserved).toBe(bestPurchase(all).unserved);
        expect(found && isAmong(all, found)).toBe(true);
      }),
      { numRuns: 30, seed: 19 },
    );
  });

  it.each<[string, PurchaseProblem, number]>([
    ['freight saved by filling up', aProblem([[5, anOffer()]], { stores: [aStore(1, 350, 800)] }), 800],
    [
      'freight that is free from nothing on',
      aProblem([[5, anOffer()]], { stores: [aStore(1, 350, 0)] }),
      500,
    ],
    [
      'filling up that a shared stock forbids',
      aProblem(
        [
          [3, anOffer({ available: 6 })],
          [2, anOffer({ available: 6 })],
        ],
        { stores: [aStore(1, 350, 700)] },
      ),
      850,
    ],
    [
      'filling up that a shared stock just allows',
      aProblem(
        [
          [3, anOffer({ available: 7 })],
          [2, anOffer({ available: 7 })],
        ],
        { stores: [aStore(1, 350, 700)] },
      ),
      700,
    ],
    [
      'two picks of one store, its freight once',
      aProblem([[6, anOffer({ available: 4 }), anOffer({ productId: 2, available: 4 })]], {
        stores: [aStore(1, 50)],
      }),
      650,
    ],
    [
      'one store only, without freight',
      aProblem(
        [
          [1, anOffer()],
          [1, anOffer({ productId: 2, storeId: 2 }), anOffer({ productId: 3, steps: [[1, 300]] })],
        ],
        {
          mostStores: 1,
        },
      ),
      400,
    ],
  ])('%s', (_, problem, fen) => {
    const lines = served(problem);
    const { purchase, bound } = provePurchase(highs, problem, lines, worst(problem, lines, 0), 5);
    expect([purchase.total, bound]).toEqual([fen, fen]);
  });
});

describe('the solver', () => {
  const problem = aProblem([[5, anOffer(), anOffer({ productId: 2, storeId: 2, steps: [[1, 90]] })]], {
    stores: [aStore(1, 30), aStore(2, 90)],
  });
  const lines = served(problem);
  const start = worst(problem, lines, 0);

  /** The real one, with what it is asked written down, and another answer where one is wished. */
  const watched = (answer: { status?: number; dual?: number; solution?: number } = {}) => {
    const asked: Record<string, unknown>[] = [];
    let disposed = 0;
    const createModel = (definition: Parameters<typeof highs.createModel>[0]) => {
      const model = highs.createModel(definition);
      const set = model.options.set.bind(model.options);
      const get = model.info.get.bind(model.info);
      const setSolution = model.setSolution.bind(model);
      const dispose = model.dispose.bind(model);
      return Object.assign(Object.create(model), {
        run: () => model.run(),
        getSolution: () => model.getSolution(),
        getObjectiveValue: () => model.getObjectiveValue(),
        getModelStatus: () => answer.status ?? model.getModelStatus(),
        setSolution: (solution: { colValue: number[] }) => {
          asked.push({ begin: [...solution.colValue] });
          return setSolution(solution as never);
        },
        options: {
          set: (options: Record<string, unknown>) => {
            asked.push(options);
            set(options as never);
          },
        },
        info: {
          get: (name: string) =>
            name === 'mip_dual_bound' && answer.dual !== undefined
              ? answer.dual
              : name === 'primal_solution_status' && answer.solution !== undefined
                ? answer.solution
                : get(name as never),
        },
        dispose: () => {
          disposed += 1;
          dispose();
        },
      });
    };
    return {
      solver: Object.assign(Object.create(highs), {
        constants: highs.constants,
        createModel,
      }) as typeof highs,
      asked,
      disposed: () => disposed,
    };
  };

  it('is given its time, quiet, exact to the fen, and tidied up', () => {
    const { solver, asked, disposed } = watched();
    provePurchase(solver, problem, lines, start, 2.5);
    expect(asked[0]).toEqual({
      ...{ output_flag: false, time_limit: 2.5, mip_rel_gap: 0, mip_abs_gap: 0.5 },
      ...{ mip_feasibility_tolerance: 1e-8, random_seed: 1 },
    });
    expect(disposed()).toBe(1);
    provePurchase(solver, problem, lines, start, -1);
    expect(asked[2]).toMatchObject({ time_limit: 0.05 });
  });

  it('begins with the purchase that is known', () => {
    const { solver, asked } = watched();
    provePurchase(solver, problem, lines, start, 2);
    // Both stores are used or not, then the options, cheapest first.
    expect(asked[1]).toEqual({
      begin: start.taken[0]?.option === lines[0]?.options[0] ? [0, 1, 1, 0] : [1, 0, 0, 1],
    });
  });

  it.each([
    ['what it has proven by then, as whole fen', 517.4, 518],
    ['a fen that is there but for the arithmetic', 517.005, 517],
    ['nothing below nothing', -3, 0],
    ['nothing where nothing is known', Number.NEGATIVE_INFINITY, 0],
  ])('out of time has as its bound %s', (_, dual, bound) => {
    const { solver } = watched({ status: highs.constants.modelStatus.timeLimit, dual });
    expect(provePurchase(solver, problem, lines, start, 2).bound).toBe(bound);
  });

  it('out of time without a purchase leaves the one that is known, and cannot say how few are missed', () => {
    const { timeLimit } = highs.constants.modelStatus;
    const nothing = watched({ status: timeLimit, dual: 500, solution: 0 });
    expect(provePurchase(nothing.solver, problem, lines, start, 2)).toEqual({ purchase: start, bound: 500 });
    expect(leastUnserved(watched({ status: timeLimit }).solver, problem, lines, start, 2)).toBeUndefined();
    expect(leastUnserved(watched({ solution: 0 }).solver, problem, lines, start, 2)).toBeUndefined();
  });

  it('never gives a purchase that is no better than the one that is known', () => {
    const best = { ...bestPurchase(everyPurchase(problem, lines)), total: cents(1) };
    expect(provePurchase(highs, problem, lines, best, 2).purchase).toBe(best);
  });
});
