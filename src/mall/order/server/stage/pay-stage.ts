// Money for agreed orders has come: the stages under its bill are paid, and the order goes on as they allow (O7, domain 3.4.3).
import { eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stopTimer } from '#kit/jobs/timer.ts';
import { type Cents, centsToWire, sum } from '#kit/money/money.ts';
import { refundPaid } from '#mall/payment/server/payment.ts';
import { orderStatus } from '../../order-status.ts';
import { tellAgreed } from '../agreed/tell-agreed.ts';
import { countOrderSales } from '../basket/open-payment.ts';
import { spendOf } from '../basket/order-budget.ts';
import { type HeldTrade, holdTrade, linesOf } from '../hold-order.ts';
import { chargePaid } from '../order.events.ts';
import { orderStage, subOrder, trade } from '../order.tables.ts';
import { type OrderRow, orderLife } from '../order-life.ts';
import { tellOfPayment } from '../order-notices.ts';
import {
  markStagesPaid,
  notePayState,
  openStages,
  owedOf,
  STAGE_TIMER,
  type StageRow,
  stagesOf,
} from './order-stages.ts';
import { tellOfStage, tellStoreOfStage } from './stage-notices.ts';

/** The order whose stage is paid under this number, with its trade held; undefined for a number that is no stage's. */
export async function holdStage(work: Work, paySn: string): Promise<HeldTrade | undefined> {
  const [found] = await work.tx
    .select({ parentSn: subOrder.parentSn })
    .from(orderStage)
    .innerJoin(subOrder, eq(subOrder.orderSn, orderStage.orderSn))
    .where(eq(orderStage.paySn, paySn));
  return found && holdTrade(work, { parentSn: found.parentSn });
}

/** What was paid for an order that has ended meanwhile goes back. */
export async function payStages(
  work: Work,
  held: HeldTrade,
  news: { paySn: string; amount: Cents },
): Promise<void> {
  const [order] = held.orders;
  if (!order) return;
  const { orderSn, parentSn } = order;
  // of an order that its cases have closed something may still be owed
  const isOver = orderStatus[order.state].isCalledOff && order.state !== 'CLOSED';
  const paid = isOver ? [] : await markStagesPaid(work, news.paySn);
  if (paid.length === 0) {
    const back = { paySn: news.paySn, documentSn: orderSn, amount: news.amount, reason: 'order cancelled' };
    await refundPaid(work, back);
    await work.tx
      .update(subOrder)
      .set({ refunded: sql`${subOrder.refunded} + ${news.amount}`, updatedAt: work.now })
      .where(eq(subOrder.orderId, order.orderId));
    return;
  }
  const moved =
    order.state === 'PENDING_PAYMENT' ? await goOn(work, held, order) : await note(work, order, paid);
  await notePayState(work, parentSn, orderSn);
  await stopTimer(work, STAGE_TIMER, news.paySn);
  const lines = await linesOf(work, [orderSn]);
  // what was agreed on later is no part of what was agreed in the contract
  const amount = sum(paid.filter(({ trigger }) => trigger !== 'EXTRA').map(owedOf));
  if (amount > 0) await tellAgreed(work, moved, 'PAID', { lines, number: (line) => line.buyNum, amount });
  else await work.emit(chargePaid, { orderSn, paySn: news.paySn });
  await spendOf(work, held.trade);
}

/** The stages of ON_ORDER are paid: delivery may begin, but for what is due before it. */
async function goOn(work: Work, held: HeldTrade, order: OrderRow): Promise<OrderRow> {
  const moved = await orderLife.advance(work, order, 'pay', { by: 'payment' });
  await work.tx.update(trade).set({ payDeadline: null }).where(eq(trade.parentSn, order.parentSn));
  await openStages(work, moved, ['BEFORE_SHIP'], { fromNow: false });
  const opened = await stagesOf(work, [order.orderSn]);
  const free = opened.filter(({ trigger, state }) => trigger === 'BEFORE_SHIP' && state === 'PAID');
  await lowerDue(work, moved, free);
  await countOrderSales(work, [moved]);
  await tellOfPayment(work, held, [moved]);
  return moved;
}

/** A later stage is paid. */
async function note(work: Work, order: OrderRow, paid: readonly StageRow[]): Promise<OrderRow> {
  const moved = await orderLife.advance(work, order, 'payStage', {
    by: 'payment',
    detail: { stages: paid.map((stage) => ({ seq: stage.seq, amount: centsToWire(owedOf(stage)) })) },
  });
  await lowerDue(
    work,
    moved,
    paid.filter(({ trigger }) => trigger === 'BEFORE_SHIP'),
  );
  for (const stage of paid) {
    await tellOfStage(work, moved, stage, 'paid');
    await tellStoreOfStage(work, moved, stage, 'paid');
  }
  return moved;
}

async function lowerDue(work: Work, order: OrderRow, paid: readonly StageRow[]): Promise<void> {
  const amount = sum(paid.map(owedOf));
  if (amount === 0) return;
  await work.tx
    .update(subOrder)
    .set({ dueBeforeShip: sql`${subOrder.dueBeforeShip} - ${amount}`, updatedAt: work.now })
    .where(eq(subOrder.orderId, order.orderId));
}
