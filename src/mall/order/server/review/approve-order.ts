// O2: the store accepts an order that waits for it.
import type { Action } from '#kit/http/server/serve.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { isUndecided, proceedIfReviewed } from '../basket/open-payment.ts';
import { holdTradeOf, storesOwn } from '../hold-order.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

/** With the trade's last approval its bill is opened; before, the order waits for its siblings. @throws orderErrors.notNow */
export const approveOrder: Action<typeof orderProtocol.approve> = async (work, seller, { orderSn }) => {
  const side = storesOwn(seller);
  const actor = moverOf('store', seller);
  const held = await holdTradeOf(work, side, orderSn);
  orderLife.require(work, held.order, 'approve', actor.by);
  const [, ...rest] = held.order.reviewKind;
  const othersUndecided = held.orders.some((one) => one.orderSn !== orderSn && isUndecided(one));
  if (rest.length > 0 || othersUndecided) {
    await orderLife.advance(work, held.order, 'approve', {
      ...actor,
      to: 'PENDING_REVIEW',
      set: { reviewKind: rest },
    });
  } else {
    await proceedIfReviewed(work, held, { orderSns: [orderSn], actor });
  }
  return showOrder(work, side, orderSn);
};
