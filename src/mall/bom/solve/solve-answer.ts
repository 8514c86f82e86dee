// The found purchase as people read it: exact amounts, freight by store, why each line is bought so, and what simpler ways would cost.
import { cents, lineAmount, sum } from '#kit/money/money.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { shareOut } from '#kit/rules/share-out.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { freightOf } from '#mall/store/freight.ts';
import { goodsByStore, type Taken, totalOf } from './solve-local.ts';
import type { LineOptions, LineShare } from './solve-options.ts';
import type {
  LineChoice,
  LinePick,
  LineReason,
  PurchaseAnswer,
  PurchaseLine,
  PurchaseOffer,
  PurchaseProblem,
} from './solve-purchase.ts';

/** @param taken of each of `all` @param proven fen that no purchase goes below */
export function answerOf(
  problem: PurchaseProblem,
  all: readonly LineOptions[],
  taken: readonly Taken[],
  proven: number,
  seconds: number,
): PurchaseAnswer {
  const stores = new Map(problem.stores.map((store) => [store.storeId, store]));
  const found = new Map(all.flatMap((one, i) => [...choicesOf(one, taken[i] ?? null)]));
  const choices = problem.lines.map((line) => found.get(line)!);
  const shares = [...goodsByStore(taken)]
    .map(([storeId, goods]) => {
      const store = stores.get(storeId)!;
      return {
        storeId,
        lines: choices.filter(({ picks }) => picks.some((pick) => pick.storeId === storeId)).length,
        goodsAmount: cents(goods),
        freight: freightOf(store, cents(goods)),
        freeFrom: store.freightFee > 0 ? store.freeFreightFrom : null,
      };
    })
    .sort((a, b) => b.goodsAmount - a.goodsAmount || a.storeId - b.storeId);
  const goodsAmount = sum(choices.map((choice) => choice.amount));
  const freight = sum(shares.map((share) => share.freight));
  const total = cents(goodsAmount + freight);
  const bound = cents(Math.min(total, Math.max(0, proven)));
  const served = all.filter((_, i) => taken[i] != null);
  return {
    choices,
    stores: shares,
    goodsAmount,
    freight,
    total,
    bound,
    isOptimal: bound === total,
    naive: naivePurchase(problem, all, stores),
    oneStore: bestSingleStore(problem, served, stores),
    seconds,
  };
}

/** What a product is bought as, for all lines together. */
interface Bought extends LinePick {
  offer: PurchaseOffer;
  /** Pieces that the lines need of it. */
  wanted: number;
  /** How many lines take it. */
  lines: number;
}

/** Each line of what is bought together with what is its own of it. */
function choicesOf(all: LineOptions, taken: Taken): Map<PurchaseLine, LineChoice> {
  const shares =
    taken?.option.shares?.() ??
    all.lines.map(
      (line): LineShare => ({
        line,
        pieces: (taken?.option.picks ?? []).map(({ productId, quantity }) => ({
          productId,
          pieces: quantity,
        })),
      }),
    );
  const bought = taken ? boughtOf(all.lines, taken, shares) : [];
  const own = new Map<PurchaseLine, LinePick[]>(shares.map(({ line }) => [line, []]));
  for (const { offer: _, wanted: __, lines: ___, ...pick } of bought) {
    const of = shares.flatMap(({ line, pieces }) =>
      pieces.filter(({ productId }) => productId === pick.productId).map((one) => ({ line, ...one })),
    );
    const quantities = shareOut(
      pick.quantity,
      of.map(({ pieces }) => pieces),
    );
    const amounts = shareOut(pick.amount, quantities);
    for (const [i, { line }] of of.entries()) {
      own.get(line)!.push({ ...pick, quantity: quantities[i]!, amount: cents(amounts[i]!) });
    }
  }
  return new Map(
    all.lines.map((line): [PurchaseLine, LineChoice] => {
      const picks = own.get(line) ?? [];
      if (picks.length === 0) {
        const unserved = all.unserved ?? (taken && !taken.option.misses ? 'shortOfStock' : 'tooFewStores');
        return [line, { lineId: line.lineId, picks, amount: cents(0), unserved, reasons: [] }];
      }
      const amount = sum(picks.map((pick) => pick.amount));
      const reasons = reasonsOf(all, line, picks, bought);
      return [line, { lineId: line.lineId, picks, amount, unserved: null, reasons }];
    }),
  );
}

/** The picks with their fill-up, amounts computed anew from the ladder. */
function boughtOf(
  lines: readonly PurchaseLine[],
  { option, steps }: NonNullable<Taken>,
  shares: readonly LineShare[],
): Bought[] {
  return option.picks.map((pick, i) => {
    const offer = lines.flatMap((line) => line.offers).find((one) => one.productId === pick.productId)!;
    const quantity = pick.quantity + (i === 0 ? steps * (option.fillUp?.pieces ?? 0) : 0);
    const unitPrice = unitPriceAt(offer.priceTiers, quantity);
    const taken = shares.flatMap(({ pieces }) => pieces.filter((one) => one.productId === pick.productId));
    const wanted = option.shares ? taken.reduce((all, { pieces }) => all + pieces, 0) : lines[0]!.wanted;
    const amount = lineAmount(unitPrice, quantity);
    return { ...pick, quantity, unitPrice, amount, offer, wanted, lines: taken.length };
  });
}

function reasonsOf(
  { lines, ways }: LineOptions,
  line: PurchaseLine,
  picks: readonly LinePick[],
  bought: readonly Bought[],
): LineReason[] {
  const [pick] = picks;
  const {
    offer,
    quantity,
    amount,
    wanted,
    lines: takers,
  } = bought.find((one) => one.productId === pick!.productId)!;
  const reasons: LineReason[] = [];
  if (takers > 1) reasons.push({ kind: 'together', lines: takers, quantity });
  if (picks.length > 1) {
    return [...reasons, { kind: 'split', left: Math.max(...line.offers.map((one) => one.available)) }];
  }
  const instead = repairQuantity(wanted, offer)!;
  if (instead > wanted) reasons.push({ kind: 'multiple', wanted, quantity: instead });
  const least = lineAmount(unitPriceAt(offer.priceTiers, instead), instead);
  if (quantity > instead && amount <= least) {
    reasons.push({ kind: 'payLess', instead, quantity, saves: cents(least - amount) });
  } else if (quantity > instead) {
    reasons.push({ kind: 'fillsUp', instead, quantity, costs: cents(amount - least) });
  } else if (lines.length === 1) {
    const cheapest = ways.reduce((a, b) => (b.amount < a.amount ? b : a));
    if (cheapest.amount < amount && cheapest.picks[0]!.storeId !== pick!.storeId) {
      const dearerBy = cents(amount - cheapest.amount);
      reasons.push({ kind: 'savesFreight', storeId: cheapest.picks[0]!.storeId, dearerBy });
    }
  }
  return reasons;
}

type Stores = Parameters<typeof totalOf>[1];

/** Each line at the least quantity of the offer that is cheapest for it alone, or for those that it is bought with. */
function naivePurchase(
  problem: PurchaseProblem,
  all: readonly LineOptions[],
  stores: Stores,
): PurchaseAnswer['naive'] {
  const taken = all.flatMap(({ ways }): NonNullable<Taken>[] => {
    const least = ways.filter((option) => option.isLeast && !option.misses);
    if (least.length === 0) return [];
    return [{ option: least.reduce((a, b) => (b.amount < a.amount ? b : a)), steps: 0 }];
  });
  const used = goodsByStore(taken).size;
  if (used > (problem.mostStores ?? used)) return null;
  return { total: totalOf(taken, stores), stores: used };
}

function bestSingleStore(
  problem: PurchaseProblem,
  served: readonly LineOptions[],
  stores: Stores,
): PurchaseAnswer['oneStore'] {
  let best: PurchaseAnswer['oneStore'] = null;
  if (served.length === 0) return null;
  for (const { storeId } of problem.stores) {
    const taken: Taken[] = [];
    for (const { ways } of served) {
      const here = ways.filter(
        (option) => !option.misses && option.picks.every((pick) => pick.storeId === storeId),
      );
      if (here.length === 0) break;
      taken.push({ option: here.reduce((a, b) => (b.amount < a.amount ? b : a)), steps: 0 });
    }
    if (taken.length < served.length) continue;
    const total = totalOf(taken, stores);
    if (!best || total < best.total) best = { storeId, total };
  }
  return best;
}
