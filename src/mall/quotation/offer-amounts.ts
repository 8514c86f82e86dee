// What an offer's line comes to at a number of pieces: the break that holds, the valid quantity, the amounts.
import {
  type Cents,
  cents,
  lineAmount,
  parseCents,
  parseUnitPrice,
  sum,
  type UnitPrice,
  unitPrice,
  unitPriceToWire,
} from '#kit/money/money.ts';
import { isValidQuantity, type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import { type PriceTier, tierAt } from '#mall/goods/price-tier.ts';
import type { QuotationLine, QuotationOffer } from './quotation-content.ts';

/** What the arithmetic needs of a line. */
export type PricedLine = Pick<QuotationLine, 'answer' | 'number' | 'breaks' | 'multiple'>;

/** The breaks as a ladder. */
export const ladderOf = (line: Pick<PricedLine, 'breaks'>): PriceTier[] =>
  line.breaks.map((one) => ({ minNum: one.number, unitPrice: priceOf(one.unitPrice) }));

/** Its first break is the least quantity. */
export const ruleOf = (line: Pick<PricedLine, 'breaks' | 'multiple'>): QuantityRule => ({
  minBuyNum: line.breaks[0]?.number ?? 1,
  multiple: line.multiple,
});

/** A price of a version: its form was judged when it was written. @throws RangeError for text that is none */
export const priceOf = (text: string): UnitPrice => parseUnitPrice(text) ?? unitPrice(Number.NaN);

/** An amount of a version. @throws RangeError for text that is none */
export const amountOf = (text: string): Cents => parseCents(text) ?? cents(Number.NaN);

/** Nothing for a line without an offer. */
export const isOffered = (line: Pick<PricedLine, 'answer' | 'breaks'>): boolean =>
  line.answer !== 'none' && line.breaks.length > 0;

/** The break and price at a number of pieces; below the least quantity that of the least. @param line offered */
export const breakAt = (line: PricedLine, number: number): PriceTier => tierAt(ladderOf(line), number);

/** Whether just so many pieces can be had (domain R8). */
export const isSold = (line: PricedLine, number: number): boolean =>
  isOffered(line) && isValidQuantity(number, ruleOf(line));

/** The least valid number that covers the wanted one. */
export const coverNumber = (line: PricedLine, wanted: number): number =>
  repairQuantity(wanted, ruleOf(line)) ?? wanted;

/** What the line's own number of pieces comes to; null for a line without an offer. */
export function ownAmount(line: PricedLine): { unitPrice: UnitPrice; amount: Cents } | null {
  if (!isOffered(line)) return null;
  const at = breakAt(line, line.number).unitPrice;
  return { unitPrice: at, amount: lineAmount(at, line.number) };
}

/** Σ of the lines at their own numbers. */
export const offerTotal = (lines: readonly PricedLine[]): Cents =>
  sum(lines.flatMap((line) => ownAmount(line)?.amount ?? []));

/** The fee for carrying everything; 0 where it is included or paid to the carrier. */
export const freightOf = (offer: Pick<QuotationOffer, 'freight'>): Cents =>
  offer.freight.kind === 'fixed' ? amountOf(offer.freight.fee) : cents(0);

/** The same price in the one way versions write it: six decimals. */
export const priceText = (text: string): string => unitPriceToWire(priceOf(text));
