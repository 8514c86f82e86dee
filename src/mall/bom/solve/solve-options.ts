// How lines can be bought: the few quantities of each offer that a cheapest purchase ever needs to look at.
import { type Cents, cents, lineAmount } from '#kit/money/money.ts';
import { type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import type { Pick, PurchaseLine, PurchaseOffer, Unserved } from './solve-purchase.ts';

/** More of the same option in steps that cost whole fen, for reaching a store's free freight. */
interface FillUp {
  /** Pieces of one step. */
  pieces: number;
  /** What one step costs, exactly. */
  amount: Cents;
  /** Most steps: within the ladder's step, the stock and the limit. */
  steps: number;
}

/** What a line has of the products that it shares with others. */
export interface LineShare {
  line: PurchaseLine;
  /** Empty: the line is missed. */
  pieces: readonly { productId: number; pieces: number }[];
}

/** One way to buy a line, or the lines that are bought together. */
export interface LineOption {
  /** Each product once. */
  picks: readonly Pick[];
  amount: Cents;
  /** Of the first pick. Only where the store's freight can become free. */
  fillUp: FillUp | null;
  /** Each offer at the least quantity that will do. */
  isLeast?: boolean;
  /** Of lines that are bought together: who has what. */
  shares?: () => readonly LineShare[];
  /** Lines that stay unserved although others of the same products could make room for them. */
  misses?: number;
}

/** Lines that may take the same products are bought together; any other line alone. */
export interface LineOptions {
  lines: readonly PurchaseLine[];
  /** How many of the lines stock allows to be served. */
  servable: number;
  options: LineOption[];
  /** All ways, also those that no cheapest purchase needs. */
  ways: readonly LineOption[];
  /** Why there is none. */
  unserved: Unserved | null;
  /** Fen; no way to buy them costs less. */
  floor: number;
  /** Fen by which a way that was not looked at might be cheaper; 0: all were. */
  slack: number;
}

/** Most offers of a line that are combined in twos when none alone has enough. // chosen: bounds the pairs to 15 */
const MOST_SPLIT_OFFERS = 6;

/** Up to so many multiples all are tried when two offers share a line; beyond, only where the cost can turn. // chosen */
const FEW_MULTIPLES = 30;

export const isInTime = (offer: PurchaseOffer, mostLeadDays: number | null): boolean =>
  mostLeadDays === null || offer.leadDays <= mostLeadDays;

/** The stores an option needs, each once, ascending. */
export function storeIdsOf({ picks }: LineOption): number[] {
  return [...new Set(picks.map((pick) => pick.storeId))].sort((a, b) => a - b);
}

/** All options of one line, none left out. @param fill the freight that filling up an offer's order may save; null: none */
export function waysToBuy(
  line: PurchaseLine,
  mostLeadDays: number | null,
  fill: (offer: PurchaseOffer) => Cents | null,
): { options: LineOption[]; unserved: Unserved | null } {
  if (line.offers.length === 0) return { options: [], unserved: 'noOffer' };
  const inTime = line.offers.filter((offer) => isInTime(offer, mostLeadDays));
  if (inTime.length === 0) return { options: [], unserved: 'tooSlow' };
  const options: LineOption[] = inTime.flatMap((offer) =>
    breakpoints(offer, line.wanted).map((quantity, i) => {
      const pick = pickOf(offer, quantity);
      const fillUp = fillUpOf(offer, quantity, fill(offer));
      return { picks: [pick], amount: pick.amount, fillUp, isLeast: i === 0 };
    }),
  );
  if (options.length === 0) options.push(...splits(inTime, line.wanted));
  return { options, unserved: options.length === 0 ? 'shortOfStock' : null };
}

/** The repaired wish and the starts of later ladder steps that are valid and in stock; ascending. */
export function breakpoints(offer: PurchaseOffer, wanted: number): number[] {
  const rule = ruleOf(offer);
  const least = repairQuantity(wanted, rule);
  if (least === undefined || least < wanted) return [];
  const found = [least];
  for (const tier of offer.priceTiers) {
    const start = repairQuantity(tier.minNum, rule) ?? 0;
    if (start >= tier.minNum && start > least) found.push(start);
  }
  return [...new Set(found)];
}

/** What an offer may be bought in; stock is a limit like any other. */
export function ruleOf({ minBuyNum, multiple, maxBuyNum, available }: PurchaseOffer): QuantityRule {
  return { minBuyNum, multiple, maxBuyNum: Math.min(available, maxBuyNum ?? available) };
}

export function pickOf(offer: PurchaseOffer, quantity: number): Pick {
  return {
    productId: offer.productId,
    storeId: offer.storeId,
    quantity,
    amount: lineAmount(unitPriceAt(offer.priceTiers, quantity), quantity),
  };
}

/** Steps of whole fen above `quantity` that stay on the same step of the ladder and cost less than `saves` together. */
export function fillUpOf(offer: PurchaseOffer, quantity: number, saves: Cents | null): FillUp | null {
  if (saves === null) return null;
  const price = unitPriceAt(offer.priceTiers, quantity);
  const next = offer.priceTiers.find((tier) => tier.minNum > quantity)?.minNum ?? Number.POSITIVE_INFINITY;
  const most = Math.min(ruleOf(offer).maxBuyNum!, next - 1);
  const perMultiple = price * offer.multiple;
  const multiples = 10_000 / greatestCommonDivisor(perMultiple, 10_000);
  const pieces = multiples * offer.multiple;
  const amount = (perMultiple * multiples) / 10_000;
  const steps = Math.min(Math.floor((most - quantity) / pieces), Math.floor(saves / amount));
  return steps > 0 ? { pieces, amount: cents(amount), steps } : null;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export const mostOf = (offer: PurchaseOffer): number =>
  repairQuantity(Number.MAX_SAFE_INTEGER, ruleOf(offer)) ?? 0;

/** Two offers together: one at its limits or ladder steps, the other takes the rest. */
export function splits(offers: readonly PurchaseOffer[], wanted: number): LineOption[] {
  const largest = offers.toSorted((a, b) => mostOf(b) - mostOf(a)).slice(0, MOST_SPLIT_OFFERS);
  const found = new Map<string, LineOption>();
  for (const one of largest) {
    for (const other of largest) {
      if (one.partId !== other.partId || one.productId === other.productId) continue;
      for (const first of turningPoints(one, wanted, other)) {
        for (const second of breakpoints(other, wanted - first)) {
          const picks = [pickOf(one, first), pickOf(other, second)].sort((a, b) => a.productId - b.productId);
          const key = picks.map((pick) => `${pick.productId}:${pick.quantity}`).join(' ');
          const amount = cents(picks[0]!.amount + picks[1]!.amount);
          found.set(key, { picks, amount, fillUp: null, isLeast: true });
        }
      }
    }
  }
  return [...found.values()];
}

/** Where the cost of taking more of `one`, which has too few, and less of `other` can turn: limits and both sides of steps. */
function turningPoints(one: PurchaseOffer, wanted: number, other: PurchaseOffer): number[] {
  const own = ruleOf(one);
  const ends = (offer: PurchaseOffer) => {
    const steps = offer.priceTiers.map((tier) => repairQuantity(tier.minNum, ruleOf(offer)) ?? 0);
    return [offer.minBuyNum, mostOf(offer), ...steps.flatMap((start) => [start, start - offer.multiple])];
  };
  const everyOne = Math.ceil(mostOf(one) / one.multiple);
  const wishes =
    everyOne <= FEW_MULTIPLES
      ? Array.from({ length: everyOne }, (_, i) => (i + 1) * one.multiple)
      : [...ends(one), ...ends(other).map((taken) => wanted - taken)];
  return [...new Set(wishes.flatMap((wish) => repairQuantity(wish, own) ?? []))];
}
