// Which store's offer serves a need best, how many pieces that makes, and what is wrong with it; the same for guests and members.
import { type Cents, cents, lineAmount, type UnitPrice } from '#kit/money/money.ts';
import { type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import type { Text } from '#kit/words/text.ts';
import { checkQuantity, mendQuantity } from '#mall/cart/cart-quantity.ts';
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

/** @returns undefined where nothing can be bought */
export function priceOffer(offer: OfferTerms, need: number): PricedOffer | undefined {
  const wanted = Math.max(1, need);
  const repaired = repairQuantity(wanted, offer);
  const isEnough = repaired !== undefined && repaired >= wanted && repaired <= offer.available;
  const buyNum = isEnough ? repaired : mendQuantity(wanted, offer);
  if (buyNum === undefined || buyNum <= 0) return undefined;
  const unitPrice = unitPriceAt(offer.priceTiers, buyNum);
  const amount = lineAmount(unitPrice, buyNum);
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

/** What goes to the cart for a line. */
export interface Chosen<O extends OfferTerms> {
  offer: O;
  buyNum: number;
  unitPrice: UnitPrice;
  amount: Cents;
  byHand: boolean;
  /** Why the cart would refuse it, or why it is too little. */
  problem: Text | undefined;
}

/** @param wish what was chosen by hand; an offer that is gone is passed over */
export function chooseOffer<O extends OfferTerms>(
  offers: readonly O[],
  need: number,
  wish: { productId: number | null; buyNum: number | null },
): Chosen<O> | undefined {
  if (need <= 0) return undefined;
  const mine = offers.find((offer) => offer.productId === wish.productId);
  if (mine && wish.buyNum !== null) {
    const unitPrice = unitPriceAt(mine.priceTiers, wish.buyNum);
    const amount = lineAmount(unitPrice, wish.buyNum);
    const wrong = checkQuantity(wish.buyNum, mine)?.text;
    const problem = wrong ?? (wish.buyNum < need ? tooFew(wish.buyNum, need) : undefined);
    return { offer: mine, buyNum: wish.buyNum, unitPrice, amount, byHand: true, problem };
  }
  const best = mine ? bestOffer([mine], need) : bestOffer(offers, need);
  if (!best) return undefined;
  const { offer, priced } = best;
  const { buyNum, unitPrice, amount, isEnough } = priced;
  return {
    offer,
    buyNum,
    unitPrice,
    amount,
    byHand: mine !== undefined,
    problem: isEnough ? undefined : tooFew(buyNum, need),
  };
}

const tooFew = (buyNum: number, need: number): Text => ({
  zh: `需要 ${need} 件，只能买 ${buyNum} 件`,
  en: `${need} needed, only ${buyNum} can be bought`,
});
