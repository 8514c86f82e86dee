// O15: what the store cannot deliver is closed and paid back, when the store has asked and the buyer agrees.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { releaseStock } from '#mall/goods/server/goods.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { holdBill, refundToBalance } from '#mall/payment/server/payment.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { tellAgreed } from '../agreed/tell-agreed.ts';
import { releaseSpending } from '../basket/order-budget.ts';
import {
  buyersSide,
  findOrder,
  heldStockOf,
  holdOrder,
  holdTrade,
  type LineRow,
  leftOf,
  linesOf,
  storesOwn,
} from '../hold-order.ts';
import { orderLine } from '../order.tables.ts';
import { moverOf, type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { holdStageBills, lowerStages, notePayState } from '../stage/order-stages.ts';

/** The store asks. @throws orderErrors.notNow */
export async function askCloseRemainder(
  work: Work,
  seller: Seller,
  { orderSn, reason }: { orderSn: string; reason: string },
): Promise<OrderDetail> {
  const side = storesOwn(seller);
  const order = await holdOrder(work, side, orderSn);
  await orderLife.advance(work, order, 'askCloseRemainder', {
    ...moverOf('store', seller),
    reason,
    set: { closeAsked: true },
  });
  return showOrder(work, side, orderSn);
}

/** The buyer agrees: the money for the missing pieces goes to his balance; freight is not paid back (domain 3.10.2). @throws orderErrors.notNow */
export async function closeRemainder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  const found = await findOrder(work, side, orderSn);
  orderLife.require(work, found.order, 'closeRemainder', 'buyer');
  if (found.order.isAgreed) {
    await holdStageBills(work, orderSn);
    await holdTrade(work, { parentSn: found.order.parentSn });
  } else {
    await holdBill(work, found.paySn);
  }
  const order = await holdOrder(work, side, orderSn);
  await closeMissing(work, order, found.paySn, moverOf('buyer', member), 'remainder closed');
  return showOrder(work, side, orderSn);
}

/**
 * What is left of a held order is not delivered: closed, and paid back or taken off the stages still to be paid.
 * Its bills must be held, and the trade of an agreed one. @throws orderErrors.notNow
 */
export async function closeMissing(
  work: Work,
  order: OrderRow,
  paySn: string,
  actor: OrderMover,
  reason: string,
): Promise<void> {
  const { orderSn } = order;
  orderLife.require(work, order, 'closeRemainder', actor.by);
  const missing = (await linesOf(work, [orderSn])).filter((line) => leftOf(line) > 0);
  for (const line of missing) {
    const refunded = cents(line.refunded + remainderOf(line));
    await work.tx
      .update(orderLine)
      .set({ closedNum: line.closedNum + leftOf(line), refunded })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  const amount = sum(missing.map(remainderOf));
  const back = order.isAgreed ? await lowerStages(work, orderSn, amount, reason) : amount;
  await orderLife.advance(work, order, 'closeRemainder', {
    ...actor,
    set: { refunded: cents(order.refunded + back) },
    detail: { closed: missing.map((line) => ({ partNo: line.partNo, number: leftOf(line) })) },
  });
  if (order.isAgreed) {
    await notePayState(work, order.parentSn, orderSn);
    await tellAgreed(work, order, 'CLOSED', { lines: missing, number: leftOf, amount: back });
  } else {
    await refundToBalance(work, { paySn, documentSn: orderSn, amount, reason });
  }
  await releaseStock(work, heldStockOf(missing));
  await releaseSpending(work, order.parentSn, amount);
}

/** What was paid for the missing pieces of a line, floored to the fen; all of the rest when nothing was shipped (domain 3.10.2). */
function remainderOf(line: LineRow): Cents {
  const left = leftOf(line);
  if (left === line.buyNum) return cents(line.amount - line.refunded);
  return cents(Number((BigInt(line.amount) * BigInt(left)) / BigInt(line.buyNum)));
}
