// Which store's offer serves a need best, and how many pieces that makes; the same for guests and members.
import { type Cents, cents, lineAmount, type UnitPrice } from '#kit/money/money.ts';
import { type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import { mendQuantity } from '#mall/cart/cart-quantity.ts';
import { cheapestQuantity, type PriceTier, unitPriceAt } from '#mall/goods/price-tier.ts';

/** What choosing needs to know of an offer. */
export interface OfferTerms extends QuantityRule {
  productId: number;
  priceTiers: readonly PriceTier[];
  /** Pieces that may be ordered now. */
  available: number;
}

/** An offer at a quantity that its store would take. */
export interface PricedOffer {
  /** The need mended to MOQ and multiple; less than the need where the stock has no more. */
  buyNum: number;
  unitPrice: UnitPrice;
  amount: Cents;
  /** The whole need is there. */
  isEnough: boolean;
  /** A larger quantity that costs less in all; null: there is none. */
  better: { buyNum: number; amount: Cents; saves: Cents } | null;
}

/** What so many pieces of an offer cost. */
export function costOf(
  { priceTiers }: Pick<OfferTerms, 'priceTiers'>,
  pieces: number,
): { unitPrice: UnitPrice; amount: Cents } {
  const unitPrice = unitPriceAt(priceTiers, pieces);
  return { unitPrice, amount: lineAmount(unitPrice, pieces) };
}

/** @returns undefined where nothing can be bought */
export function priceOffer(offer: OfferTerms, need: number): PricedOffer | undefined {
  const wanted = Math.max(1, need);
  const repaired = repairQuantity(wanted, offer);
  const isEnough = repaired !== undefined && repaired >= wanted && repaired <= offer.available;
  const buyNum = isEnough ? repaired : mendQuantity(wanted, offer);
  if (buyNum === undefined || buyNum <= 0) return undefined;
  const { unitPrice, amount } = costOf(offer, buyNum);
  const cheapest = isEnough ? cheapestQuantity(wanted, offer.priceTiers, offer) : undefined;
  const isBetter = cheapest && cheapest.amount < amount && cheapest.quantity <= offer.available;
  return {
    buyNum,
    unitPrice,
    amount,
    isEnough,
    better: isBetter
      ? { buyNum: cheapest.quantity, amount: cheapest.amount, saves: cents(amount - cheapest.amount) }
      : null,
  };
}

/** The cheapest offer that has enough; where none has, the one that has most. */
export function bestOffer<O extends OfferTerms>(
  offers: readonly O[],
  need: number,
): { offer: O; priced: PricedOffer } | undefined {
  let best: { offer: O; priced: PricedOffer } | undefined;
  for (const offer of offers) {
    const priced = priceOffer(offer, need);
    if (priced && (!best || isBetter(priced, best.priced))) best = { offer, priced };
  }
  return best;
}

function isBetter(one: PricedOffer, other: PricedOffer): boolean {
  if (one.isEnough !== other.isEnough) return one.isEnough;
  return one.isEnough ? one.amount < other.amount : one.buyNum > other.buyNum;
}
