// The stages in which an agreed order is paid: planned with the order, opened as bills by their triggers, paid, given back (domain 3.4.3).
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { closeBill, holdBill, openBill } from '#mall/payment/server/payment.ts';
import { STAGE_REMINDER } from '../../order-terms.ts';
import {
  checkPlan,
  type PaymentPlan,
  type StageTrigger,
  splitByPlan,
  type Trigger,
} from '../../payment-plan.ts';
import { orderStage, trade } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';
import { tellOfStage } from './stage-notices.ts';

export type StageRow = typeof orderStage.$inferSelect;

/** The document type of the stages' timers; the document is the stage's pay number. */
export const STAGE_TIMER = 'orderStage';

/** What is to be paid of a stage in all. */
export const owedOf = (stage: Pick<StageRow, 'amount' | 'waived'>): Cents =>
  cents(stage.amount - stage.waived);

const isUnpaid = (stage: StageRow): boolean => stage.state === 'WAITING' || stage.state === 'OPEN';

/** The stages of these orders, in their order. Orders that were not agreed have none. */
export async function stagesOf(work: Work, orderSns: readonly string[]): Promise<StageRow[]> {
  if (orderSns.length === 0) return [];
  return work.tx
    .select()
    .from(orderStage)
    .where(inArray(orderStage.orderSn, [...orderSns]))
    .orderBy(asc(orderStage.orderSn), asc(orderStage.seq));
}

/** A plan's amounts by trigger, in fen. @throws RangeError for stages that are no plan */
export function amountsByTrigger(payable: Cents, plan: PaymentPlan): (trigger: Trigger) => Cents {
  const wrong = checkPlan(plan);
  if (wrong) throw new RangeError(wrong.en);
  const amounts = splitByPlan(payable, plan);
  return (trigger) => sum(amounts.filter((_amount, i) => required(plan[i]).trigger === trigger));
}

/** Writes down the stages of an order that has just been made. Their bills are opened by `openStages`. */
export async function planStages(
  work: Work,
  of: { orderSn: string; paySn: string; payable: Cents },
  plan: PaymentPlan,
): Promise<void> {
  const amounts = splitByPlan(of.payable, plan);
  await work.tx.insert(orderStage).values(
    plan.map(({ trigger, dueDays }, i) => ({
      orderSn: of.orderSn,
      seq: i + 1,
      trigger,
      amount: required(amounts[i]),
      dueDays,
      paySn: trigger === 'ON_ORDER' ? of.paySn : `${of.paySn}-${i + 1}`,
      state: trigger === 'ON_STATEMENT' ? ('STATEMENT' as const) : ('WAITING' as const),
    })),
  );
}

/**
 * Opens the bills of these triggers' stages. The stages of ON_ORDER share the trade's. What comes to nothing is paid.
 * @param due how the term runs: from now on, or not before the store says that it could deliver
 */
export async function openStages(
  work: Work,
  order: Pick<OrderRow, 'orderSn' | 'memberId' | 'enterpriseId' | 'storeName'>,
  triggers: readonly StageTrigger[],
  due: { fromNow: boolean; deadline?: Date },
): Promise<void> {
  const waiting = (await stagesOf(work, [order.orderSn])).filter(
    ({ state, trigger }) => state === 'WAITING' && triggers.includes(trigger),
  );
  const { orderSn, memberId, enterpriseId, storeName: name } = order;
  for (const [paySn, together] of Map.groupBy(waiting, (stage) => stage.paySn)) {
    const lines = [{ documentSn: orderSn, name, amount: sum(together.map(owedOf)) }];
    const deadline = due.deadline ?? null;
    const { isPaid } = await openBill(work, {
      paySn,
      docType: 'STAGE',
      memberId,
      enterpriseId,
      lines,
      deadline,
    });
    for (const stage of together) {
      const dueAt = due.fromNow ? (due.deadline ?? after(work.now, days(stage.dueDays))) : null;
      await work.tx
        .update(orderStage)
        .set(isPaid ? { state: 'PAID', paidAt: work.now } : { state: 'OPEN', dueAt })
        .where(eq(orderStage.stageId, stage.stageId));
      if (!isPaid && stage.trigger !== 'ON_ORDER' && dueAt) await startTerm(work, order, { ...stage, dueAt });
    }
  }
}

/** The term of an open stage runs: its buyer is told, and reminded before and after its end. */
export async function startTerm(
  work: Work,
  order: Pick<OrderRow, 'orderSn' | 'memberId'>,
  stage: StageRow & { dueAt: Date },
): Promise<void> {
  await tellOfStage(work, order, stage, 'opened');
  const early = after(stage.dueAt, -STAGE_REMINDER);
  await setTimer(work, STAGE_TIMER, stage.paySn, 'remind', early > work.now ? early : stage.dueAt);
}

/** Marks the stages under a paid bill so. @returns those that were open before */
export async function markStagesPaid(work: Work, paySn: string): Promise<StageRow[]> {
  return work.tx
    .update(orderStage)
    .set({ state: 'PAID', paidAt: work.now })
    .where(and(eq(orderStage.paySn, paySn), eq(orderStage.state, 'OPEN')))
    .returning();
}

/** How far a trade is paid, by its stages; what statements bring is none of its bills': 0 not at all, 1 wholly, 2 partly, 3 closed without being paid. */
export async function notePayState(work: Work, parentSn: string, orderSn: string): Promise<void> {
  const stages = await stagesOf(work, [orderSn]);
  const isPaid = stages.some(({ state }) => state === 'PAID' || state === 'STATEMENT');
  const isOpen = stages.some(isUnpaid);
  const payState = isOpen ? (stages.some(({ state }) => state === 'PAID') ? 2 : 0) : isPaid ? 1 : 3;
  await work.tx
    .update(trade)
    .set({ payState, ...(payState === 1 ? { paidAt: work.now } : {}) })
    .where(eq(trade.parentSn, parentSn));
}

/**
 * Closes the bills of an order that is about to end, and so holds them: call it before holding the order. A bill that
 * turns out to be paid goes on as paid, and is given back with the rest.
 */
export async function closeStageBills(work: Work, orderSn: string, reason: string): Promise<void> {
  const open = (await stagesOf(work, [orderSn])).filter(({ state }) => state === 'OPEN');
  for (const paySn of new Set(open.map((stage) => stage.paySn))) await closeBill(work, paySn, reason);
}

/** Holds the bills of an order's stages, before the order itself is held. */
export async function holdStageBills(work: Work, orderSn: string): Promise<void> {
  const billed = (await stagesOf(work, [orderSn])).filter(
    ({ state }) => state === 'OPEN' || state === 'PAID',
  );
  for (const paySn of new Set(billed.map((stage) => stage.paySn))) await holdBill(work, paySn);
}
