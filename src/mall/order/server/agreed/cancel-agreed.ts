// Ends agreed orders before delivery: by their store (O16), or because what they were agreed in came to nothing (C16); all that was paid goes back.
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import type { AgreedSource } from '../../order-source.ts';
import { orderStatesWhere } from '../../order-status.ts';
import { endSpending } from '../basket/order-budget.ts';
import { leftOf, linesOf, orderIn, requireTrade } from '../hold-order.ts';
import { agreedOrderEnds } from '../order.events.ts';
import { orderLine, subOrder, trade } from '../order.tables.ts';
import { type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { closeMissing } from '../parcel/close-remainder.ts';
import { settleStages } from '../stage/lower-stages.ts';
import { closeStageBills, holdStageBills, notePayState } from '../stage/order-stages.ts';
import { tellAgreed } from './tell-agreed.ts';

/** All orders of what was agreed in one place, or one of them. */
export type AgreedIn = { source: AgreedSource; sourceSn: string } | { orderSn: string };

const isOf = (of: AgreedIn): SQL | undefined =>
  'orderSn' in of
    ? eq(subOrder.orderSn, of.orderSn)
    : and(eq(trade.sourceSn, of.sourceSn), eq(trade.source, of.source));

/** Ends one order and gives back what was paid of all its stages. @throws orderErrors.notNow */
export async function cancelAgreed(
  work: Work,
  of: Pick<OrderRow, 'orderSn' | 'parentSn'>,
  action: 'storeCancel' | 'terminate',
  actor: OrderMover,
  reason: string,
): Promise<void> {
  const { orderSn, parentSn } = of;
  await closeStageBills(work, orderSn, reason);
  const held = await requireTrade(work, of);
  const order = orderIn(held, orderSn);
  orderLife.require(work, order, action, actor.by);
  if (order.lockState > 0) await work.emit(agreedOrderEnds, { orderSn, reason });
  const lines = await linesOf(work, [orderSn]);
  const back = await settleStages(work, orderSn, reason);
  const ended = await orderLife.advance(work, order, action, {
    ...actor,
    reason,
    set: { refunded: cents(order.refunded + back), dueBeforeShip: cents(0) },
  });
  await work.tx.update(trade).set({ payDeadline: null }).where(eq(trade.parentSn, parentSn));
  await notePayState(work, parentSn, orderSn);
  for (const line of lines) {
    await work.tx
      .update(orderLine)
      .set({ closedNum: line.closedNum + leftOf(line), refunded: line.amount })
      .where(eq(orderLine.orderLineId, line.orderLineId));
  }
  await tellAgreed(work, ended, 'CANCELLED', { lines, number: leftOf, amount: back });
  await endSpending(work, held.trade);
}

const OPEN = orderStatesWhere((row) => row.isOpen);

async function openOrders(work: Work, of: AgreedIn): Promise<OrderRow[]> {
  const rows = await work.tx
    .select({ order: subOrder })
    .from(trade)
    .innerJoin(subOrder, eq(subOrder.parentSn, trade.parentSn))
    .where(and(isOf(of), inArray(subOrder.state, OPEN)))
    .orderBy(asc(subOrder.orderId));
  return rows.map((row) => row.order);
}

/**
 * What was agreed is over: orders of it that nothing was delivered of are cancelled, of the others the rest is closed;
 * what was paid for it goes back, with CANCELLED and CLOSED told. The agreement's own row must be held.
 */
export async function closeAgreedOrders(work: Work, of: AgreedIn, reason: string): Promise<void> {
  for (const { orderSn, parentSn, state } of await openOrders(work, of)) {
    if (state !== 'PARTIALLY_SHIPPED') {
      await cancelAgreed(work, { orderSn, parentSn }, 'terminate', { by: 'system' }, reason);
      continue;
    }
    await holdStageBills(work, orderSn);
    const held = await requireTrade(work, { parentSn });
    const order = orderIn(held, orderSn);
    await closeMissing(work, order, held.trade.paySn, { by: 'system' }, reason);
  }
}

/** Delivery waits, or goes on: while the end of a contract is discussed (C15). */
export async function holdAgreedOrders(work: Work, of: AgreedIn, isOnHold: boolean): Promise<void> {
  const orders = await openOrders(work, of);
  if (orders.length === 0) return;
  await work.tx
    .update(subOrder)
    .set({ isOnHold, updatedAt: work.now })
    .where(
      inArray(
        subOrder.orderId,
        orders.map((order) => order.orderId),
      ),
    );
}

/** All that was ordered of it, the first first. */
export async function listAgreedOrders(
  work: Work,
  of: AgreedIn,
): Promise<
  Pick<OrderRow, 'orderSn' | 'parentSn' | 'state' | 'payable' | 'refunded' | 'freight' | 'createdAt'>[]
> {
  const { orderSn, parentSn, state, payable, refunded, freight, createdAt } = subOrder;
  return work.tx
    .select({ orderSn, parentSn, state, payable, refunded, freight, createdAt })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(isOf(of))
    .orderBy(asc(subOrder.orderId));
}
