// All options of a whole purchase: what is left out is in no cheapest one, and lines of one product are one place.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineOptions } from './solve-options.ts';
import {
  anOffer,
  anyProblem,
  aProblem,
  aStore,
  bestPurchase,
  everyPurchase,
  type Step,
} from './solve-purchase.builders.ts';
import type { PurchaseProblem } from './solve-purchase.ts';
import { optionsOfLines } from './solve-together.ts';

/** "1:10+2:5 1500": pieces by product, and the amount in fen. */
const written = ({ options }: Pick<LineOptions, 'options'>) =>
  options.map(
    ({ picks, amount }) => `${picks.map((pick) => `${pick.productId}:${pick.quantity}`).join('+')} ${amount}`,
  );

const LADDER: Step[] = [
  [1, 100],
  [10, 80],
];

describe('of a whole problem', () => {
  const options = (problem: PurchaseProblem) => optionsOfLines(problem).map(written);
  const dear = anOffer({ productId: 2, storeId: 2, steps: [[1, 120]] });

  it.each<[string, PurchaseProblem, string[]]>([
    [
      'the cheapest of a store is enough',
      aProblem([[5, anOffer(), anOffer({ productId: 2, steps: [[1, 101]] })]]),
      ['1:5 500'],
    ],
    ['the first of two alike is as good', aProblem([[5, anOffer(), anOffer({ productId: 2 })]]), ['1:5 500']],
    ['a dearer store without freight is not needed', aProblem([[5, anOffer(), dear]]), ['1:5 500']],
    [
      'a dearer store is needed where the cheaper one asks freight',
      aProblem([[5, anOffer(), dear]], { stores: [aStore(1, 101), aStore(2)] }),
      ['1:5 500', '2:5 600'],
    ],
    [
      'a dearer store is not needed where it asks freight too',
      aProblem([[5, anOffer(), dear]], { stores: [aStore(1, 99), aStore(2, 50)] }),
      ['1:5 500'],
    ],
    [
      'a dearer store is needed where its freight may become free',
      aProblem([[5, anOffer(), dear]], { stores: [aStore(1, 99), aStore(2, 50, 9_999)] }),
      ['1:5 500', '2:5 600'],
    ],
    [
      'more of the same store is needed where that makes its freight free',
      aProblem(
        [
          [
            5,
            anOffer({
              steps: [
                [1, 100],
                [9, 90],
              ],
            }),
          ],
        ],
        { stores: [aStore(1, 311, 800)] },
      ),
      ['1:5 500', '1:9 810'],
    ],
    [
      'but not for more than the freight',
      aProblem(
        [
          [
            5,
            anOffer({
              steps: [
                [1, 100],
                [9, 90],
              ],
            }),
          ],
        ],
        { stores: [aStore(1, 309, 800)] },
      ),
      ['1:5 500'],
    ],
    [
      'every store is needed where only so many may be bought from',
      aProblem([[5, anOffer(), dear]], { mostStores: 1 }),
      ['1:5 500', '2:5 600'],
    ],
    [
      'lines of one product are bought together, at what both take of it',
      aProblem([
        [5, anOffer({ steps: LADDER }), dear],
        [5, anOffer({ steps: LADDER }), dear],
      ]),
      ['1:10 800'],
    ],
    [
      'or apart, where one is sold in tens and the other costs freight',
      aProblem(
        [
          [10, anOffer({ multiple: 10, minBuyNum: 10 }), dear],
          [1, anOffer({ multiple: 10, minBuyNum: 10 }), dear],
        ],
        { stores: [aStore(1), aStore(2, 30, 5_000)] },
      ),
      ['1:10+2:1 1120'],
    ],
    [
      'who stays out for want of stock is as few as can be, the dearest first',
      aProblem([
        [9, anOffer({ available: 10 })],
        [4, anOffer({ available: 10 })],
        [5, anOffer({ available: 10 })],
      ]),
      ['1:9 900'],
    ],
  ])('%s', (_, problem, found) => {
    expect(options(problem)[0]).toEqual(found);
  });

  it('they come cheapest first, eighty at most', () => {
    const offers = Array.from({ length: 100 }, (_, i) =>
      anOffer({ productId: i + 1, storeId: i + 1, steps: [[1, 200 - i]] }),
    );
    const [line] = optionsOfLines(aProblem([[1, ...offers]], { mostStores: 1 }));
    expect(line?.options).toHaveLength(80);
    expect(line?.options.map(({ amount }) => amount)).toEqual(Array.from({ length: 80 }, (_, i) => 101 + i));
  });

  it('a fill-up is offered only where the store asks a freight that can become free', () => {
    const filled = (fen: number, from: number | null) =>
      optionsOfLines(aProblem([[5, anOffer()]], { stores: [aStore(1, fen, from)] }))[0]?.options[0]?.fillUp;
    expect(filled(300, 1_000)).toEqual({ pieces: 1, amount: 100, steps: 3 });
    expect(filled(300, null)).toBeNull();
    expect(filled(0, 1_000)).toBeNull();
  });

  it('lines that nobody serves say why', () => {
    expect(optionsOfLines(aProblem([[5], [5, anOffer()]])).map(({ unserved }) => unserved)).toEqual([
      'noOffer',
      null,
    ]);
  });

  it('what is left out is in no cheapest purchase', () => {
    fc.assert(
      fc.property(anyProblem(2), (problem) => {
        const kept = optionsOfLines(problem);
        const all = kept.map((one) => ({ ...one, options: [...one.ways] }));
        const best = bestPurchase(everyPurchase(problem, all));
        const found = bestPurchase(everyPurchase(problem, kept));
        expect([found.unserved, found.total]).toEqual([best.unserved, best.total]);
      }),
      { numRuns: 150, seed: 3 },
    );
  });
});
