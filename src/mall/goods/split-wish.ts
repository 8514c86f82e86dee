// Which store of several sells so many pieces of a part for the least money, and how they share a wish that is too large for one.
import { type Cents, lineAmount, sum } from '#kit/money/money.ts';
import { type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import { type PriceTier, unitPriceAt } from './price-tier.ts';

export interface Sellable extends QuantityRule {
  productStock: number;
  /** Ascending, not empty. */
  ladder: readonly PriceTier[];
}

export interface WishLine<Offer> {
  offer: Offer;
  /** What the store would sell: its MOQ and multiple are kept. */
  number: number;
  amount: Cents;
}

export interface SplitWish<Offer> {
  lines: WishLine<Offer>[];
  amount: Cents;
  /** Pieces that no store has. */
  missing: number;
}

/** chosen: so many stores share a wish at most; a buyer pays freight to each. */
const MOST_STORES = 3;
/** chosen: of more stores than this, those with the lowest prices. */
const MOST_LOOKED_AT = 8;

const lineOf = <Offer extends Sellable>(offer: Offer, number: number): WishLine<Offer> => ({
  offer,
  number,
  amount: lineAmount(unitPriceAt(offer.ladder, number), number),
});

/** The store's line for the wish: of those that have enough the cheapest in all, else the cheapest of all. @param offers not empty */
export function bestLine<Offer extends Sellable>(offers: readonly Offer[], wanted: number): WishLine<Offer> {
  const lines = offers.map((offer) => lineOf(offer, repairQuantity(wanted, offer) ?? offer.minBuyNum));
  const hasEnough = ({ offer, number }: WishLine<Offer>) => number >= wanted && offer.productStock >= number;
  return lines.reduce((best, line) => {
    if (hasEnough(best) !== hasEnough(line)) return hasEnough(best) ? best : line;
    return line.amount < best.amount ? line : best;
  });
}

/** As much as one store can give of the wish: all of it, or the largest quantity that it has. */
function lineUpTo<Offer extends Sellable>(offer: Offer, wanted: number): WishLine<Offer> | undefined {
  const most = Math.min(offer.productStock, offer.maxBuyNum ?? offer.productStock);
  const number = repairQuantity(wanted, { ...offer, maxBuyNum: most });
  return number === undefined || number <= 0 ? undefined : lineOf(offer, number);
}

/** From as few stores as can fill the wish, for the least money; where all of them cannot, as much as there is. */
export function splitWish<Offer extends Sellable>(
  offers: readonly Offer[],
  wanted: number,
): SplitWish<Offer> {
  const some = [...offers]
    .sort((a, b) => unitPriceAt(a.ladder, wanted) - unitPriceAt(b.ladder, wanted))
    .slice(0, MOST_LOOKED_AT);
  let best: SplitWish<Offer> = { lines: [], amount: sum([]), missing: wanted };
  const isBetter = (one: SplitWish<Offer>): boolean =>
    one.missing !== best.missing
      ? one.missing < best.missing
      : one.lines.length !== best.lines.length
        ? one.lines.length < best.lines.length
        : one.amount < best.amount;
  const goOn = (lines: WishLine<Offer>[], left: number): void => {
    const one = { lines, amount: sum(lines.map(({ amount }) => amount)), missing: Math.max(0, left) };
    if (isBetter(one)) best = one;
    if (left <= 0 || lines.length === MOST_STORES) return;
    for (const offer of some) {
      if (lines.some((line) => line.offer === offer)) continue;
      const line = lineUpTo(offer, left);
      if (line) goOn([...lines, line], left - line.number);
    }
  };
  goOn([], wanted);
  return best;
}
