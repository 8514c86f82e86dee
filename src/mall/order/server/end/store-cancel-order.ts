// O16: the store cannot deliver a paid order and cancels it; the buyer gets all of his money back.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { cents } from '#kit/money/money.ts';
import type { Seller } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { cancelAgreed } from '../agreed/cancel-agreed.ts';
import { findOrder, leftOf, storesOwn } from '../hold-order.ts';
import { storeCancelledOrder } from '../order.events.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { giveBack, holdForCase, markGiven } from '../refund/case-order.ts';
import { showOrder } from '../show/show-order.ts';

/** An agreed order's lines are open again in what they were agreed in. @throws orderErrors.notNow */
export async function storeCancelOrder(
  work: Work,
  seller: Seller,
  { orderSn, reason }: { orderSn: string; reason: string },
): Promise<OrderDetail> {
  const side = storesOwn(seller);
  const found = await findOrder(work, side, orderSn);
  orderLife.require(work, found.order, 'storeCancel', 'store');
  if (found.order.isAgreed) {
    await cancelAgreed(work, found.order, 'storeCancel', moverOf('store', seller), reason);
    return showOrder(work, side, orderSn);
  }
  const held = await holdForCase(work, orderSn, found.paySn);
  const { order } = held;
  const amount = cents(order.payable - order.refunded);
  const given = held.lines.map((line) => ({
    line,
    number: leftOf(line),
    amount: cents(line.due - line.refunded),
  }));
  await orderLife.advance(work, order, 'storeCancel', {
    ...moverOf('store', seller),
    reason,
    set: { refunded: order.payable, freightRefunded: order.freight },
  });
  await markGiven(work, given, 'U');
  const caseSn = await nextDocumentNumber(work, 'AS');
  await giveBack(work, held, { given, part: 'U', amount, reason, caseSn });
  const lines = given.map(({ line: { orderLineId }, ...back }) => ({ orderLineId, ...back }));
  const freight = cents(order.freight - order.freightRefunded);
  await work.emit(storeCancelledOrder, { orderSn, caseSn, reason, amount, freight, lines });
  return showOrder(work, side, orderSn);
}
