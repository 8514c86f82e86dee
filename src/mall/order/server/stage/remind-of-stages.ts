// Recalls the stages of agreed orders that are to be paid: before the end of their term, and after it. Late or twice it changes nothing (invariant 18).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after } from '#kit/time/duration.ts';
import { OVERDUE_EVERY, OVERDUE_FOR, STAGE_REMINDER } from '../../order-terms.ts';
import { orderStage, subOrder } from '../order.tables.ts';
import { STAGE_TIMER } from './order-stages.ts';
import { tellOfStage, tellStoreOfStage } from './stage-notices.ts';

async function remind(work: Work, paySn: string): Promise<void> {
  const [found] = await work.tx
    .select({ stage: orderStage, order: subOrder })
    .from(orderStage)
    .innerJoin(subOrder, eq(subOrder.orderSn, orderStage.orderSn))
    .where(eq(orderStage.paySn, paySn));
  if (found?.stage.state !== 'OPEN' || !found.stage.dueAt) return;
  const { stage, order } = found;
  const { dueAt } = found.stage;
  const again = (at: Date) => setTimer(work, STAGE_TIMER, paySn, 'remind', at);
  if (dueAt <= work.now) {
    await tellOfStage(work, order, stage, 'overdue');
    await tellStoreOfStage(work, order, stage, 'overdue');
    const next = after(work.now, OVERDUE_EVERY);
    if (next <= after(dueAt, OVERDUE_FOR)) await again(next);
  } else if (after(dueAt, -STAGE_REMINDER) <= work.now) {
    await tellOfStage(work, order, stage, 'soon');
    await again(dueAt);
  } else {
    await again(after(dueAt, -STAGE_REMINDER));
  }
}

export const stageTimers: readonly TimerHandler[] = [{ docType: STAGE_TIMER, event: 'remind', fire: remind }];
