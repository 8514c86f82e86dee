// O18: the buyer confirms that one parcel of several has arrived, or one that replaces what he has sent back.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../../order-detail.protocol.ts';
import { tellReceived } from '../agreed/tell-agreed.ts';
import { receivedOnCredit } from '../credit/order-on-credit.ts';
import { buyersSide, holdOrder } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';
import { orderLine, parcel } from '../order.tables.ts';
import { moverOf, orderLife } from '../order-life.ts';
import type { Pieces } from '../refund/case-order.ts';
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
    .where(and(eq(parcel.orderSn, orderSn), eq(parcel.parcelSn, parcelSn), eq(parcel.kind, 'ORDER')));
  if (!found) throw orderErrors.parcelNotFound();
  if (found.state === 'RECEIVED') throw orderErrors.parcelReceived();
  await markReceived(work, eq(parcel.parcelSn, parcelSn));
  const moved = await orderLife.advance(work, order, 'confirmParcel', {
    ...moverOf('buyer', member),
    detail: { parcelSn },
  });
  await tellReceived(work, moved, [parcelSn]);
  await receivedOnCredit(work, moved, [parcelSn]);
  return showOrder(work, side, orderSn);
}

/** @returns the numbers of the parcels that have come */
export async function markReceived(work: Work, which: SQL | undefined): Promise<string[]> {
  const came = await work.tx
    .update(parcel)
    .set({ state: 'RECEIVED', receivedAt: work.now })
    .where(which)
    .returning({ parcelSn: parcel.parcelSn });
  return came.map(({ parcelSn }) => parcelSn);
}

/** The replacement has come: its pieces stand for those that were sent back. */
export async function takeReplaced(work: Work, parcelSn: string, pieces: readonly Pieces[]): Promise<void> {
  await markReceived(work, eq(parcel.parcelSn, parcelSn));
  for (const { orderLineId, number } of pieces)
    await work.tx
      .update(orderLine)
      .set({ exchangedNum: sql`${orderLine.exchangedNum} + ${number}` })
      .where(eq(orderLine.orderLineId, orderLineId));
}

/** The parcel that brought a replacement. */
export async function parcelOf(work: Work, parcelSn: string) {
  const [row] = await work.tx.select().from(parcel).where(eq(parcel.parcelSn, parcelSn));
  return required(row);
}
