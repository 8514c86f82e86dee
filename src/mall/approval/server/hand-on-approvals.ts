// An approver leaves his enterprise: what waits for him goes to his successor, or to the main account; budgets he answers for too.
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import { approvalSubstitute, approvalTask, budget } from './approval.tables.ts';
import { addTasks, approvalLife, stepApproval } from './approval-life.ts';
import { listApprovers } from './list-approvers.ts';

type Leaver = { memberId: number; successorId: number; enterpriseId: number; mainMemberId: number };

/** A successor who may not approve, or whose own document it is, does not get it: the main account does, or whoever else may. */
async function handOn(
  work: Work,
  { memberId, successorId, enterpriseId, mainMemberId }: Leaver,
): Promise<void> {
  await work.tx
    .update(approvalSubstitute)
    .set({ endedAt: work.now })
    .where(
      and(
        or(eq(approvalSubstitute.memberId, memberId), eq(approvalSubstitute.byMemberId, memberId)),
        isNull(approvalSubstitute.endedAt),
      ),
    );
  await work.tx.update(budget).set({ ownerId: successorId }).where(eq(budget.ownerId, memberId));
  const tasks = await work.tx
    .select()
    .from(approvalTask)
    .where(and(eq(approvalTask.memberId, memberId), eq(approvalTask.state, 'PENDING')))
    .orderBy(approvalTask.approvalId);
  if (tasks.length === 0) return;
  const may = await listApprovers(work, { enterpriseId });
  for (const task of tasks) {
    const row = await approvalLife.hold(work, task.approvalId);
    if (row?.state !== 'PENDING') continue;
    const others = await work.tx
      .select({ memberId: approvalTask.memberId })
      .from(approvalTask)
      .where(and(eq(approvalTask.approvalId, row.approvalId), eq(approvalTask.state, 'PENDING')));
    const known = (one: number) => may.find((person) => person.memberId === one);
    const heir =
      [known(successorId), known(mainMemberId), ...may].find(
        (person) => person !== undefined && person.memberId !== row.authorId,
      ) ?? known(mainMemberId);
    if (!heir) continue; // an enterprise whose certification was revoked: nobody decides for it
    await work.tx
      .update(approvalTask)
      .set({ state: 'DELEGATED', decidedAt: work.now })
      .where(eq(approvalTask.taskId, task.taskId));
    const moved = await stepApproval(work, row, 'escalate', { by: 'system' });
    if (!others.some((one) => one.memberId === heir.memberId)) await addTasks(work, moved, [heir]);
  }
}

export const approvalListeners: readonly Listener[] = [listener(employeeLeft, handOn)];
