// Which offers lines of one part go to, what each has of them and what is wrong: ladder, MOQ, multiple and stock hold for what all of them take of a product.
import { type Cents, cents, type UnitPrice } from '#kit/money/money.ts';
import { shareOut } from '#kit/rules/share-out.ts';
import type { Text } from '#kit/words/text.ts';
import { checkQuantity } from '#mall/cart/cart-quantity.ts';
import { costOf, type OfferTerms, type PricedOffer, priceOffer } from './choose-offer.ts';

/** A line with what was chosen by hand; an offer that is gone is passed over. */
export interface LineWish {
  /** Pieces; a line that needs none gets none. */
  need: number;
  productId: number | null;
  buyNum: number | null;
}

/** What goes to the cart for a line. */
export interface Chosen<O extends OfferTerms> {
  offer: O;
  /** The line's own part of what all lines take of the product, and of its amount. */
  buyNum: number;
  amount: Cents;
  /** At what all lines take. */
  unitPrice: UnitPrice;
  /** Pieces that the line asks for, before anything is mended. */
  asked: number;
  byHand: boolean;
  /** Why the cart would refuse it, or why it is too little. */
  problem: Text | undefined;
}

/** A line at its offer. */
interface Taker<O> {
  at: number;
  offer: O;
  need: number;
  /** Exactly so many, by hand. */
  buyNum: number | null;
  byHand: boolean;
}

/**
 * Those without a choice by hand take the offer that costs least for all of them together; where none has enough for
 * all, one after the other what costs it least of what is left.
 * @param offers of the part @returns for each line; undefined where nothing can be bought
 */
export function chooseTogether<O extends OfferTerms>(
  offers: readonly O[],
  wishes: readonly LineWish[],
): (Chosen<O> | undefined)[] {
  const takers: Taker<O>[] = [];
  const open: { at: number; need: number }[] = [];
  const demand = new Map<O, number>();
  const take = (taker: Taker<O>) => {
    takers.push(taker);
    demand.set(taker.offer, (demand.get(taker.offer) ?? 0) + (taker.buyNum ?? taker.need));
  };
  for (const [at, { need, productId, buyNum }] of wishes.entries()) {
    if (need <= 0) continue;
    const offer = offers.find((one) => one.productId === productId);
    if (offer) take({ at, offer, need, buyNum, byHand: true });
    else open.push({ at, need });
  }
  const all = open.reduce((pieces, { need }) => pieces + need, 0);
  const best = all > 0 ? bestOnTop(offers, demand, all) : undefined;
  for (const { at, need } of open) {
    const offer = best?.isEnough ? best.offer : bestOnTop(offers, demand, need)?.offer;
    if (offer) take({ at, offer, need, buyNum: null, byHand: false });
  }
  const chosen = new Array<Chosen<O> | undefined>(wishes.length).fill(undefined);
  for (const [offer, same] of Map.groupBy(takers, (one) => one.offer)) {
    for (const [i, one] of takeOf(offer, same).entries()) chosen[same[i]!.at] = one;
  }
  return chosen;
}

/** What of an offer a line gets at what others ask of it; as the line alone where nobody else does. */
export function priceOnTop(offer: OfferTerms, need: number, others: number): PricedOffer | undefined {
  const priced = priceOffer(offer, Math.max(1, need) + others);
  if (!priced || others === 0) return priced;
  const { better } = priced;
  const own = priced.isEnough
    ? (shareOut(priced.buyNum, [need, others])[0] ?? 0)
    : Math.max(0, priced.buyNum - others);
  if (own === 0) return undefined;
  const part = (amount: Cents, pieces: number, of: number) =>
    cents(shareOut(amount, [pieces, Math.max(0, of - pieces)])[0] ?? 0);
  return {
    ...priced,
    buyNum: own,
    amount: part(priced.amount, own, priced.buyNum),
    better: better && {
      buyNum: better.buyNum - others,
      amount: part(better.amount, better.buyNum - others, better.buyNum),
      saves: better.saves,
    },
  };
}

/** The offer that costs least for so many more; where none has enough, the one that has most left. */
function bestOnTop<O extends OfferTerms>(
  offers: readonly O[],
  demand: ReadonlyMap<O, number>,
  need: number,
): { offer: O; isEnough: boolean } | undefined {
  let best: { offer: O; isEnough: boolean; costs: number; pieces: number } | undefined;
  for (const offer of offers) {
    const others = demand.get(offer) ?? 0;
    const priced = priceOffer(offer, others + need);
    const before = others > 0 ? priceOffer(offer, others) : undefined;
    if (!priced) continue;
    const one = {
      offer,
      isEnough: priced.isEnough,
      costs: priced.amount - (before?.amount ?? 0),
      pieces: priced.buyNum - others,
    };
    if (one.pieces <= 0) continue;
    const isBetter =
      !best ||
      (one.isEnough !== best.isEnough
        ? one.isEnough
        : one.isEnough
          ? one.costs < best.costs
          : one.pieces > best.pieces);
    if (isBetter) best = one;
  }
  return best;
}

/** What the lines at one offer get of it. */
function takeOf<O extends OfferTerms>(offer: O, takers: readonly Taker<O>[]): (Chosen<O> | undefined)[] {
  const asked = takers.map(({ need, buyNum }) => buyNum ?? need);
  const all = asked.reduce((sum, pieces) => sum + pieces, 0);
  const byHand = takers.reduce((sum, { buyNum }) => sum + (buyNum ?? 0), 0);
  const isFixed = takers.every(({ buyNum }) => buyNum !== null);
  const priced = isFixed ? undefined : priceOffer(offer, all);
  const bought = isFixed ? all : Math.max(byHand, priced?.buyNum ?? 0);
  const open = takers.map(({ need, buyNum }) => (buyNum === null ? need : 0));
  const rest = isFixed ? [] : portions(bought - byHand, open, priced?.isEnough ?? false);
  const own = takers.map(({ buyNum }, i) => buyNum ?? rest[i] ?? 0);
  if (bought <= 0)
    return takers.map((taker, i) => (isFixed ? chosenOf(taker, 0, cents(0), asked[i]!) : undefined));
  const amounts = shareOut(costOf(offer, bought).amount, own);
  return takers.map((taker, i) =>
    own[i]! > 0 || taker.buyNum !== null
      ? chosenOf(taker, own[i]!, cents(amounts[i]!), asked[i]!)
      : undefined,
  );

  function chosenOf(
    { need, buyNum, byHand: isByHand }: Taker<O>,
    pieces: number,
    amount: Cents,
    wanted: number,
  ): Chosen<O> {
    const wrong = buyNum === null ? undefined : checkQuantity(bought, offer)?.text;
    return {
      offer,
      buyNum: pieces,
      amount,
      unitPrice: costOf(offer, bought).unitPrice,
      asked: wanted,
      byHand: isByHand,
      problem: wrong ?? (pieces < need ? tooFew(pieces, need) : undefined),
    };
  }
}

/** In proportion where there is enough; else to one after the other. */
function portions(pieces: number, needs: readonly number[], isEnough: boolean): number[] {
  if (isEnough) return shareOut(pieces, needs);
  let left = Math.max(0, pieces);
  return needs.map((need) => {
    const own = Math.min(need, left);
    left -= own;
    return own;
  });
}

const tooFew = (buyNum: number, need: number): Text => ({
  zh: `需要 ${need} 件，只能买 ${buyNum} 件`,
  en: `${need} needed, only ${buyNum} can be bought`,
});
