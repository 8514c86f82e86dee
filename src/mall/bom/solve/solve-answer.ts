// The found purchase as people read it: exact amounts, freight by store, why each line is bought so, and what simpler ways would cost.
import { type Cents, cents, lineAmount, sum } from '#kit/money/money.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { freightOf } from '#mall/store/freight.ts';
import { goodsByStore, type Purchase, sharedStock, type Taken, totalOf } from './solve-local.ts';
import { type LineOption, waysToBuy } from './solve-options.ts';
import type {
  LineChoice,
  LineReason,
  Pick,
  PurchaseAnswer,
  PurchaseLine,
  PurchaseProblem,
  Unserved,
} from './solve-purchase.ts';

/** @param whyNot why a line has no option at all, by its place */
export function answerOf(
  problem: PurchaseProblem,
  purchase: Purchase,
  whyNot: readonly (Unserved | null)[],
  proven: number,
  seconds: number,
): PurchaseAnswer {
  const stores = new Map(problem.stores.map((store) => [store.storeId, store]));
  const ways = problem.lines.map((line) => waysToBuy(line, problem.mostLeadDays, () => null).options);
  const choices = purchase.taken.map((taken, i) =>
    choiceOf(problem.lines[i]!, taken, ways[i]!, whyNot[i] ?? null),
  );
  const shares = [...goodsByStore(purchase.taken)]
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
  const served = ways.filter((_, i) => purchase.taken[i] !== null);
  return {
    choices,
    stores: shares,
    goodsAmount,
    freight,
    total,
    bound,
    isOptimal: bound === total,
    naive: naivePurchase(problem, ways, stores),
    oneStore: bestSingleStore(problem, served, stores),
    seconds,
  };
}

/** The picks of a line with its fill-up, amounts computed anew from the ladder. */
function picksOf(line: PurchaseLine, taken: NonNullable<Taken>): Pick[] {
  return taken.option.picks.map((pick) => {
    const offer = line.offers.find((one) => one.productId === pick.productId)!;
    const quantity = pick.quantity + taken.steps * (taken.option.fillUp?.pieces ?? 0);
    return { ...pick, quantity, amount: lineAmount(unitPriceAt(offer.priceTiers, quantity), quantity) };
  });
}

function choiceOf(
  line: PurchaseLine,
  taken: Taken,
  ways: readonly LineOption[],
  whyNot: Unserved | null,
): LineChoice {
  if (!taken) {
    const unserved = whyNot ?? 'tooFewStores';
    return { lineId: line.lineId, picks: [], amount: cents(0), unserved, reasons: [] };
  }
  const picks = picksOf(line, taken);
  const amount = sum(picks.map((pick) => pick.amount));
  return {
    lineId: line.lineId,
    picks,
    amount,
    unserved: null,
    reasons: reasonsOf(line, picks, amount, ways),
  };
}

function reasonsOf(
  line: PurchaseLine,
  picks: readonly Pick[],
  amount: Cents,
  ways: readonly LineOption[],
): LineReason[] {
  const [pick] = picks;
  if (picks.length > 1)
    return [{ kind: 'split', left: Math.max(...line.offers.map((one) => one.available)) }];
  const offer = line.offers.find((one) => one.productId === pick!.productId)!;
  const { quantity } = pick!;
  const instead = repairQuantity(line.wanted, offer)!;
  const reasons: LineReason[] = [];
  if (instead > line.wanted) reasons.push({ kind: 'multiple', wanted: line.wanted, quantity: instead });
  const least = lineAmount(unitPriceAt(offer.priceTiers, instead), instead);
  if (quantity > instead && amount <= least) {
    reasons.push({ kind: 'payLess', instead, quantity, saves: cents(least - amount) });
  } else if (quantity > instead) {
    reasons.push({ kind: 'fillsUp', instead, quantity, costs: cents(amount - least) });
  } else {
    const cheapest = ways.reduce((a, b) => (b.amount < a.amount ? b : a));
    if (cheapest.amount < amount && cheapest.picks[0]!.storeId !== pick!.storeId) {
      const dearerBy = cents(amount - cheapest.amount);
      reasons.push({ kind: 'savesFreight', storeId: cheapest.picks[0]!.storeId, dearerBy });
    }
  }
  return reasons;
}

type Stores = Parameters<typeof totalOf>[1];

/** Each line at the least quantity of the offer that is cheapest for it alone. */
function naivePurchase(
  problem: PurchaseProblem,
  ways: readonly (readonly LineOption[])[],
  stores: Stores,
): PurchaseAnswer['naive'] {
  const taken = ways
    .filter((options) => options.length > 0)
    .map((options): Taken => {
      const least = leastOfEach(options);
      return { option: least.reduce((a, b) => (b.amount < a.amount ? b : a)), steps: 0 };
    });
  const used = goodsByStore(taken).size;
  if (used > (problem.mostStores ?? used) || !isInStock(problem, taken)) return null;
  return { total: totalOf(taken, stores), stores: used };
}

/** Of each offer the smallest quantity; combinations as they are. */
function leastOfEach(options: readonly LineOption[]): LineOption[] {
  const least = new Map<string, LineOption>();
  for (const option of options) {
    const key = option.picks.length > 1 ? String(least.size) : `product ${option.picks[0]!.productId}`;
    const known = least.get(key);
    if (!known || option.picks[0]!.quantity < known.picks[0]!.quantity) least.set(key, option);
  }
  return [...least.values()];
}

function bestSingleStore(
  problem: PurchaseProblem,
  ways: readonly (readonly LineOption[])[],
  stores: Stores,
): PurchaseAnswer['oneStore'] {
  let best: PurchaseAnswer['oneStore'] = null;
  if (ways.length === 0) return null;
  for (const { storeId } of problem.stores) {
    const taken: Taken[] = [];
    for (const options of ways) {
      const here = options.filter(({ picks }) => picks.every((pick) => pick.storeId === storeId));
      if (here.length === 0) break;
      taken.push({ option: here.reduce((a, b) => (b.amount < a.amount ? b : a)), steps: 0 });
    }
    if (taken.length < ways.length || !isInStock(problem, taken)) continue;
    const total = totalOf(taken, stores);
    if (!best || total < best.total) best = { storeId, total };
  }
  return best;
}

function isInStock(problem: PurchaseProblem, taken: readonly Taken[]): boolean {
  const left = sharedStock(problem);
  for (const one of taken) {
    for (const { productId, quantity } of one?.option.picks ?? []) {
      const rest = left.get(productId);
      if (rest === undefined) continue;
      if (rest < quantity) return false;
      left.set(productId, rest - quantity);
    }
  }
  return true;
}
