// O11, O12: an unpaid trade is cancelled, by its buyer or because it was not paid in time.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire, NOTHING, sum } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Text } from '#kit/words/text.ts';
import { closeBillByDocument, holdBill } from '#mall/payment/server/payment.ts';
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
  const back = await closeBillByDocument(work, found.paySn, 'cancelled by the buyer');
  if (!back) throw orderErrors.alreadyPaid();
  const held = await requireTrade(work, found.order);
  orderLife.require(work, orderIn(held, orderSn), 'cancel', 'buyer');
  await cancelTogether(work, held, 'cancel', { ...moverOf('buyer', member), reason }, back);
  return showOrder(work, side, orderSn);
};

/** The pay timer of one order. Paid, under review or cancelled meanwhile: changes nothing. */
export async function endPayTime(work: Work, paySn: string): Promise<void> {
  const bill = await holdBill(work, paySn);
  if (!bill.isOpen || bill.hasVoucherUnderReview) return;
  const back = await closeBillByDocument(work, paySn, 'not paid in time');
  if (!back) return;
  const held = await holdTrade(work, { paySn });
  if (held) await cancelTogether(work, held, 'payTimeout', { by: 'system', reason: '' }, back);
}

/** @param back of each order, what had come of a payment in parts and goes back, in fen */
async function cancelTogether(
  work: Work,
  held: HeldTrade,
  action: 'cancel' | 'payTimeout',
  actor: OrderMover & { reason: string },
  back: ReadonlyMap<string, Cents>,
): Promise<void> {
  const { reason } = actor;
  const unpaid = held.orders.filter((order) => order.state === 'PENDING_PAYMENT');
  for (const order of unpaid) {
    const refunded = back.get(order.orderSn) ?? NOTHING;
    const came = refunded > 0 && {
      set: { refunded },
      detail: { reasonText: withWhatCame(reason, refunded) },
    };
    await orderLife.advance(work, order, action, { ...actor, ...came });
  }
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

/** Why it was cancelled, and that what had come of it goes back. */
function withWhatCame(reason: string, back: Cents): Text {
  const yuan = showAmount(centsToWire(back));
  const said = (came: string) => [reason, came].filter(Boolean).join(' · ');
  return { zh: said(`已付 ${yuan} 退回`), en: said(`${yuan} of it had come and goes back`) };
}
