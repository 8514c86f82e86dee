// A trade goes on to payment once nobody reviews any of its orders any more (domain 3.4.1: before payment they move together).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { sum } from '#kit/money/money.ts';
import { after } from '#kit/time/duration.ts';
import { countSales } from '#mall/goods/server/goods.ts';
import { type BillLine, openBill } from '#mall/payment/server/payment.ts';
import { PAY_TIME } from '../../order-terms.ts';
import { proceedAgreed } from '../agreed/open-agreed.ts';
import { isOnCredit, releaseToStores } from '../credit/order-on-credit.ts';
import { type HeldTrade, type LineRow, linesOf } from '../hold-order.ts';
import { trade } from '../order.tables.ts';
import { type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { spendOf } from './order-budget.ts';

/** What the bill asks for: one line per sub-order. */
export function billLines(
  orders: readonly Pick<OrderRow, 'orderSn' | 'storeName' | 'payable'>[],
): BillLine[] {
  return orders.map((order) => ({ documentSn: order.orderSn, name: order.storeName, amount: order.payable }));
}

/** Whether somebody still has to decide or correct this order. */
export const isUndecided = (order: OrderRow): boolean =>
  order.state === 'REVIEW_REJECTED' || (order.state === 'PENDING_REVIEW' && order.reviewKind.length > 0);

/**
 * Opens the bill for the orders that passed review, unless some order of the trade is still undecided; with nothing to
 * pay they go straight to delivery. A trade without remaining orders is closed.
 * chosen: a store's no concerns its own sub-order only; the others go on without it.
 * @param approved the orders whose last review is being passed with this, and who passes it
 */
export async function proceedIfReviewed(
  work: Work,
  held: HeldTrade,
  approved?: { orderSns: readonly string[]; actor: OrderMover },
): Promise<void> {
  const { parentSn, paySn } = held.trade;
  const isApproved = ({ orderSn }: OrderRow) => approved?.orderSns.includes(orderSn) === true;
  if (held.orders.some((order) => !isApproved(order) && isUndecided(order))) return;
  const ready = held.orders.filter((order) => order.state === 'PENDING_REVIEW');
  const [first] = ready;
  if (!first) {
    await work.tx.update(trade).set({ payState: 3 }).where(eq(trade.parentSn, parentSn));
    return;
  }
  if (first.isAgreed) {
    const began = await proceedAgreed(
      work,
      first,
      approved && isApproved(first) ? approved.actor : { by: 'system' },
    );
    if (began.state === 'PENDING_DELIVERY') await countOrderSales(work, [began]);
    return;
  }
  const { memberId, enterpriseId } = first;
  const cash = ready.filter((order) => !isOnCredit(order));
  const isFree = sum(cash.map((order) => order.payable)) === 0;
  const deadline = isFree ? null : after(work.now, PAY_TIME);
  await openBill(work, {
    paySn,
    docType: 'TRADE',
    memberId,
    enterpriseId,
    lines: billLines(cash),
    deadline,
  });
  await work.tx
    .update(trade)
    .set(isFree ? { payState: 1, paidAt: work.now } : { payDeadline: deadline })
    .where(eq(trade.parentSn, parentSn));
  const isPlaced = (order: OrderRow): boolean => isFree || isOnCredit(order);
  for (const order of ready) {
    const actor: OrderMover = approved && isApproved(order) ? approved.actor : { by: 'system' };
    await orderLife.advance(work, order, 'approve', {
      ...actor,
      to: isPlaced(order) ? 'PENDING_DELIVERY' : 'PENDING_PAYMENT',
      set: { reviewKind: [], paidAt: isPlaced(order) ? work.now : null },
    });
  }
  await releaseToStores(work, ready);
  await countOrderSales(work, ready.filter(isPlaced));
  if (isFree) await spendOf(work, held.trade);
}

/** Counts what the orders have sold, once they are paid. @param lines theirs, and perhaps others', where the caller has read them */
export async function countOrderSales(
  work: Work,
  orders: readonly OrderRow[],
  lines?: readonly Pick<LineRow, 'orderSn' | 'goodsId' | 'buyNum'>[],
): Promise<void> {
  const orderSns = orders.map((order) => order.orderSn);
  const sold = (lines ?? (await linesOf(work, orderSns))).filter((line) => orderSns.includes(line.orderSn));
  await countSales(
    work,
    sold.flatMap(({ goodsId, buyNum }) => (goodsId === null ? [] : [{ goodsId, number: buyNum }])),
  );
}
