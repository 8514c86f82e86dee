// How a product's ladder and rules answer a quantity: its price, what it comes to, and whether another one would cost less.
import {
  centsToWire,
  lineAmount,
  parseUnitPrice,
  type UnitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import { type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import type { TierReply } from '../goods.protocol.ts';
import { cheapestQuantity, type PriceTier, unitPriceAt } from '../price-tier.ts';

/** Most pieces of one line, as every call takes them. */
const MOST_WISHED = 999_999_999;

/** What of a product decides how many may be bought. */
export interface BuyableProduct {
  minBuyNum: number;
  multiple: number;
  maxBuyNum?: number | null;
  productStock: number;
  priceTiers: readonly TierReply[];
}

/** A ladder of the wire as numbers. A price that is none counts as nothing. */
export function ladderSteps(tiers: readonly TierReply[]): PriceTier[] {
  return tiers.map(({ minNum, unitPrice }) => ({
    minNum,
    unitPrice: parseUnitPrice(unitPrice) ?? (0 as UnitPrice),
  }));
}

/** The rule with the stock in it: nobody may order what is not there. */
export function ruleOf(product: BuyableProduct): QuantityRule {
  const most = Math.min(product.maxBuyNum ?? Number.MAX_SAFE_INTEGER, Math.max(0, product.productStock));
  return { minBuyNum: product.minBuyNum, multiple: product.multiple, maxBuyNum: most };
}

/** What may be wished for: MOQ and multiple hold, stock does not; no more than a line of the cart can carry. */
export const wishFor = (wanted: number, { minBuyNum, multiple }: BuyableProduct): number =>
  repairQuantity(wanted, { minBuyNum, multiple, maxBuyNum: MOST_WISHED }) ?? minBuyNum;

/** The quantity to begin with; undefined where nothing can be bought. */
export function firstQuantity(product: BuyableProduct): number | undefined {
  return repairQuantity(product.minBuyNum, ruleOf(product));
}

export interface QuantityAnswer {
  /** Decimal yuan, six decimals. */
  unitPrice: string;
  /** Decimal yuan. */
  amount: string;
  /** A larger quantity that costs less in all. */
  better?: { quantity: number; amount: string; saves: string };
  /** What is missing to the next step of the ladder, where it can be reached. */
  next?: { missing: number; quantity: number; unitPrice: string };
}

/** @param quantity one that may be bought @param product its ladder not empty */
export function answerQuantity(quantity: number, product: BuyableProduct): QuantityAnswer {
  const tiers = ladderSteps(product.priceTiers);
  const rule = ruleOf(product);
  const price = unitPriceAt(tiers, quantity);
  const amount = lineAmount(price, quantity);
  const answer: QuantityAnswer = { unitPrice: unitPriceToWire(price), amount: centsToWire(amount) };
  const cheapest = cheapestQuantity(quantity, tiers, rule);
  if (cheapest && cheapest.quantity > quantity && cheapest.amount < amount) {
    answer.better = {
      quantity: cheapest.quantity,
      amount: centsToWire(cheapest.amount),
      saves: centsToWire((amount - cheapest.amount) as typeof amount),
    };
    return answer;
  }
  const step = tiers.find((tier) => tier.minNum > quantity);
  const reached = step && repairQuantity(step.minNum, rule);
  if (step && reached !== undefined && reached >= step.minNum) {
    answer.next = {
      missing: reached - quantity,
      quantity: reached,
      unitPrice: unitPriceToWire(step.unitPrice),
    };
  }
  return answer;
}
