// Prices and amounts as the bare server's replies say them; whole micro-yuan and whole fen in the database.
import { type Cents, centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';

export interface Tier {
  minNum: number;
  unitPrice: number;
}

export const sayPrice = (micro: number): string => unitPriceToWire(micro as UnitPrice);
export const sayAmount = (fen: number): string => centsToWire(fen as Cents);
export const sayTiers = (tiers: readonly Tier[]) =>
  tiers.map(({ minNum, unitPrice }) => ({ minNum, unitPrice: sayPrice(unitPrice) }));

/** The price at a quantity out of a ladder column, and the amount of a line, rounded half up to the fen. */
export const PRICE_AT = (tiers: string, number: string) =>
  `(SELECT (tier->>'unitPrice')::bigint FROM jsonb_array_elements(${tiers}) WITH ORDINALITY AS one (tier, place)
    WHERE place = 1 OR (tier->>'minNum')::bigint <= ${number} ORDER BY place DESC LIMIT 1)`;
export const AMOUNT_OF = (price: string, number: string) => `((${price} * ${number} + 5000) / 10000)`;

/** What the store `s` asks for sending anywhere, as `rest.said`. */
export const REST_OF_STORE = `CROSS JOIN LATERAL (
  SELECT said FROM freight_template f, jsonb_array_elements(f.rows) said
  WHERE f.store_id = s.store_id AND f.is_default AND said -> 'regions' = '[]') rest`;
