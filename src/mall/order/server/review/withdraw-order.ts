// O6: the buyer takes back what has not passed review, or nobody decided in time.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { sum } from '#kit/money/money.ts';
import { withdrawApproval } from '#mall/approval/server/approval.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { orderStatus } from '../../order-status.ts';
import { endUnpaidAgreed } from '../agreed/end-unpaid-agreed.ts';
import { proceedIfReviewed } from '../basket/open-payment.ts';
import { endSpending, releaseOf } from '../basket/order-budget.ts';
import { releaseOrders } from '../end/release-orders.ts';
import { buyersSide, holdTradeOf, orderIn, requireTrade } from '../hold-order.ts';
import { trade } from '../order.tables.ts';
import { moverOf, type OrderRow, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

const inReview = ({ state }: OrderRow): boolean => orderStatus[state].isInReview === true;

/** Withdraws the whole trade: before payment its orders move together (domain 3.4.1). @throws orderErrors.notNow */
export const withdrawOrder: Action<typeof orderProtocol.withdraw> = async (work, member, { orderSn }) => {
  const side = buyersSide(member);
  const held = await holdTradeOf(work, side, orderSn);
  orderLife.require(work, held.order, 'withdraw', 'buyer');
  const together = held.orders.filter(inReview);
  for (const order of together) await orderLife.advance(work, order, 'withdraw', moverOf('buyer', member));
  await work.tx.update(trade).set({ payState: 3 }).where(eq(trade.parentSn, held.trade.parentSn));
  await releaseOrders(work, together);
  await endUnpaidAgreed(work, together, '');
  await endSpending(work, held.trade);
  return showOrder(work, side, orderSn);
};

/** The review timer of one order: cancels it with those that wait for the same approval, and lets the rest of its trade go on. Late, it changes nothing. */
export async function endReview(
  work: Work,
  { orderSn, parentSn }: Pick<OrderRow, 'orderSn' | 'parentSn'>,
): Promise<void> {
  const held = await requireTrade(work, { parentSn });
  const order = orderIn(held, orderSn);
  if (!inReview(order)) return;
  const isInside = order.reviewKind[0] === 'BUYER_APPROVAL';
  // the buyer's own people decide on all of them together
  const together = isInside
    ? held.orders.filter((one) => inReview(one) && one.reviewKind[0] === 'BUYER_APPROVAL')
    : [order];
  const orders: OrderRow[] = [];
  for (const one of held.orders)
    orders.push(
      together.includes(one) ? await orderLife.advance(work, one, 'reviewTimeout', { by: 'system' }) : one,
    );
  await proceedIfReviewed(work, { ...held, orders });
  await releaseOrders(work, together);
  await endUnpaidAgreed(work, together, '');
  // what was sent back has been given back then
  const reserved = together.filter((one) => one.state === 'PENDING_REVIEW').map((one) => one.payable);
  if (isInside && order.state === 'PENDING_REVIEW') await withdrawApproval(work, 'order', parentSn);
  await releaseOf(work, held.trade, sum(reserved));
}
