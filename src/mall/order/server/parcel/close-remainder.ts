// O15: what the store cannot deliver is closed and paid back, when the store has asked and the buyer agrees.
import type { Work } from '#kit/db/work.ts';
import { cents, sum } from '#kit/money/money.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { holdBill } from '#mall/payment/server/payment.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { shareOf } from '../../order-part.ts';
import { tellAgreed } from '../agreed/tell-agreed.ts';
import { releaseSpending } from '../basket/order-budget.ts';
import { buyersSide, findOrder, holdOrder, holdTrade, leftOf, linesOf, storesOwn } from '../hold-order.ts';
import { agreedOrderEnds } from '../order.events.ts';
import { moverOf, type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { giveBack, markGiven } from '../refund/case-order.ts';
import { showOrder } from '../show/show-order.ts';
import { lowerStages } from '../stage/lower-stages.ts';
import { holdStageBills, notePayState } from '../stage/order-stages.ts';

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
  if (order.lockState > 0) await work.emit(agreedOrderEnds, { orderSn, reason });
  const missing = (await linesOf(work, [orderSn])).filter((line) => leftOf(line) > 0);
  const given = missing.map((line) => ({
    line,
    number: leftOf(line),
    amount: shareOf(line, leftOf(line)),
  }));
  await markGiven(work, given, 'U');
  const amount = sum(given.map((one) => one.amount));
  const back = order.isAgreed ? await lowerStages(work, order, amount, { reason }) : amount;
  // a bill that was lowered may have been paid with that
  const now = order.isAgreed ? await holdOrder(work, { storeId: order.storeId }, orderSn) : order;
  await orderLife.advance(work, now, 'closeRemainder', {
    ...actor,
    set: { refunded: cents(now.refunded + back) },
    detail: { closed: missing.map((line) => ({ partNo: line.partNo, number: leftOf(line) })) },
  });
  if (order.isAgreed) {
    await notePayState(work, order.parentSn, orderSn);
    await tellAgreed(work, order, 'CLOSED', { lines: missing, number: leftOf, amount: back });
    await releaseSpending(work, order.parentSn, amount);
  } else {
    await giveBack(work, { order, paySn }, { given, part: 'U', amount, reason });
  }
}
