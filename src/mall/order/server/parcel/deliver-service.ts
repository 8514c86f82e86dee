// What a laboratory has finished is handed over on its order: the room that did the work says which lines (domain-lab 7.1).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { shippableOf } from '../../order-part.ts';
import { linesOf } from '../hold-order.ts';
import { subOrder } from '../order.tables.ts';
import { type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { sendParcel } from './deliver-order.ts';

/** Held before the document that it is about, as all locks are taken. */
export async function holdServiceOrder(work: Work, orderSn: string): Promise<OrderRow> {
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn)).for('update');
  return required(order);
}

/**
 * Electronically, in its store's name (O13, O14).
 * @param handed who hands it over; which lines, by their numbers in what was agreed: without, all that is left
 * @throws orderErrors.notNow, also where stages are unpaid that are due before
 */
export async function deliverService(
  work: Work,
  orderSn: string,
  handed: { by: { memberId: number; memberName: string }; lineNos?: readonly number[] },
): Promise<void> {
  const order = await holdServiceOrder(work, orderSn);
  const { memberId, memberName } = handed.by;
  const actor: OrderMover = { by: 'store', actorId: memberId, actorName: memberName };
  orderLife.require(work, order, 'shipRest', 'store');
  const lines = await linesOf(work, [orderSn]);
  const sent = new Map(
    lines
      .filter((line) => shippableOf(line) > 0)
      .filter(({ sourceLineNo }) => !handed.lineNos || handed.lineNos.includes(required(sourceLineNo)))
      .map((line) => [line, { number: shippableOf(line) }] as const),
  );
  if (sent.size === 0) return;
  await sendParcel(work, order, lines, sent, {
    ...{ way: 'electronic', carrier: '', trackingNo: '', actor, memberId, why: '' },
  });
}
