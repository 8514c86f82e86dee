// A case of an agreed order is settled: less is owed of its stages, money comes back of those that were paid, and who agreed it counts.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { STAGE_TRIGGERS } from '../../payment-plan.ts';
import { tellLess, tellReceived } from '../agreed/tell-agreed.ts';
import { releaseSpending } from '../basket/order-budget.ts';
import { linesOf } from '../hold-order.ts';
import { parcel, subOrder } from '../order.tables.ts';
import { type OrderRow, orderLife } from '../order-life.ts';
import { markReceived } from '../parcel/confirm-parcel.ts';
import { lowerStages } from '../stage/lower-stages.ts';
import { notePayState, openStages, stagesOf } from '../stage/order-stages.ts';
import { type Back, type GivenLine, stepOf } from './back.ts';

/**
 * What goes back of its lines is marked already; the order, its trade and its bills must be held. What is still to be paid of an
 * order that closes with this is due now.
 * @param amount what is less owed, in fen
 * @returns the order as it is then
 */
export async function payBackAgreed(
  work: Work,
  { orderSn, storeName }: OrderRow,
  given: readonly GivenLine[],
  amount: Cents,
  { part, freight, reason, caseSn, isReturned }: Back,
): Promise<OrderRow> {
  const back = await lowerStages(work, { orderSn, storeName }, amount, {
    reason: reason.zh,
    caseSn,
    isShipped: part === 'D',
  });
  const [found] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn));
  const order = required(found);
  const refunded = cents(order.refunded + back);
  const waived = sum((await stagesOf(work, [orderSn])).map((stage) => stage.waived));
  const step = stepOf(order, cents(refunded + waived), await linesOf(work, [orderSn]));
  const moved = await orderLife.advance(work, order, step, {
    by: 'afterSale',
    reason: reason.zh,
    set: { refunded, freightRefunded: cents(order.freightRefunded + freight) },
    detail: { caseSn, amount, back, reasonText: reason },
  });
  if (moved.state === 'CLOSED') {
    await receiveReturned(work, moved);
    await openStages(work, moved, STAGE_TRIGGERS, { fromNow: true });
  }
  await notePayState(work, order.parentSn, orderSn);
  await tellLess(work, moved, {
    given,
    freight,
    back,
    what: part === 'U' ? 'CLOSED' : 'RETURNED',
    isReturned,
  });
  await releaseSpending(work, order.parentSn, amount);
  return moved;
}

/** What has come back had arrived, though nobody said so: an order that is over with it has no receipt of its own any more (C18). */
async function receiveReturned(work: Work, order: OrderRow): Promise<void> {
  const unsaid = and(
    eq(parcel.orderSn, order.orderSn),
    eq(parcel.kind, 'ORDER'),
    eq(parcel.state, 'SHIPPED'),
  );
  const lines = await linesOf(work, [order.orderSn]);
  if (lines.some(({ returnedNum }) => returnedNum > 0))
    await tellReceived(work, order, await markReceived(work, unsaid), ({ returnedNum }) => returnedNum);
}
