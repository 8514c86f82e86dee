// O6: the buyer takes back what has not passed review, or nobody decided in time.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../order.protocol.ts';
import { advance, type OrderRow, requireAllowed } from './advance-order.ts';
import { buyersSide, holdTrade, holdTradeOf } from './hold-order.ts';
import { proceedIfReviewed } from './open-payment.ts';
import { trade } from './order.tables.ts';
import { asBuyer, theSystem } from './order-actor.ts';
import { releaseOrders } from './release-orders.ts';
import { showOrder } from './show-order.ts';

const inReview = (order: OrderRow): boolean =>
  order.state === 'PENDING_REVIEW' || order.state === 'REVIEW_REJECTED';

/** Withdraws the whole trade: before payment its orders move together (domain 3.4.1). @throws orderErrors.notNow */
export async function withdrawOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  const held = await holdTradeOf(work, side, orderSn);
  requireAllowed(work, held.order, 'withdraw', asBuyer(member));
  const together = held.orders.filter(inReview);
  for (const order of together) await advance(work, order, 'withdraw', asBuyer(member));
  await work.tx.update(trade).set({ payState: 3 }).where(eq(trade.parentSn, held.trade.parentSn));
  await releaseOrders(work, together);
  return showOrder(work, side, orderSn);
}

/** The review timer of one order: cancels it, and lets the rest of its trade go on. Late, it changes nothing. */
export async function endReview(work: Work, orderSn: string, parentSn: string): Promise<void> {
  const held = (await holdTrade(work, { parentSn }))!;
  const order = held.orders.find((one) => one.orderSn === orderSn);
  if (!order || !inReview(order)) return;
  const cancelled = await advance(work, order, 'reviewTimeout', theSystem);
  await proceedIfReviewed(work, {
    ...held,
    orders: held.orders.map((one) => (one === order ? cancelled : one)),
  });
  await releaseOrders(work, [order]);
}
