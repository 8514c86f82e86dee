// The timers of orders (domain O6, O12, O20). A timer that comes late, or twice, changes nothing (invariant 18).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, days } from '#kit/time/duration.ts';
import { ORDER_TIMER } from './advance-order.ts';
import { endPayTime } from './cancel-order.ts';
import { subOrder, trade } from './order.tables.ts';
import { endReceiveTime } from './receive-order.ts';
import { stageTimers } from './remind-of-stages.ts';
import { endReview } from './withdraw-order.ts';

async function onReviewTimeout(work: Work, orderSn: string): Promise<void> {
  const [order] = await work.tx
    .select({ parentSn: subOrder.parentSn })
    .from(subOrder)
    .where(eq(subOrder.orderSn, orderSn));
  if (order) await endReview(work, orderSn, order.parentSn);
}

async function onPayTimeout(work: Work, orderSn: string): Promise<void> {
  const [order] = await work.tx
    .select({ paySn: trade.paySn, state: subOrder.state })
    .from(subOrder)
    .innerJoin(trade, eq(trade.parentSn, subOrder.parentSn))
    .where(eq(subOrder.orderSn, orderSn));
  if (order?.state === 'PENDING_PAYMENT') await endPayTime(work, order.paySn);
}

async function onAutoReceive(work: Work, orderSn: string): Promise<void> {
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn)).for('update');
  if (order?.state !== 'PENDING_RECEIPT' || !order.autoReceiveAt) return;
  if (order.lockState > 0) {
    await setTimer(work, ORDER_TIMER, orderSn, 'autoReceive', after(work.now, days(1))); // an after-sale is open: asked again tomorrow
  } else if (order.autoReceiveAt > work.now) {
    await setTimer(work, ORDER_TIMER, orderSn, 'autoReceive', order.autoReceiveAt);
  } else {
    await endReceiveTime(work, order);
  }
}

export const orderTimers: readonly TimerHandler[] = [
  { docType: ORDER_TIMER, event: 'reviewTimeout', fire: onReviewTimeout },
  { docType: ORDER_TIMER, event: 'payTimeout', fire: onPayTimeout },
  { docType: ORDER_TIMER, event: 'autoReceive', fire: onAutoReceive },
  ...stageTimers,
];
