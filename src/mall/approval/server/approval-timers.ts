// What happens when nobody decides in time: a reminder, the main account, or a decision by the rule itself.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import { approvalTask } from './approval.tables.ts';
import {
  type ApprovalRow,
  addTasks,
  approvalLife,
  closeTasks,
  DEADLINE,
  moveDeadline,
  passStep,
  stepApproval,
  stepOf,
} from './approval-life.ts';
import { tellApprovers } from './approval-notices.ts';
import { mainAccountOf } from './list-approvers.ts';

const SYSTEM = { by: 'system' } as const;

/** Changes nothing when the step was decided or its deadline moved meanwhile. */
async function fireDeadline(work: Work, docSn: string): Promise<void> {
  const row = await approvalLife.hold(work, docSn);
  if (row?.state !== 'PENDING' || !row.dueAt || row.dueAt > work.now) return;
  const { onTimeout } = stepOf(row);
  if (onTimeout === 'pass') {
    await closeTasks(work, row, 'EXPIRED');
    await passStep(work, row, {
      ...SYSTEM,
      reason: '超时自动通过 / passed by its rule, not decided in time',
    });
  } else if (onTimeout === 'return') {
    await closeTasks(work, row, 'EXPIRED');
    await stepApproval(work, row, 'return', {
      ...SYSTEM,
      reason: '超时自动退回 / sent back by its rule, not decided in time',
    });
  } else if (onTimeout === 'escalate' && (await escalate(work, row))) {
    await moveDeadline(work, row, null);
  } else {
    await remind(work, row);
  }
}

async function waitingFor(work: Work, row: ApprovalRow): Promise<number[]> {
  const tasks = await work.tx
    .select({ memberId: approvalTask.memberId })
    .from(approvalTask)
    .where(and(eq(approvalTask.approvalId, row.approvalId), eq(approvalTask.state, 'PENDING')));
  return tasks.map(({ memberId }) => memberId);
}

async function remind(work: Work, row: ApprovalRow): Promise<void> {
  const moved = await stepApproval(work, row, 'remind', SYSTEM);
  await tellApprovers(work, moved, await waitingFor(work, moved), true);
  await moveDeadline(work, moved, await afterWorkingDays(work, work.now, stepOf(moved).dueDays ?? 1));
}

/** Hands the step to the main account. @returns false where there is none, it has the step already or is the author */
async function escalate(work: Work, row: ApprovalRow): Promise<boolean> {
  if (row.enterpriseId === null) return false;
  const main = await mainAccountOf(work, row.enterpriseId);
  if (main.memberId === row.authorId || (await waitingFor(work, row)).includes(main.memberId)) return false;
  await closeTasks(work, row, 'DELEGATED');
  const moved = await stepApproval(work, row, 'escalate', SYSTEM);
  await addTasks(work, moved, [main]);
  return true;
}

export const approvalTimers: readonly TimerHandler[] = [
  { docType: approvalLife.docType, event: DEADLINE, fire: fireDeadline },
];
