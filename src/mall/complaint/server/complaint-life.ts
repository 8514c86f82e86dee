// The life of a complaint on the server: what each step marks, which timers run then, and who hears of it.
import { type Done, life, type Taken } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import { type ComplaintAction, type ComplaintActor, complaintProcess } from '../complaint-process.ts';
import { type ComplaintState, complaintStatus } from '../complaint-status.ts';
import { ACCEPT_TIME, ANSWER_TIME, DIALOGUE_TIME, MARK_TIME } from '../complaint-terms.ts';
import { complaintErrors } from './complaint.errors.ts';
import { complaint } from './complaint.tables.ts';
import { tellOfStep } from './complaint-notices.ts';

export type ComplaintRow = typeof complaint.$inferSelect;
export type ComplaintMover = StepBy<ComplaintActor>;

export const complaintLife = life({
  docType: 'complaint',
  table: complaint,
  key: 'complaintSn',
  process: complaintProcess,
  status: complaintStatus,
  notNow: (row) => complaintErrors.notNow(row),
  changedMeanwhile: () => complaintErrors.changedMeanwhile(),
  marks: (work, step) => marks(step, work.now),
  timers: (work, step) => timersAfter(step, work.now),
  tell: (work, { action, row, mover }) => tellOfStep(work, action, row, mover),
});

export const moverOf = (
  by: ComplaintActor,
  { memberId, memberName }: Pick<Member, 'memberId' | 'memberName'>,
  reason?: string,
): ComplaintMover => ({ by, actorId: memberId, actorName: memberName, ...(reason ? { reason } : {}) });

function marks({ to }: Taken<ComplaintRow, typeof complaintProcess>, now: Date): Partial<ComplaintRow> {
  if (complaintStatus[to].isOpen) return {};
  return { finishedAt: now, ...(to === 'BUYER_WINS' ? { markUntil: after(now, MARK_TIME) } : {}) };
}

/** What happens by itself in a state, and after how long. */
const TIMERS: Partial<Record<ComplaintState, readonly [event: ComplaintAction, time: number]>> = {
  NEW: ['accept', ACCEPT_TIME],
  TO_APPEAL: ['answerTimeout', ANSWER_TIME],
  IN_DIALOGUE: ['dialogueTimeout', DIALOGUE_TIME],
};

function timersAfter(
  { before, row }: Done<ComplaintRow, typeof complaintProcess>,
  now: Date,
): WantedTimer[] | undefined {
  if (row.state === before?.state) return undefined;
  const timer = TIMERS[row.state];
  return timer ? [{ event: timer[0], dueAt: after(now, timer[1]) }] : [];
}
