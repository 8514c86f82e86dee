// Finds the cheapest valid purchase of many lines over all stores, and proves how near the optimum it is (domain 3.10.6).
import type { Highs } from 'highs';
import { answerOf } from './solve-answer.ts';
import { lowerBound } from './solve-bound.ts';
import { searchPurchase } from './solve-local.ts';
import { leastUnserved, provePurchase } from './solve-model.ts';
import type { LineOptions } from './solve-options.ts';
import type { PurchaseAnswer, PurchaseProblem } from './solve-purchase.ts';
import { optionsOfLines } from './solve-together.ts';

/** More options than these are left to the search and its own bound: the proof would take minutes. // measured */
const MOST_PROVEN_OPTIONS = 60_000;
/** The same where it is open which lines so few stores can serve at all. // measured */
const MOST_COUNTED_OPTIONS = 8_000;

/**
 * The cheapest purchase: quantities valid, stock respected, line amounts rounded half up once, freight as each store asks.
 * Lines that nothing serves are named with why and cost nothing. Blocks its thread: call it in a worker.
 *
 * The optimum is meant over the repaired wish, later starts of ladder steps, and fill-ups in steps of whole fen; two
 * offers share a line only where no single one has enough. What several lines take of a product is one order of it: its
 * ladder, MOQ, multiple and stock hold for their sum. Where so many lines share products that not every way to give them
 * to offers was looked at, the bound says how much cheaper another might be.
 * @param seconds how long it may think, in all
 */
export function solveCheapest(highs: Highs, problem: PurchaseProblem, seconds: number): PurchaseAnswer {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const left = () => (end - performance.now()) / 1000;
  const all = optionsOfLines(problem);
  const lines = all.filter(({ unserved }) => unserved === null);

  let purchase = searchPurchase(problem, lines, begun + seconds * 400);
  const slack = lines.reduce((fen, line) => fen + line.slack, 0);
  const floor = cheapestOf(lines, purchase.unserved);
  let bound = purchase.unserved === 0 ? Math.max(floor, lowerBound(problem, lines) - slack) : floor;
  const size = lines.reduce((number, { options }) => number + options.length, 0);
  const isOpen = purchase.unserved > 0 || bound < purchase.total;
  if (isOpen && size <= (purchase.unserved > 0 ? MOST_COUNTED_OPTIONS : MOST_PROVEN_OPTIONS)) {
    const served = purchase.unserved === 0 || leastUnserved(highs, problem, lines, purchase, left() / 2);
    if (typeof served === 'object' && served.unserved < purchase.unserved) purchase = served;
    const proven = provePurchase(highs, problem, lines, purchase, left());
    purchase = proven.purchase;
    if (served) bound = Math.max(bound, proven.bound - slack);
  }

  const taken = new Map(lines.map((line, i) => [line, purchase.taken[i]!]));
  return answerOf(
    problem,
    all,
    all.map((line) => taken.get(line) ?? null),
    bound,
    Math.round(performance.now() - begun) / 1000,
  );
}

/** No purchase of so many lines costs less than the goods of the cheapest among them. */
function cheapestOf(lines: readonly LineOptions[], unserved: number): number {
  return lines
    .map(({ floor }) => floor)
    .sort((a, b) => a - b)
    .slice(0, Math.max(0, lines.length - unserved))
    .reduce((a, b) => a + b, 0);
}
