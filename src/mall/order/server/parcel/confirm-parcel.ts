// O18: the buyer confirms that one parcel of several has arrived.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { tellReceived } from '../agreed/tell-agreed.ts';
import { buyersSide, holdOrder } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { parcel } from '../order.tables.ts';
import { moverOf, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';

/** @throws orderErrors.notNow, parcelNotFound, parcelReceived */
export async function confirmParcel(
  work: Work,
  member: Member,
  { orderSn, parcelSn }: { orderSn: string; parcelSn: string },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  const order = await holdOrder(work, side, orderSn);
  orderLife.require(work, order, 'confirmParcel', 'buyer');
  const [found] = await work.tx
    .select()
    .from(parcel)
    .where(and(eq(parcel.orderSn, orderSn), eq(parcel.parcelSn, parcelSn)));
  if (!found) throw orderErrors.parcelNotFound();
  if (found.state === 'RECEIVED') throw orderErrors.parcelReceived();
  await work.tx
    .update(parcel)
    .set({ state: 'RECEIVED', receivedAt: work.now })
    .where(eq(parcel.parcelSn, parcelSn));
  const moved = await orderLife.advance(work, order, 'confirmParcel', {
    ...moverOf('buyer', member),
    detail: { parcelSn },
  });
  await tellReceived(work, moved, [parcelSn]);
  return showOrder(work, side, orderSn);
}
