// The life of a complaint on the server: what each step marks, which timers run then, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { type Clocks, clockAfter, life, type Taken } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { after, days } from '#kit/time/duration.ts';
import { keptRules } from '#mall/setting/server/setting.ts';
import { type ComplaintAction, type ComplaintActor, complaintProcess } from '../complaint-process.ts';
import { type ComplaintState, complaintStatus } from '../complaint-status.ts';
import { COMPLAINT_RULES } from '../complaint-terms.ts';
import { complaintErrors } from './complaint.errors.ts';
import { complaint } from './complaint.tables.ts';
import { tellOfStep } from './complaint-notices.ts';

export { stepBy as moverOf } from '#mall/member/actor.ts';

export type ComplaintRow = typeof complaint.$inferSelect;
export type ComplaintMover = StepBy<ComplaintActor>;

/** What the platform has set for complaints. */
export const complaintRules = keptRules('complaint_rules', COMPLAINT_RULES);

export const complaintLife = life({
  docType: 'complaint',
  table: complaint,
  key: 'complaintSn',
  process: complaintProcess,
  status: complaintStatus,
  notNow: (row: ComplaintRow) => complaintErrors.notNow(row),
  changedMeanwhile: () => complaintErrors.changedMeanwhile(),
  marks,
  timers: async (work, step) => clockAfter(step, work.now, await clocksOf(work)),
  tell: async (work, { action, row, mover }) =>
    tellOfStep(work, action, row, { ...mover, ...(await complaintRules.find(work)) }),
});

async function marks(
  work: Work,
  { to }: Taken<ComplaintRow, typeof complaintProcess>,
): Promise<Partial<ComplaintRow>> {
  if (complaintStatus[to].isOpen) return {};
  if (to !== 'BUYER_WINS') return { finishedAt: work.now };
  const { markDays } = await complaintRules.find(work);
  return { finishedAt: work.now, markUntil: after(work.now, days(markDays)) };
}

/** A complaint that runs keeps the due date it was given. */
async function clocksOf(work: Work): Promise<Clocks<ComplaintState, ComplaintAction>> {
  const { acceptDays, answerDays, dialogueDays } = await complaintRules.find(work);
  return {
    NEW: ['accept', days(acceptDays)],
    TO_APPEAL: ['answerTimeout', days(answerDays)],
    IN_DIALOGUE: ['dialogueTimeout', days(dialogueDays)],
  };
}
