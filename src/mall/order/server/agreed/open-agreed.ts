// An agreed order begins: the bills of what is due with it are opened, at once or once its buyer's own people have agreed.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { NOTHING, sum } from '#kit/money/money.ts';
import { after, days } from '#kit/time/duration.ts';
import { AGREED_PAY_TIME } from '../../order-terms.ts';
import type { StageTrigger } from '../../payment-plan.ts';
import { releaseStage } from '../credit/order-on-credit.ts';
import { trade } from '../order.tables.ts';
import { type OrderMover, type OrderRow, orderLife } from '../order-life.ts';
import { notePayState, openStages, owedOf, stagesOf } from '../stage/order-stages.ts';
import { tellAgreed } from './tell-agreed.ts';

/** The longest term of the stages that are due with the order. */
export function payDeadline(work: Work, plan: readonly { trigger: StageTrigger; dueDays: number }[]): Date {
  const terms = plan.filter(({ trigger }) => trigger === 'ON_ORDER').map(({ dueDays }) => days(dueDays));
  return after(work.now, Math.max(AGREED_PAY_TIME, ...terms));
}

/** Whether something is to be paid with the order, so that it waits for that. */
async function needsPaymentFirst(work: Work, orderSn: string): Promise<boolean> {
  const stages = await stagesOf(work, [orderSn]);
  return sum(stages.filter(({ trigger }) => trigger === 'ON_ORDER').map(owedOf)) > 0;
}

/** Opens the bills that are due with the order; where none is, those that are due before delivery. Its stages must be planned. */
export async function openFirstStages(work: Work, order: OrderRow, deadline: Date): Promise<void> {
  const isPaidFirst = await needsPaymentFirst(work, order.orderSn);
  await openStages(work, order, ['ON_ORDER'], { fromNow: true, deadline });
  if (!isPaidFirst) await openStages(work, order, ['BEFORE_SHIP'], { fromNow: false });
}

/** Its last review is passed: it waits for payment, or goes to delivery where nothing is due yet. @returns the row afterwards */
export async function proceedAgreed(work: Work, order: OrderRow, actor: OrderMover): Promise<OrderRow> {
  const { orderSn, parentSn } = order;
  const isPaidFirst = await needsPaymentFirst(work, orderSn);
  const deadline = payDeadline(work, await stagesOf(work, [orderSn]));
  await openFirstStages(work, order, deadline);
  await releaseStage(work, order);
  await work.tx
    .update(trade)
    .set({ payDeadline: isPaidFirst ? deadline : null })
    .where(eq(trade.parentSn, parentSn));
  const moved = await orderLife.advance(work, order, 'approve', {
    ...actor,
    to: isPaidFirst ? 'PENDING_PAYMENT' : 'PENDING_DELIVERY',
    set: { reviewKind: [] },
  });
  if (isPaidFirst) await setTimer(work, orderLife.docType, orderSn, 'payTimeout', deadline);
  await notePayState(work, parentSn, orderSn);
  await tellAgreed(work, moved, 'APPROVED', { lines: [], number: () => 0, amount: NOTHING });
  return moved;
}
