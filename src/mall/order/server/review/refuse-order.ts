// O4: the store refuses an order for good; the rest of the trade goes on without it.
import type { Action } from '#kit/http/server/serve.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { proceedIfReviewed } from '../basket/open-payment.ts';
import { releaseOf } from '../basket/order-budget.ts';
import { releaseOrders } from '../end/release-orders.ts';
import { holdTradeOf, storesOwn } from '../hold-order.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

/** @throws orderErrors.notNow */
export const refuseOrder: Action<typeof orderProtocol.refuse> = async (work, seller, { orderSn, reason }) => {
  const side = storesOwn(seller);
  const { trade, orders, order } = await holdTradeOf(work, side, orderSn);
  const refused = await orderLife.advance(work, order, 'refuse', { ...moverOf('store', seller), reason });
  await proceedIfReviewed(work, { trade, orders: orders.map((one) => (one === order ? refused : one)) });
  await releaseOrders(work, [order]);
  await releaseOf(work, trade, order.payable);
  return showOrder(work, side, orderSn);
};
