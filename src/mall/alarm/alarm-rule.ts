// When an alarm is met: one store has enough at its MOQ and multiple, and for a price asks no more than wished.
import type { UnitPrice } from '#kit/money/money.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { bestLine, type Sellable } from '#mall/goods/split-wish.ts';

export const ALARM_KINDS = ['price', 'stock'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

export interface AlarmWish {
  kind: AlarmKind;
  /** Pieces. */
  number: number;
  /** Null for stock. */
  price: UnitPrice | null;
}

export interface AlarmSight<Offer> {
  offer: Offer;
  /** A piece, at the quantity that the store would sell. */
  price: UnitPrice;
}

/** The store of those that have enough for `number` pieces that costs the least in all; undefined: none has. */
export function sightAt<Offer extends Sellable>(
  offers: readonly Offer[],
  number: number,
): AlarmSight<Offer> | undefined {
  const enough = offers.filter((offer) => {
    const sold = repairQuantity(number, offer);
    return sold !== undefined && sold >= number && sold <= offer.productStock;
  });
  if (enough.length === 0) return undefined;
  const line = bestLine(enough, number);
  return { offer: line.offer, price: unitPriceAt(line.offer.ladder, line.number) };
}

/** What meets the wish; undefined: nothing yet. */
export function whatMeets<Offer extends Sellable>(
  offers: readonly Offer[],
  { kind, number, price }: AlarmWish,
): AlarmSight<Offer> | undefined {
  const sight = sightAt(offers, number);
  if (!sight || kind === 'stock') return sight;
  return price !== null && sight.price <= price ? sight : undefined;
}
