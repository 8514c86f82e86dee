// What one line gives to a parcel, and whether that can be.
import type { OrderLineReply } from '#mall/order/order-detail.protocol.ts';
import { shippableOf } from '#mall/order/order-part.ts';
import { type LotTake, planLots, type StockLot } from './lot-plan.ts';
import type { TypedLotDraft } from './typed-lot.tsx';

export interface ShipChoice {
  /** Null while what was typed is no number. */
  number: number | null;
  /** Undefined while the lots are not known: then the server takes the oldest. */
  takes: LotTake[] | undefined;
  /** A lot of no listing, typed in: all the pieces are of it. */
  typed?: TypedLotDraft;
  isRight: boolean;
}

/** What was typed for each lot, by lotId; null while the oldest come first. */
export type LotsByHand = ReadonlyMap<number, string> | null;

/** Pieces of a line that are still to be shipped. */
export const leftOf = (line: OrderLineReply): number => shippableOf(line);

/** A typed whole number from 0 up, of at most nine digits; else null. */
export const numberIn = (text: string): number | null =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;

/** The pieces each lot gives: chosen by hand, else oldest first. */
export function takesOf(
  lots: StockLot[] | undefined,
  number: number | null,
  byHand: LotsByHand,
): LotTake[] | undefined {
  if (!lots || number === null) return undefined;
  if (!byHand) return planLots(lots, number).takes;
  return lots.flatMap((lot) => {
    const taken = numberIn(byHand.get(lot.lotId) ?? '0') ?? 0;
    return taken > 0 ? [{ lotId: lot.lotId, number: taken }] : [];
  });
}

/** @param left the most that may be shipped of this line */
export function choiceOf(
  left: number,
  number: number | null,
  lots: StockLot[] | undefined,
  byHand: LotsByHand,
): ShipChoice {
  const isNumberRight = number !== null && number <= left;
  const isLotRight =
    !lots ||
    number === null ||
    (byHand
      ? lots.every(
          (lot) => (numberIn(byHand.get(lot.lotId) ?? '0') ?? Number.POSITIVE_INFINITY) <= lot.onHand,
        )
      : planLots(lots, number).short === 0);
  return { number, takes: takesOf(lots, number, byHand), isRight: isNumberRight && isLotRight };
}
