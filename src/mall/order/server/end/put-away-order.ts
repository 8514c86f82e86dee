// O24: the buyer puts finished orders into his bin, takes them out, or deletes them for good. The store's view stays.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { buyersOwn, buyersSide, holdOrder } from '../hold-order.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

/** @throws orderErrors.notNow */
export async function removeOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  await putAway(work, member, orderSn, 'remove', 1);
  return showOrder(work, buyersSide(member), orderSn);
}

/** @throws orderErrors.notNow when it is not in the bin */
export async function restoreOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  await putAway(work, member, orderSn, 'restore', 0);
  return showOrder(work, buyersSide(member), orderSn);
}

/** @throws orderErrors.notNow when it is not in the bin */
export async function purgeOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<void> {
  await putAway(work, member, orderSn, 'purge', 2);
}

async function putAway(
  work: Work,
  member: Member,
  orderSn: string,
  action: 'remove' | 'restore' | 'purge',
  deleteState: 0 | 1 | 2,
): Promise<void> {
  const order = await holdOrder(work, buyersOwn(member), orderSn);
  await orderLife.advance(work, order, action, { ...moverOf('buyer', member), set: { deleteState } });
}
