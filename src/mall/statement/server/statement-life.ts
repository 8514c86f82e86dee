// The lives of statements and disputes on the server: which timers run, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { jobAfter } from '#mall/credit/billing-cycle.ts';
import { creditRules } from '#mall/credit/server/credit.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import { disputeProcess, disputeStatus, isDisputeOver } from '../dispute-process.ts';
import { type StatementActor, statementProcess } from '../statement-process.ts';
import { statementStatus } from '../statement-status.ts';
import { DUNNING } from '../statement-terms.ts';
import { statementErrors } from './statement.errors.ts';
import { statement, statementDispute } from './statement.tables.ts';
import { tellOfDispute, tellOfStatement } from './statement-notices.ts';

export { stepBy as moverOf } from '#mall/member/actor.ts';

export type StatementRow = typeof statement.$inferSelect;
export type DisputeRow = typeof statementDispute.$inferSelect;
export type StatementMover = StepBy<StatementActor>;

export const statementLife = life({
  docType: 'statement',
  table: statement,
  key: 'statementSn',
  process: statementProcess,
  status: statementStatus,
  notNow: (row: StatementRow) => statementErrors.notNow(row),
  changedMeanwhile: () => statementErrors.changedMeanwhile(),
  marks: (work, { action, to }) => ({
    ...(action === 'cut' ? { cutAt: work.now } : {}),
    ...(action === 'reopen' ? { reconcile: 'CUT' as const, silentFrom: dayInChina(work.now) } : {}),
    ...(to === 'SETTLED' ? { settledAt: work.now } : {}),
  }),
  timers: (work, { row }) => timersOf(work, row),
  tell: (work, { action, row, mover }) => tellOfStatement(work, action, row, mover),
});

/** The last day of China to look at what is cut: silence means yes then; null before and afterwards. */
export async function silentAfter(work: Work, row: StatementRow): Promise<string | null> {
  if (row.reconcile === 'OPEN' || row.reconcile === 'DONE') return null;
  const { silenceDays } = await creditRules.find(work);
  const from = new Date(`${row.silentFrom ?? row.cutDay}T04:00:00Z`);
  return dayInChina(await afterWorkingDays(work, from, silenceDays));
}

/** What happens to a statement by itself from now on. */
async function timersOf(work: Work, row: StatementRow): Promise<WantedTimer[]> {
  if (row.reconcile === 'OPEN') return [{ event: 'cut', dueAt: jobAfter(row.cutDay) }];
  if (row.state === 'SETTLED') return [];
  const today = dayInChina(work.now);
  const due = required(row.dueDay ?? undefined);
  const next = DUNNING.map(({ day }) => dayAfter(due, day)).find((day) => day > today);
  const dunning = next ? [{ event: 'dun', dueAt: jobAfter(dayAfter(next, -1)) }] : [];
  const silent = await silentAfter(work, row);
  if (silent !== null) return [{ event: 'confirmSilently', dueAt: jobAfter(silent) }, ...dunning];
  if (row.state === 'OVERDUE') return [{ event: 'lateFee', dueAt: jobAfter(today) }, ...dunning];
  return [{ event: 'fallDue', dueAt: jobAfter(due) }, ...dunning];
}

export const disputeLife = life({
  docType: 'statementDispute',
  table: statementDispute,
  key: 'disputeId',
  process: disputeProcess,
  status: disputeStatus,
  notNow: (row: DisputeRow) => statementErrors.disputeNotNow(row),
  changedMeanwhile: () => statementErrors.changedMeanwhile(),
  alreadyThere: () => statementErrors.disputedAlready(),
  marks: (work, { to }) => (isDisputeOver(to) ? { finishedAt: work.now } : {}),
  tell: (work, { action, row, mover }) => tellOfDispute(work, action, row, mover),
});
