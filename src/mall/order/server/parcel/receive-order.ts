// O19, O20: the goods have arrived: the buyer confirms it, or the time to do so is over.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { cents } from '#kit/money/money.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { tellAgreed, tellReceived } from '../agreed/tell-agreed.ts';
import { receivedOnCredit } from '../credit/order-on-credit.ts';
import { buyersSide, holdOrder, linesOf } from '../hold-order.ts';
import { parcel } from '../order.tables.ts';
import { moverOf, type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { showOrder } from '../show/show-order.ts';
import { notePayState, openStages } from '../stage/order-stages.ts';
import { markReceived } from './confirm-parcel.ts';

/** Completes the order and opens the time to evaluate. @throws orderErrors.notNow */
export const receiveOrder: Action<typeof orderProtocol.receive> = async (work, member, { orderSn }) => {
  const side = buyersSide(member);
  await complete(work, await holdOrder(work, side, orderSn), 'receive', moverOf('buyer', member));
  return showOrder(work, side, orderSn);
};

/** The receipt timer. An order that is complete by now, or whose term has been moved, is left alone; one in after-sale is asked again a day later. */
export async function endReceiveTime(work: Work, order: OrderRow): Promise<void> {
  await complete(work, order, 'autoReceive', { by: 'system' });
}

async function complete(
  work: Work,
  order: OrderRow,
  action: 'receive' | 'autoReceive',
  actor: OrderMover,
): Promise<void> {
  const done = await orderLife.advance(work, order, action, actor);
  const parcelSns = await markReceived(
    work,
    and(eq(parcel.orderSn, order.orderSn), eq(parcel.kind, 'ORDER'), eq(parcel.state, 'SHIPPED')),
  );
  await receivedOnCredit(work, done, parcelSns);
  if (!done.isAgreed) return;
  await tellReceived(work, done, parcelSns);
  await openStages(work, done, ['ON_RECEIPT', 'ON_REPORT'], { fromNow: true });
  await notePayState(work, done.parentSn, done.orderSn);
  const lines = await linesOf(work, [done.orderSn]);
  const amount = cents(done.payable - done.refunded);
  await tellAgreed(work, done, 'COMPLETED', { lines, number: (line) => line.shippedNum, amount });
}
