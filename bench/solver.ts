// `npm run node -- bench/solver.ts`: how long the cheapest purchase takes, and how near the optimum it comes, by size.
import loadHighs from 'highs';
import { cents, unitPrice } from '#kit/money/money.ts';
import { solveCheapest } from '#mall/bom/solve/solve-cheapest.ts';
import { secondsFor } from '#mall/bom/solve/solve-limits.ts';
import type { PurchaseProblem } from '#mall/bom/solve/solve-purchase.ts';

/** The same numbers at each run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Parts from tenths of a fen to tens of yuan, ladders of four steps, stores that differ by a quarter, freight of ¥6–18. */
function purchase(lines: number, offers: number, stores: number, seed: number, mostStores: number | null) {
  const roll = dice(seed);
  const whole = (min: number, max: number) => min + Math.floor(roll() * (max - min + 1));
  let productId = 0;
  return {
    mostStores,
    mostLeadDays: null,
    stores: Array.from({ length: stores }, (_, i) => ({
      storeId: i + 1,
      freightFee: cents(whole(6, 18) * 100),
      freeFreightFrom: roll() < 0.8 ? cents(whole(50, 500) * 100) : null,
    })),
    lines: Array.from({ length: lines }, (_, i) => {
      const price = 1_000 * 10 ** (roll() * 4.3);
      const sellers = new Set<number>();
      while (sellers.size < Math.min(offers, stores)) sellers.add(whole(1, stores));
      return {
        lineId: i + 1,
        wanted: whole(1, 400),
        offers: [...sellers].map((storeId) => {
          const own = price * (0.8 + roll() * 0.5);
          const multiple = price < 50_000 ? 50 : price < 500_000 ? 10 : 1;
          return {
            productId: ++productId,
            partId: i + 1,
            storeId,
            priceTiers: [1, 50, 200, 1_000].map((minNum, step) => ({
              minNum,
              unitPrice: unitPrice(Math.round(own * (1 - step * 0.12))),
            })),
            minBuyNum: multiple,
            multiple,
            maxBuyNum: null,
            available: roll() < 0.1 ? whole(0, 300) : whole(500, 20_000),
            leadDays: whole(1, 14),
          };
        }),
      };
    }),
  } satisfies PurchaseProblem;
}

const CASES: [lines: number, offers: number, stores: number, mostStores: number | null][] = [
  [10, 6, 8, null],
  [30, 6, 8, null],
  [60, 6, 8, null],
  [60, 6, 20, null],
  [60, 6, 8, 3],
  [200, 10, 20, null],
  [1_000, 6, 20, null],
  [5_000, 6, 20, null],
  [5_000, 6, 20, 5],
];
const SEEDS = [1, 2, 3, 4, 5];

const highs = await loadHighs();
console.log('lines × offers, stores, at most | s median | s worst | proven | worst gap');
for (const [lines, offers, stores, mostStores] of CASES) {
  const answers = SEEDS.map((seed) =>
    solveCheapest(highs, purchase(lines, offers, stores, seed, mostStores), secondsFor(lines)),
  );
  const times = answers.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const gaps = answers.map(({ total, bound }) => (total === 0 ? 0 : (total - bound) / total));
  console.log(
    [
      `${lines} × ${offers}, ${stores}, ${mostStores ?? 'any'}`,
      times[times.length >> 1],
      times.at(-1),
      `${answers.filter(({ isOptimal }) => isOptimal).length}/${SEEDS.length}`,
      `${(Math.max(...gaps) * 100).toFixed(4)} %`,
    ].join(' | '),
  );
}
