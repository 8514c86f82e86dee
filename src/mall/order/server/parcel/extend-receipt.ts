// O21: more time to receive, once for each side.
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { EXTENSION_DAYS } from '../../order-terms.ts';
import { buyersSide, holdOrder, type Side, storesOwn } from '../hold-order.ts';
import { moverOf, type OrderMover, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

/** @throws orderErrors.notNow, also the second time */
export function extendReceipt(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  return extend(work, buyersSide(member), moverOf('buyer', member), orderSn);
}

/** @throws orderErrors.notNow, also the second time */
export function storeExtendReceipt(
  work: Work,
  seller: Seller,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  return extend(work, storesOwn(seller), moverOf('store', seller), orderSn);
}

async function extend(work: Work, side: Side, actor: OrderMover, orderSn: string): Promise<OrderDetail> {
  const order = await holdOrder(work, side, orderSn);
  const autoReceiveAt = order.autoReceiveAt && after(order.autoReceiveAt, days(EXTENSION_DAYS));
  await orderLife.advance(work, order, 'extendReceipt', {
    ...actor,
    set: {
      autoReceiveAt,
      delayDays: order.delayDays + EXTENSION_DAYS,
      ...(actor.by === 'buyer' ? { buyerExtended: true } : { storeExtended: true }),
    },
    detail: { autoReceiveAt },
  });
  return showOrder(work, side, orderSn);
}
