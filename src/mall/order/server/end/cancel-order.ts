// O11, O12: an unpaid trade is cancelled, by its buyer or because it was not paid in time.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { sum } from '#kit/money/money.ts';
import { closeBill, holdBill } from '#mall/payment/server/payment.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { orderStatus } from '../../order-status.ts';
import { endUnpaidAgreed } from '../agreed/end-unpaid-agreed.ts';
import { endSpending, releaseOf, spendOf } from '../basket/order-budget.ts';
import { isOnCredit } from '../credit/order-on-credit.ts';
import { buyersSide, findOrder, type HeldTrade, holdTrade, orderIn, requireTrade } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { trade } from '../order.tables.ts';
import { moverOf, type OrderMover, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { releaseOrders } from './release-orders.ts';

/**
 * Cancels the whole trade: before payment its orders move together (domain 3.4.1). A payment that has been begun is
 * closed at its channel first.
 * @throws orderErrors.notNow, voucherUnderReview, alreadyPaid
 */
export const cancelOrder: Action<typeof orderProtocol.cancel> = async (work, member, { orderSn, reason }) => {
  const side = buyersSide(member);
  const found = await findOrder(work, side, orderSn);
  orderLife.require(work, found.order, 'cancel', 'buyer');
  const bill = await holdBill(work, found.paySn);
  if (bill.hasVoucherUnderReview) throw orderErrors.voucherUnderReview();
  if (!(await closeBill(work, found.paySn, 'cancelled by the buyer'))) throw orderErrors.alreadyPaid();
  const held = await requireTrade(work, found.order);
  orderLife.require(work, orderIn(held, orderSn), 'cancel', 'buyer');
  await cancelTogether(work, held, 'cancel', moverOf('buyer', member), reason);
  return showOrder(work, side, orderSn);
};

/** The pay timer of one order. Paid, under review or cancelled meanwhile: changes nothing. */
export async function endPayTime(work: Work, paySn: string): Promise<void> {
  const bill = await holdBill(work, paySn);
  if (!bill.isOpen || bill.hasVoucherUnderReview) return;
  if (!(await closeBill(work, paySn, 'not paid in time'))) return;
  const held = await holdTrade(work, { paySn });
  if (held) await cancelTogether(work, held, 'payTimeout', { by: 'system' }, '');
}

async function cancelTogether(
  work: Work,
  held: HeldTrade,
  action: 'cancel' | 'payTimeout',
  actor: OrderMover,
  reason: string,
): Promise<void> {
  const unpaid = held.orders.filter((order) => order.state === 'PENDING_PAYMENT');
  for (const order of unpaid) await orderLife.advance(work, order, action, { ...actor, reason });
  const isOnOnCredit = held.orders.some(
    (order) => isOnCredit(order) && !orderStatus[order.state].isCalledOff,
  );
  await work.tx
    .update(trade)
    .set({ payState: isOnOnCredit ? 1 : 3, payDeadline: null })
    .where(eq(trade.parentSn, held.trade.parentSn));
  await releaseOrders(work, unpaid);
  await endUnpaidAgreed(work, unpaid, reason);
  if (!isOnOnCredit) return endSpending(work, held.trade);
  await releaseOf(work, held.trade, sum(unpaid.map((order) => order.payable)));
  await spendOf(work, held.trade);
}
