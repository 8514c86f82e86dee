// The stages of an agreed order → what is sent of them to its buyer or its store.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import type { StageReply } from '../../order-detail.protocol.ts';
import { stageStates, triggerWords } from '../../payment-plan.ts';
import type { StageRow } from './order-stages.ts';

/** @param reader.mayPay he may pay for this order, and it is not over; `hidesPrices`: amounts are not for him; `moving`: what of a stage is on its way back and has not come */
export function stageReplies(
  work: Work,
  stages: readonly StageRow[],
  reader: { mayPay: boolean; hidesPrices: boolean; moving(stage: StageRow): Cents },
): StageReply[] {
  const yuan = (amount: Cents) => (reader.hidesPrices ? '' : centsToWire(amount));
  return stages.map((stage) => ({
    seq: stage.seq,
    trigger: stage.trigger,
    triggerName: triggerWords[stage.trigger][work.language],
    state: stage.state,
    stateName: stageStates[stage.state][work.language],
    amount: yuan(stage.amount),
    waived: yuan(stage.waived),
    due: yuan(cents(stage.amount - stage.waived)),
    refunded: yuan(cents(stage.refunded - reader.moving(stage))),
    dueDays: stage.dueDays,
    dueAt: stage.dueAt?.toISOString() ?? null,
    isOverdue: stage.state === 'OPEN' && stage.dueAt !== null && stage.dueAt < work.now,
    paidAt: stage.paidAt?.toISOString() ?? null,
    paySn: stage.state === 'OPEN' && reader.mayPay ? stage.paySn : null,
  }));
}
