// O3: the store sends an order back for correction; its stock is free until it is submitted again.
import type { Work } from '#kit/db/work.ts';
import type { Seller } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { releaseOf } from '../basket/order-budget.ts';
import { releaseOrders } from '../end/release-orders.ts';
import { holdTradeOf, storesOwn } from '../hold-order.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

/** @throws orderErrors.notNow */
export async function sendBackOrder(
  work: Work,
  seller: Seller,
  { orderSn, reason }: { orderSn: string; reason: string },
): Promise<OrderDetail> {
  const side = storesOwn(seller);
  const { order, trade } = await holdTradeOf(work, side, orderSn);
  orderLife.require(work, order, 'sendBack', 'store');
  await orderLife.advance(work, order, 'sendBack', { ...moverOf('store', seller), reason });
  await releaseOrders(work, [order]);
  await releaseOf(work, trade, order.payable);
  return showOrder(work, side, orderSn);
}
