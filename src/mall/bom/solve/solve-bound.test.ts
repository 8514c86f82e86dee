// What a purchase must cost at least: never more than the cheapest, and near it where freight cannot be avoided.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerBound } from './solve-bound.ts';
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

const bound = (problem: PurchaseProblem) =>
  lowerBound(
    problem,
    optionsOfLines(problem).filter(({ unserved }) => unserved === null),
  );
const at = (storeId: number, fen: number, productId = storeId) =>
  anOffer({ productId, storeId, steps: [[1, fen]] });
const FAR = 1_000_000;

describe('the least that must be paid', () => {
  it.each<[string, PurchaseProblem, number]>([
    ['nothing for nothing', aProblem([]), 0],
    [
      'the goods, where no freight is asked',
      aProblem([
        [5, at(1, 100)],
        [2, at(2, 100)],
      ]),
      700,
    ],
    ['freight that nobody can avoid', aProblem([[5, at(1, 100)]], { stores: [aStore(1, 60)] }), 560],
    [
      'freight once, for two lines',
      aProblem(
        [
          [5, at(1, 100)],
          [5, at(1, 100, 2)],
        ],
        { stores: [aStore(1, 60)] },
      ),
      1_060,
    ],
    [
      'freight that is free only far beyond',
      aProblem([[5, at(1, 100)]], { stores: [aStore(1, 60, FAR)] }),
      560,
    ],
    [
      'no freight that filling up may make free',
      aProblem([[5, at(1, 100)]], { stores: [aStore(1, 200, 700)] }),
      500,
    ],
    [
      'freight that filling up makes free only for more than it saves',
      aProblem([[5, at(1, 100)]], { stores: [aStore(1, 200, 701)] }),
      700,
    ],
    ['no freight that is free', aProblem([[5, at(1, 100)]], { stores: [aStore(1, 60, 500)] }), 500],
    [
      'freight that stays a fen short of free',
      aProblem([[5, anOffer({ available: 5 })]], { stores: [aStore(1, 60, 501)] }),
      560,
    ],
    [
      'freight up to the next store’s price',
      aProblem([[5, at(1, 100), at(2, 110)]], { stores: [aStore(1, 60), aStore(2, 0)] }),
      550,
    ],
    [
      'freight of the cheapest store, the other asking as much',
      aProblem([[5, at(1, 100), at(2, 110)]], { stores: [aStore(1, 60), aStore(2, 60)] }),
      560,
    ],
    [
      'freight that one line takes only up to the next store’s price leaves the rest to the other',
      aProblem(
        [
          [5, at(1, 100), at(2, 110)],
          [5, at(1, 100, 3)],
        ],
        { stores: [aStore(1, 60), aStore(2, 0)] },
      ),
      1_060,
    ],
    [
      'freight shared out over lines that need either store',
      aProblem(
        [
          [5, at(1, 100), at(2, 100)],
          [5, at(1, 100, 3)],
        ],
        { stores: [aStore(1, 60), aStore(2, 60)] },
      ),
      1_060,
    ],
    [
      'freight of two stores at one price',
      aProblem([[5, at(1, 100), at(2, 100)]], { stores: [aStore(1, 60), aStore(2, 40)] }),
      540,
    ],
  ])('%s', (_, problem, fen) => {
    expect(bound(problem)).toBe(fen);
  });

  it('is never more than the cheapest purchase costs, nor less than its goods alone', () => {
    fc.assert(
      fc.property(anyProblem(3), (asked) => {
        const problem = { ...asked, mostStores: null };
        const lines = optionsOfLines(problem).filter(({ unserved }) => unserved === null);
        const best = bestPurchase(everyPurchase(problem, lines));
        if (best.unserved > 0) return;
        const least = lowerBound(problem, lines);
        expect(least).toBeLessThanOrEqual(best.total);
        const goods = lines.reduce(
          (sum, { options }) => sum + Math.min(...options.map(({ amount }) => amount)),
          0,
        );
        expect(least).toBeGreaterThanOrEqual(goods);
      }),
      { numRuns: 300, seed: 13 },
    );
  });
});
