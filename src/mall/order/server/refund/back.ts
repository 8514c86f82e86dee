// What goes back of an order, and which step that makes.
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { OrderPart } from '../../order-part.ts';
import { type LineRow, leftOf } from '../hold-order.ts';
import type { OrderRow } from '../order-life.ts';

export interface Pieces {
  orderLineId: number;
  number: number;
}

/** What goes back, in fen. */
export interface Back {
  part: OrderPart;
  lines: readonly (Pieces & { amount: Cents })[];
  freight: Cents;
  /** For the log, and on the refund. */
  reason: Text;
  caseSn: string;
  /** The store has the pieces again. */
  isReturned: boolean;
}

/** What goes back of a line. */
export interface GivenLine {
  line: LineRow;
  number: number;
  amount: Cents;
}

/** Closed when nothing of it is or will be with the buyer, or all of its money is back or not owed any more (`given`); on its way when all that is left has been shipped. */
export function stepOf(
  { state, payable }: Pick<OrderRow, 'state' | 'payable'>,
  given: Cents,
  lines: readonly LineRow[],
): 'refundAll' | 'closeRemainder' | 'refundPart' {
  const isOver = lines.every((line) => leftOf(line) === 0);
  const isAllBack = isOver && lines.filter(isGoods).every((line) => line.shippedNum === line.returnedNum);
  if (given === payable || isAllBack) return 'refundAll';
  return isOver && state === 'PARTIALLY_SHIPPED' ? 'closeRemainder' : 'refundPart';
}

/** What was agreed on later is no goods: it is neither shipped nor sent back. */
export const isGoods = ({ priceSource }: Pick<LineRow, 'priceSource'>): boolean => priceSource !== 'CHARGE';
