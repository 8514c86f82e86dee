// An after-sale has been decided for the buyer: money goes back, and what was not shipped will not be.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { releaseStock } from '#mall/goods/server/goods.ts';
import { refundToBalance } from '#mall/payment/server/payment.ts';
import type { OrderPart } from '../../order-part.ts';
import { releaseSpending } from '../basket/order-budget.ts';
import { heldStockOf, type LineRow, leftOf, linesOf } from '../hold-order.ts';
import { orderLine } from '../order.tables.ts';
import { type OrderRow, orderLife } from '../order-life.ts';
import type { OrderOfCase, Pieces } from './case-order.ts';

/** What goes back, in fen. */
export interface Back {
  part: OrderPart;
  lines: readonly (Pieces & { amount: Cents })[];
  freight: Cents;
  /** For the log, and on the refund. */
  reason: string;
  caseSn: string;
}

/**
 * Pays back and moves the order where that leaves it (O15, O23). Order and bill must be held, and its pieces let go.
 * The checks of the tables refuse more than was paid, for the order and for each line.
 * @returns the order as it is then
 */
export async function payBack(
  work: Work,
  { order, paySn, lines }: OrderOfCase,
  back: Back,
): Promise<OrderRow> {
  const { orderSn, parentSn } = order;
  const amount = cents(sum(back.lines.map((line) => line.amount)) + back.freight);
  const given = back.lines.map(({ orderLineId, ...of }) => ({
    ...of,
    line: required(lines.find((line) => line.orderLineId === orderLineId)),
  }));
  for (const { line, number, amount: money } of given) {
    await work.tx
      .update(orderLine)
      .set({
        refunded: cents(line.refunded + money),
        ...(back.part === 'U' ? { closedNum: line.closedNum + number } : {}),
      })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  const refunded = cents(order.refunded + amount);
  const moved = await orderLife.advance(
    work,
    order,
    stepOf({ ...order, refunded }, await linesOf(work, [orderSn])),
    {
      by: 'afterSale',
      reason: back.reason,
      set: { refunded, freightRefunded: cents(order.freightRefunded + back.freight) },
      detail: { caseSn: back.caseSn, amount },
    },
  );
  if (amount > 0) await refundToBalance(work, { paySn, documentSn: orderSn, amount, reason: back.reason });
  if (back.part === 'U') await releaseStock(work, given.flatMap(stockOf));
  await releaseSpending(work, parentSn, amount);
  return moved;
}

/** Closed when nothing of it was or will be delivered, or all of its money is back; on its way when all that is left has been shipped. */
function stepOf(
  { state, refunded, payable }: Pick<OrderRow, 'state' | 'refunded' | 'payable'>,
  lines: readonly LineRow[],
): 'refundAll' | 'closeRemainder' | 'refundPart' {
  const isOver = lines.every((line) => leftOf(line) === 0);
  if (refunded === payable || (isOver && lines.every((line) => line.shippedNum === 0))) return 'refundAll';
  return isOver && state === 'PARTIALLY_SHIPPED' ? 'closeRemainder' : 'refundPart';
}

/** Of its listing's stock, what the closed pieces of a line held. */
const stockOf = ({ line, number }: { line: LineRow; number: number }) =>
  heldStockOf([line]).map(({ productId, number: held }) => ({ productId, number: Math.min(held, number) }));
