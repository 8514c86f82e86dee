// Less of an agreed order is owed: taken off its stages, and the rest of what was paid goes back (domain-money §3).
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { changeBill, closeBill, refundPaid } from '#mall/payment/server/payment.ts';
import { LESS_FROM, type LessFrom, type LessPart, planLess } from '../../less-owed.ts';
import { lowerStatementStage } from '../credit/order-on-credit.ts';
import { orderStage, orderStageLess, subOrder } from '../order.tables.ts';
import type { OrderRow } from '../order-life.ts';
import { owedOf, type StageRow, stagesOf } from './order-stages.ts';

type Of = Pick<OrderRow, 'orderSn' | 'storeName'>;

/** Why less is owed: on the refund, and where a case has decided it, that case's number. */
export interface Why {
  reason: string;
  /** The pieces had been delivered. */
  isShipped?: boolean;
  caseSn?: string;
}

/**
 * Takes it off what waits, then off open bills, then off what was paid, each time the last stage first. A bill that turns out
 * to be paid while it is lowered counts as paid, and the order has then moved: read it anew. The order and its bills must be held.
 * @returns what has gone back, in fen
 * @throws RangeError for more than is owed and was paid
 */
export async function lowerStages(work: Work, of: Of, amount: Cents, why: Why): Promise<Cents> {
  let left: number = amount;
  let back = 0;
  for (const from of LESS_FROM) {
    const parts = planLess(await stagesOf(work, [of.orderSn]), cents(left)).filter(
      (one) => one.from === from,
    );
    for (const part of parts) {
      const taken = await LOWER[from](work, of, part, why);
      left -= taken;
      if (from === 'PAID') back += taken;
    }
  }
  if (left > 0) throw new RangeError(`${of.orderSn}: ${left} more than is owed`);
  return cents(back);
}

type Lower = (work: Work, of: Of, part: LessPart, why: Why) => Promise<Cents>;

const LOWER: Record<LessFrom, Lower> = {
  WAITING: async (work, of, part, why) => {
    await waive(work, await stageOf(work, of, part), part, why);
    return part.amount;
  },
  /** A voucher under review stays and is held against what is left; what it brings beyond that goes back to its payer. */
  OPEN: async (work, of, part, why) => {
    const stage = await stageOf(work, of, part);
    const under = (await stagesOf(work, [of.orderSn])).filter(
      ({ state, paySn }) => state === 'OPEN' && paySn === stage.paySn,
    );
    const rest = cents(sum(under.map(owedOf)) - part.amount);
    if (rest === 0 && !(await closeBill(work, stage.paySn, why.reason))) return cents(0);
    await waive(work, stage, part, why);
    if (rest > 0)
      await changeBill(work, stage.paySn, [{ documentSn: of.orderSn, name: of.storeName, amount: rest }]);
    return part.amount;
  },
  STATEMENT: async (work, of, part, why) => {
    await lowerStatementStage(work, of.orderSn, part.amount, why);
    await waive(work, await stageOf(work, of, part), part, why);
    return part.amount;
  },
  PAID: async (work, of, part, why) => {
    const stage = await stageOf(work, of, part);
    await giveBack(work, stage, part.amount, why);
    await note(work, stage, part, why);
    return part.amount;
  },
};

const stageOf = async (work: Work, { orderSn }: Of, { seq }: LessPart): Promise<StageRow> =>
  required((await stagesOf(work, [orderSn])).find((stage) => stage.seq === seq));

/** It need not be paid any more; what was due before delivery blocks it no longer. */
async function waive(work: Work, stage: StageRow, part: LessPart, why: Why): Promise<void> {
  await work.tx
    .update(orderStage)
    .set({
      waived: cents(stage.waived + part.amount),
      ...(part.amount === owedOf(stage) ? { state: 'CLOSED' as const } : {}),
    })
    .where(eq(orderStage.stageId, stage.stageId));
  if (stage.trigger === 'BEFORE_SHIP')
    await work.tx
      .update(subOrder)
      .set({ dueBeforeShip: sql`${subOrder.dueBeforeShip} - ${part.amount}` })
      .where(eq(subOrder.orderSn, stage.orderSn));
  await note(work, stage, part, why);
}

/** Which part of a case went off which stage. */
async function note(work: Work, { stageId }: StageRow, part: LessPart, { caseSn }: Why): Promise<void> {
  const { from: takenFrom, amount } = part;
  if (caseSn)
    await work.tx.insert(orderStageLess).values({ stageId, caseSn, takenFrom, amount, createdAt: work.now });
}

/** What is left of it with the mall. */
const leftPaid = (stage: StageRow): Cents =>
  stage.state === 'PAID' ? cents(owedOf(stage) - stage.refunded) : cents(0);

async function giveBack(work: Work, stage: StageRow, amount: Cents, why: Why): Promise<void> {
  const { paySn, orderSn: documentSn } = stage;
  const { reason, caseSn } = why;
  await refundPaid(work, { paySn, documentSn, amount, reason, ...(caseSn ? { caseSn } : {}) });
  await work.tx
    .update(orderStage)
    .set({ refunded: cents(stage.refunded + amount) })
    .where(eq(orderStage.stageId, stage.stageId));
}

/** All that was paid of any stage and is still there, the latest stage first. @returns how much that was, in fen */
async function refundStages(work: Work, stages: readonly StageRow[], why: Why): Promise<Cents> {
  const paid = stages.filter((stage) => leftPaid(stage) > 0).toReversed();
  for (const stage of paid) await giveBack(work, stage, leftPaid(stage), why);
  return cents(sum(paid.map(leftPaid)));
}

/**
 * Gives back all that was paid of an order that has ended, and closes every stage. Call closeStageBills before.
 * @returns what has gone back with this, in fen
 */
export async function settleStages(work: Work, orderSn: string, reason: string): Promise<Cents> {
  const stages = await stagesOf(work, [orderSn]);
  const back = await refundStages(work, stages, { reason });
  for (const stage of stages)
    if (stage.state === 'STATEMENT') await lowerStatementStage(work, orderSn, owedOf(stage), {});
  await work.tx
    .update(orderStage)
    .set({ state: 'CLOSED' })
    .where(and(eq(orderStage.orderSn, orderSn), inArray(orderStage.state, ['WAITING', 'OPEN', 'STATEMENT'])));
  return back;
}

/** A part of a case, and the stage that it was taken off. */
export interface LessOfCase extends LessPart {
  trigger: StageRow['trigger'];
  paySn: string;
}

/** What a case has taken off the stages of its order, in the order in which it did. */
export const lessOfCase = (work: Work, orderSn: string, caseSn: string): Promise<LessOfCase[]> =>
  work.tx
    .select({
      seq: orderStage.seq,
      trigger: orderStage.trigger,
      paySn: orderStage.paySn,
      from: orderStageLess.takenFrom,
      amount: orderStageLess.amount,
    })
    .from(orderStageLess)
    .innerJoin(orderStage, eq(orderStage.stageId, orderStageLess.stageId))
    .where(and(eq(orderStage.orderSn, orderSn), eq(orderStageLess.caseSn, caseSn)))
    .orderBy(asc(orderStageLess.lessId));

/** What would be taken off which stage now; nothing for orders that are paid at once. */
export async function planOfLess(work: Work, orderSn: string, amount: Cents): Promise<LessOfCase[]> {
  const stages = await stagesOf(work, [orderSn]);
  return planLess(stages, amount).map((part) => {
    const { trigger, paySn } = required(stages.find((stage) => stage.seq === part.seq));
    return { ...part, trigger, paySn };
  });
}
