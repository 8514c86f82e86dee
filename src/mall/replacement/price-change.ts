// How much less or more a piece costs of what replaces a part: the only computation, wherever the figure stands.
import { parseUnitPrice, type UnitPrice } from '#kit/money/money.ts';
import { type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';

export type Priced = QuantityRule & { priceTiers: readonly { minNum: number; unitPrice: string }[] };

/**
 * Whole per cent that a piece of `by` costs more than one of `of`, below 0: less; for reading only.
 * @param wish pieces: each side at its own ladder, for as many as it can be bought in; left out: the first prices
 */
export function priceChange(of: Priced, by: Priced, wish?: number): number {
  const [before, now] = [priceAt(of, wish), priceAt(by, wish)];
  if (!(before > 0) || !(now > 0)) return 0;
  return Math.round((now / before - 1) * 100);
}

function priceAt(offer: Priced, wish: number | undefined): number {
  const tiers = offer.priceTiers.map(({ minNum, unitPrice }) => ({
    minNum,
    unitPrice: parseUnitPrice(unitPrice) ?? (0 as UnitPrice),
  }));
  if (tiers.length === 0) return 0;
  return unitPriceAt(tiers, wish === undefined ? 0 : (repairQuantity(wish, offer) ?? wish));
}
