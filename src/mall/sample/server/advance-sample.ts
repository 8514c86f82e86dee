// The only writer of a sample request's state: every step of domain 3.5.1 with its guard, log row, timers and messages.
import { and, eq } from 'drizzle-orm';
import { nextDocumentNumber } from '#kit/db/document-number.ts';
import { type StepBy, writeStep } from '#kit/db/step-log.ts';
import type { Work } from '#kit/db/work.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo } from '#kit/process/process.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { type SampleAction, type SampleActor, sampleActions, sampleProcess } from '../sample-process.ts';
import type { SampleState } from '../sample-status.ts';
import type { SampleRules } from '../sample-terms.ts';
import { sampleErrors } from './sample.errors.ts';
import { sampleRequest } from './sample.tables.ts';
import { tellOfStep } from './sample-notices.ts';
import { findSampleRules } from './sample-rules.ts';

export type SampleRow = typeof sampleRequest.$inferSelect;
export type SampleMover = StepBy<SampleActor>;

/** The document type of log rows and timers. */
export const SAMPLE = 'sample';

type Columns = Partial<
  Omit<SampleRow, 'requestId' | 'sampleSn' | 'state' | 'version' | 'memberId' | 'storeId'>
>;

/** A request that begins its life, with its first log row, timer and message. */
export async function beginSample(
  work: Work,
  wish: Pick<
    SampleRow,
    'memberId' | 'enterpriseId' | 'storeId' | 'designerName' | 'use' | 'projectId' | 'receiver'
  > & { turn: 'enterprise' | 'store' },
  mover: SampleMover,
): Promise<SampleRow> {
  const [made] = await work.tx
    .insert(sampleRequest)
    .values({
      ...wish,
      hasReachedStore: wish.turn === 'store',
      sampleSn: await nextDocumentNumber(work, 'SP'),
      state: 'PENDING_REVIEW',
      submittedAt: work.now,
      createdAt: work.now,
    })
    .returning();
  const row = made!;
  await writeStep(work, {
    docType: SAMPLE,
    docSn: row.sampleSn,
    from: null,
    event: 'submit',
    to: row.state,
    ...mover,
  });
  const rules = await findSampleRules(work);
  await moveTimers(work, row, rules);
  await tellOfStep(work, 'submit', row, mover, rules);
  return row;
}

/** @throws sampleErrors.notNow when process or guard forbid the step to `by` */
export function requireAllowed(row: SampleRow, action: SampleAction, by: SampleActor): void {
  if (!sampleActions(row, by).includes(action)) throw sampleErrors.notNow(row);
}

/**
 * Takes one step.
 * @param row as read in this work
 * @param step.to where the process leaves the choice
 * @throws sampleErrors.notNow when process or guard forbid it, changedMeanwhile when somebody else was faster
 */
export async function advanceSample(
  work: Work,
  row: SampleRow,
  action: SampleAction,
  step: SampleMover & { to?: SampleState; set?: Columns },
): Promise<SampleRow> {
  requireAllowed(row, action, step.by);
  const targets = leadsTo(sampleProcess, action, row.state) as SampleState[];
  const to = step.to ?? targets[0];
  if (to === undefined || !targets.includes(to)) throw sampleErrors.notNow(row);
  const rules = await findSampleRules(work);
  const [moved] = await work.tx
    .update(sampleRequest)
    .set({
      ...marks(action, to, { now: work.now, reason: step.reason }, rules),
      ...step.set,
      ...(to === 'PENDING_REVIEW' ? {} : { turn: null }),
      state: to,
      version: row.version + 1,
    })
    .where(
      and(
        eq(sampleRequest.requestId, row.requestId),
        eq(sampleRequest.state, row.state),
        eq(sampleRequest.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw sampleErrors.changedMeanwhile();
  const { to: _to, set: _set, ...mover } = step;
  await writeStep(work, {
    docType: SAMPLE,
    docSn: row.sampleSn,
    from: row.state,
    event: action,
    to,
    ...mover,
  });
  if (to !== row.state) await moveTimers(work, moved, rules);
  await tellOfStep(work, action, moved, mover, rules);
  return moved;
}

/** Moments and reasons that belong to a step itself. */
function marks(
  action: SampleAction,
  to: SampleState,
  { now, reason }: { now: Date; reason: string | undefined },
  rules: SampleRules,
): Columns {
  if (action === 'pay') return { paidAt: now, payDeadline: null };
  if (action === 'shipRest' || action === 'shipNoMore')
    return { shippedAt: now, autoReceiveAt: after(now, days(rules.receiveDays)) };
  if (to === 'PENDING_EVALUATION')
    return { receivedAt: now, autoReceiveAt: null, feedbackUntil: after(now, days(rules.feedbackDays)) };
  if (action === 'feedbackTimeout') return { hasNoFeedback: true, finishedAt: now };
  if (action === 'lateFeedback') return { hasNoFeedback: false };
  if (to === 'COMPLETED') return { finishedAt: now };
  if (to === 'CANCELLED' || to === 'REJECTED') return { finishedAt: now, closeReason: reason ?? '' };
  return {};
}

async function moveTimers(work: Work, row: SampleRow, rules: SampleRules): Promise<void> {
  await stopTimer(work, SAMPLE, row.sampleSn);
  const next = timerIn(row, work.now, rules);
  if (next) await setTimer(work, SAMPLE, row.sampleSn, next.event, next.dueAt);
}

/** The timer that runs in a state, from its beginning on. */
function timerIn(
  { state }: Pick<SampleRow, 'state'>,
  now: Date,
  rules: SampleRules,
): { event: SampleAction; dueAt: Date } | undefined {
  switch (state) {
    case 'PENDING_REVIEW':
      return { event: 'reviewTimeout', dueAt: after(now, days(rules.reviewDays)) };
    case 'REVIEW_REJECTED':
      return { event: 'correctTimeout', dueAt: after(now, days(rules.correctDays)) };
    case 'PENDING_PAYMENT':
      return { event: 'payTimeout', dueAt: after(now, hours(rules.payHours)) };
    case 'PENDING_RECEIPT':
      return { event: 'autoReceive', dueAt: after(now, days(rules.receiveDays)) };
    case 'PENDING_EVALUATION':
      return { event: 'feedbackTimeout', dueAt: after(now, days(rules.feedbackDays)) };
    default:
      return undefined;
  }
}
