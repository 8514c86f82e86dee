// The life of a sample request on the server: what each step of domain 3.5.1 marks, which timers run then, and who hears of it.

import { life, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import {
  HELD_UP,
  type SampleAction,
  type SampleActor,
  sampleActions,
  sampleProcess,
} from '../sample-process.ts';
import { type SampleState, sampleStatus } from '../sample-status.ts';
import type { SampleRules } from '../sample-terms.ts';
import { sampleErrors } from './sample.errors.ts';
import { sampleRequest } from './sample.tables.ts';
import { tellOfStep } from './sample-notices.ts';
import { findSampleRules } from './sample-rules.ts';

export type SampleRow = typeof sampleRequest.$inferSelect;
export type SampleMover = StepBy<SampleActor>;

export const sampleLife = life({
  docType: 'sample',
  table: sampleRequest,
  key: 'sampleSn',
  process: sampleProcess,
  status: sampleStatus,
  allowed: (row: SampleRow, by) => sampleActions(row, by),
  notNow: (row, action) =>
    row.lockState > 0 && HELD_UP.has(action) ? sampleErrors.inCase() : sampleErrors.notNow(row),
  changedMeanwhile: () => sampleErrors.changedMeanwhile(),
  marks: async (work, step) => marks(step, work.now, await findSampleRules(work)),
  derived: ({ state, turn }) => ({ turn: state === 'PENDING_REVIEW' ? turn : null }),
  timers: async (work, { before, row }) =>
    row.state === before?.state ? undefined : timersIn(row.state, work.now, await findSampleRules(work)),
  tell: async (work, { action, row, mover }) =>
    tellOfStep(work, action, row, mover, await findSampleRules(work)),
});

/** Moments and reasons that belong to a step itself. */
function marks(
  { action, to, mover }: Taken<SampleRow, typeof sampleProcess>,
  now: Date,
  rules: SampleRules,
): Partial<SampleRow> {
  if (action === 'refundPart') return {};
  if (action === 'pay') return { paidAt: now, payDeadline: null };
  if (action === 'shipRest' || action === 'shipNoMore')
    return { shippedAt: now, autoReceiveAt: after(now, days(rules.receiveDays)) };
  if (to === 'PENDING_EVALUATION')
    return { receivedAt: now, autoReceiveAt: null, feedbackUntil: after(now, days(rules.feedbackDays)) };
  if (action === 'feedbackTimeout') return { hasNoFeedback: true, finishedAt: now };
  if (action === 'lateFeedback') return { hasNoFeedback: false };
  if (to === 'COMPLETED') return { finishedAt: now };
  if (to === 'CANCELLED' || to === 'REJECTED') return { finishedAt: now, closeReason: mover.reason ?? '' };
  return {};
}

/** The timer that runs in a state, from its beginning on. */
function timersIn(state: SampleState, now: Date, rules: SampleRules): WantedTimer[] {
  const timers: Partial<Record<SampleState, [event: SampleAction, time: number]>> = {
    PENDING_REVIEW: ['reviewTimeout', days(rules.reviewDays)],
    REVIEW_REJECTED: ['correctTimeout', days(rules.correctDays)],
    PENDING_PAYMENT: ['payTimeout', hours(rules.payHours)],
    PENDING_RECEIPT: ['autoReceive', days(rules.receiveDays)],
    PENDING_EVALUATION: ['feedbackTimeout', days(rules.feedbackDays)],
  };
  const [event, time] = timers[state] ?? [];
  return event && time ? [{ event, dueAt: after(now, time) }] : [];
}
