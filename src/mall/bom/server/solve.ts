// Solves purchases beside the visitors: one thinking thread at a time, the others wait in line.

import { Worker } from 'node:worker_threads';
import type { Work } from '#kit/db/work.ts';
import { projectFile } from '#kit/project/project-file.ts';
import { required } from '#kit/rules/required.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import type { PartOffer } from '#mall/goods/server/goods.ts';
import { findStores } from '#mall/store/server/store.ts';
import { MOST_OFFERS_PER_LINE, secondsFor } from '../solve/solve-limits.ts';
import type { PurchaseAnswer, PurchaseLine, PurchaseProblem } from '../solve/solve-purchase.ts';
import { solveErrors } from './solve.errors.ts';

/** chosen: who comes later is told to try again; each of those before him takes a second at most in practice. */
const MOST_WAITING = 20;
/** chosen: of one asker at the same time; a flood of his is his own to wait for. */
const MOST_OF_ONE = 3;
const MARGIN = 5_000;

let waiting = 0;
const waitingOf = new Map<string, number>();
let last: Promise<unknown> = Promise.resolve();

/** Lines with the offers that could serve them. */
export interface WantedOffers {
  lineId: number;
  wanted: number;
  offers: readonly PartOffer[];
  /** There are offers, but the enterprise has forbidden all of them (grade D). */
  isForbidden?: boolean;
}

/**
 * The cheapest purchase of the lines at tonight's prices and stock.
 * @param asker who waits for it; left out for what nobody waits for
 * @throws solveErrors.busy when too many wait, also of one asker; gaveUp when the thread fails
 */
export async function solvePurchase(
  work: Work,
  lines: readonly WantedOffers[],
  wishes: { mostStores?: number; mostLeadDays?: number } = {},
  asker?: string,
): Promise<PurchaseAnswer> {
  const wanted = new Map<number, number>();
  for (const { offers, wanted: pieces } of lines) {
    for (const { productId } of offers) wanted.set(productId, (wanted.get(productId) ?? 0) + pieces);
  }
  const kept = lines.map((line): PurchaseLine => ({ ...line, offers: cheapestFirst(line, wanted) }));
  const storeIds = [...new Set(kept.flatMap(({ offers }) => offers.map((offer) => offer.storeId)))];
  const stores = await findStores(work, storeIds);
  const problem = {
    lines: kept,
    stores: [...stores.values()].map(({ storeId, freightIn }) => {
      const { freightFee, freeFreightFrom } = freightIn(null);
      return { storeId, freightFee, freeFreightFrom };
    }),
    mostStores: wishes.mostStores ?? null,
    mostLeadDays: wishes.mostLeadDays ?? null,
  };
  return asker === undefined ? think(problem) : inTurnOf(asker, () => think(problem));
}

async function inTurnOf<T>(asker: string, act: () => Promise<T>): Promise<T> {
  const before = waitingOf.get(asker) ?? 0;
  if (before >= MOST_OF_ONE) throw solveErrors.busy();
  waitingOf.set(asker, before + 1);
  try {
    return await act();
  } finally {
    const left = required(waitingOf.get(asker)) - 1;
    if (left > 0) waitingOf.set(asker, left);
    else waitingOf.delete(asker);
  }
}

/** Those that cost most per piece are left out where there are very many. @param wanted pieces of each product, of all lines */
function cheapestFirst({ offers }: WantedOffers, wanted: ReadonlyMap<number, number>): readonly PartOffer[] {
  const price = ({ productId, priceTiers, minBuyNum }: PartOffer) =>
    unitPriceAt(priceTiers, Math.max(required(wanted.get(productId)), minBuyNum));
  return offers
    .toSorted((a, b) => price(a) - price(b) || a.productId - b.productId)
    .slice(0, MOST_OFFERS_PER_LINE);
}

async function think(problem: PurchaseProblem): Promise<PurchaseAnswer> {
  if (waiting >= MOST_WAITING) throw solveErrors.busy();
  waiting++;
  const turn = last.then(() => inThread(problem));
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    waiting--;
  }
}

function inThread(problem: PurchaseProblem): Promise<PurchaseAnswer> {
  const seconds = secondsFor(problem.lines.length);
  const worker = new Worker(projectFile('src/mall/bom/server/solve-thread.ts'), {
    workerData: { problem, seconds },
  });
  const { promise, resolve, reject } = Promise.withResolvers<PurchaseAnswer>();
  const late = setTimeout(() => reject(solveErrors.gaveUp()), seconds * 1_000 + MARGIN);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(solveErrors.gaveUp()));
  return promise.finally(() => {
    clearTimeout(late);
    return worker.terminate();
  });
}
