// What of an order an after-sale is about: pieces that have not been shipped, or pieces that have, and what they cost.
import { type Cents, cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';

/** U undelivered, D delivered. */
export const ORDER_PARTS = ['U', 'D'] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

export const orderParts: Record<OrderPart, Text> = {
  U: { zh: '未发货', en: 'Not shipped' },
  D: { zh: '已发货', en: 'Shipped' },
};

/** How many pieces of a line stand where. */
export interface LinePieces {
  buyNum: number;
  shippedNum: number;
  closedNum: number;
  heldUnshipped: number;
  heldShipped: number;
  returnedNum: number;
}

/** Pieces of a line that may still be shipped: neither shipped nor closed nor held by a case. */
export const shippableOf = (
  line: Pick<LinePieces, 'buyNum' | 'shippedNum' | 'closedNum' | 'heldUnshipped'>,
): number => line.buyNum - line.shippedNum - line.closedNum - line.heldUnshipped;

/** Pieces of a line that a new case may be about. */
export const claimableOf = (line: LinePieces, part: OrderPart): number =>
  part === 'U' ? shippableOf(line) : line.shippedNum - line.heldShipped - line.returnedNum;

/** A line with its money, in fen. */
export interface PaidLine extends LinePieces {
  due: Cents;
  refunded: Cents;
}

/**
 * The most that `number` pieces of a line give back: their share of its price, floored; the last pieces of the line take
 * what is left of it, so that all of them together give back exactly what they cost (domain 3.10.2).
 */
export function shareOf(line: PaidLine, number: number): Cents {
  const rest = line.due - line.refunded;
  if (line.closedNum + line.returnedNum + number === line.buyNum) return cents(rest);
  return cents(Math.min(rest, Number((BigInt(line.due) * BigInt(number)) / BigInt(line.buyNum))));
}
