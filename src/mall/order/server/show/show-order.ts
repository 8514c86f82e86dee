// One order in full, for its buyer or its store.
import type { Work } from '#kit/db/work.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { buyersSide, findOrder, type Side, storesOwn } from '../hold-order.ts';
import { orderDetail } from './order-view.ts';

/** @throws orderErrors.notFound, also for somebody else's */
export async function showOrder(work: Work, side: Side, orderSn: string): Promise<OrderDetail> {
  await findOrder(work, side, orderSn);
  return orderDetail(work, orderSn, side);
}

/** @throws orderErrors.notFound */
export function showBuyersOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  return showOrder(work, buyersSide(member), orderSn);
}

/** @throws orderErrors.notFound */
export function showStoresOrder(
  work: Work,
  seller: Seller,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  return showOrder(work, storesOwn(seller), orderSn);
}
