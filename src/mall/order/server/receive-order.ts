// O19, O20: the goods have arrived: the buyer confirms it, or the time to do so is over.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderDetail } from '../order.protocol.ts';
import { advance, type OrderRow } from './advance-order.ts';
import { buyersSide, holdOrder } from './hold-order.ts';
import { parcel } from './order.tables.ts';
import { type ActingOnOrder, asBuyer, theSystem } from './order-actor.ts';
import { showOrder } from './show-order.ts';

/** Completes the order and opens the time to evaluate. @throws orderErrors.notNow */
export async function receiveOrder(
  work: Work,
  member: Member,
  { orderSn }: { orderSn: string },
): Promise<OrderDetail> {
  const side = buyersSide(member);
  await complete(work, await holdOrder(work, side, orderSn), 'receive', asBuyer(member));
  return showOrder(work, side, orderSn);
}

/** The receipt timer. An order that is complete by now, or whose term has been moved, is left alone; one in after-sale is asked again a day later. */
export async function endReceiveTime(work: Work, order: OrderRow): Promise<void> {
  await complete(work, order, 'autoReceive', theSystem);
}

async function complete(
  work: Work,
  order: OrderRow,
  action: 'receive' | 'autoReceive',
  actor: ActingOnOrder,
): Promise<void> {
  await advance(work, order, action, actor);
  await work.tx
    .update(parcel)
    .set({ state: 'RECEIVED', receivedAt: work.now })
    .where(and(eq(parcel.orderSn, order.orderSn), eq(parcel.state, 'SHIPPED')));
}
