// The life of a case on the server: what each step marks, which timers run then, and who hears of it.
import { type Done, life, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import { afterSaleProcess, type CaseAction, type CaseActor, caseActions } from '../after-sale-process.ts';
import { type CaseState, caseStatus } from '../after-sale-status.ts';
import {
  ANSWER_TIME,
  ESCALATE_TIME,
  LOOK_TIME,
  REPLACE_TIME,
  REPLACED_TIME,
  SEND_BACK_TIME,
} from '../after-sale-terms.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSale } from './after-sale.tables.ts';
import { tellOfStep } from './after-sale-notices.ts';

export type CaseRow = typeof afterSale.$inferSelect;
export type CaseMover = StepBy<CaseActor>;

export const caseLife = life({
  docType: 'afterSale',
  table: afterSale,
  key: 'caseSn',
  process: afterSaleProcess,
  status: caseStatus,
  allowed: (row: CaseRow, by) =>
    caseActions(row, by).filter((action) => action !== 'escalate' || !row.hasEscalated),
  notNow: (row) => afterSaleErrors.notNow(row),
  changedMeanwhile: () => afterSaleErrors.changedMeanwhile(),
  marks: (work, step) => marks(step, work.now),
  timers: (work, step) => timersAfter(step, work.now),
  tell: (work, { action, row, mover }) => tellOfStep(work, action, row, mover),
});

export const moverOf = (
  by: CaseActor,
  { memberId, memberName }: Pick<Member, 'memberId' | 'memberName'>,
  reason?: string,
): CaseMover => ({ by, actorId: memberId, actorName: memberName, ...(reason ? { reason } : {}) });

function marks({ action, to }: Taken<CaseRow, typeof afterSaleProcess>, now: Date): Partial<CaseRow> {
  if (action === 'escalate') return { hasEscalated: true };
  if (action === 'declineOffer') return { offered: null, offerReason: '' };
  return IS_OVER.has(to) ? { finishedAt: now } : {};
}

const IS_OVER: ReadonlySet<CaseState> = new Set(['COMPLETED', 'CANCELLED', 'REFUSED_FINAL']);

function timersAfter(
  { action, before, row }: Done<CaseRow, typeof afterSaleProcess>,
  now: Date,
): WantedTimer[] | undefined {
  // What the store has offered is the buyer's to think about as long as the store has had.
  if (row.state === before?.state && action !== 'offer' && action !== 'declineOffer') return undefined;
  const timer = TIMERS[row.state];
  return timer ? [{ event: timer[0], dueAt: after(now, timer[1]) }] : [];
}

/** What happens by itself in a state, and after how long. */
const TIMERS: Partial<Record<CaseState, readonly [event: CaseAction, time: number]>> = {
  PENDING_REVIEW: ['silence', ANSWER_TIME],
  RETURN_REVIEW: ['silence', ANSWER_TIME],
  REVIEW_REJECTED: ['finalTimeout', ESCALATE_TIME],
  RETURN_REJECTED: ['finalTimeout', ESCALATE_TIME],
  SEND_BACK: ['sendBackTimeout', SEND_BACK_TIME],
  RETURNING: ['receive', LOOK_TIME],
  EXCHANGE_PENDING: ['replaceTimeout', REPLACE_TIME],
  EXCHANGE_SHIPPED: ['takeReplacement', REPLACED_TIME],
};
