// O16: the store cannot deliver a paid order and cancels it; the buyer gets all of his money back.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Seller } from '#mall/member/actor.ts';
import { holdBill, refundToBalance } from '#mall/payment/server/payment.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { cancelAgreed } from '../agreed/cancel-agreed.ts';
import { releaseSpending } from '../basket/order-budget.ts';
import { findOrder, holdOrder, leftOf, linesOf, storesOwn } from '../hold-order.ts';
import { orderLine } from '../order.tables.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { releaseOrders } from './release-orders.ts';

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
  await holdBill(work, found.paySn);
  const order = await holdOrder(work, side, orderSn);
  const lines = await linesOf(work, [orderSn]);
  await orderLife.advance(work, order, 'storeCancel', {
    ...moverOf('store', seller),
    reason,
    set: { refunded: order.payable },
  });
  await refundToBalance(work, { paySn: found.paySn, documentSn: orderSn, amount: order.payable, reason });
  await releaseOrders(work, [order]);
  for (const line of lines) {
    await work.tx
      .update(orderLine)
      .set({ closedNum: line.closedNum + leftOf(line), refunded: line.amount })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  await releaseSpending(work, order.parentSn, order.payable);
  return showOrder(work, side, orderSn);
}
