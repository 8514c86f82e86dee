// The only writer of an approval's state: compare-and-set, log row, timer, messages, and the news for the document's room.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import {
  type ApprovalAction,
  type ApprovalActor,
  type ApprovalState,
  approvalProcess,
} from '../approval-status.ts';
import { approvalErrors } from './approval.errors.ts';
import { approvalDecided } from './approval.events.ts';
import { approval, approvalTask, type PathStep } from './approval.tables.ts';
import { scopeOf } from './approval-case.ts';
import { tellApprovers, tellAuthor } from './approval-notices.ts';
import { listApprovers } from './list-approvers.ts';
import { approverChooser } from './plan-path.ts';

export type ApprovalRow = typeof approval.$inferSelect;
export type ApprovalMover = StepBy<ApprovalActor>;

/** The document type of log rows and timers; the document's number is the approval's id. */
export const APPROVAL = 'approval';
export const DEADLINE = 'deadline';

/** The approval, held until this work ends. */
export async function lockApproval(work: Work, approvalId: number): Promise<ApprovalRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(approval)
    .where(eq(approval.approvalId, approvalId))
    .for('no key update');
  return row;
}

/** The step that waits. */
export const stepOf = (row: Pick<ApprovalRow, 'path' | 'stepNo'>): PathStep => row.path[row.stepNo - 1]!;

/** Begins with the first step. @param wish its path has at least one step */
export async function beginApproval(
  work: Work,
  wish: Omit<
    typeof approval.$inferInsert,
    'approvalId' | 'state' | 'version' | 'stepNo' | 'askedAt' | 'dueAt' | 'decidedAt' | 'reason'
  >,
): Promise<ApprovalRow> {
  const [made] = await work.tx
    .insert(approval)
    .values({ ...wish, state: 'PENDING', stepNo: 1, askedAt: work.now })
    .returning();
  const row = made!;
  await writeStep(work, {
    docType: APPROVAL,
    docSn: String(row.approvalId),
    from: null,
    event: 'ask',
    to: row.state,
    by: 'author',
    actorId: row.authorId,
    actorName: row.authorName,
    detail: { docType: row.docType, docSn: row.docSn },
  });
  return openStep(work, row);
}

/**
 * Takes one step. The approval must be locked by this work.
 * @throws approvalErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export async function advanceApproval(
  work: Work,
  row: ApprovalRow,
  action: ApprovalAction,
  step: ApprovalMover & { stepNo?: number },
): Promise<ApprovalRow> {
  const [to] = leadsTo(approvalProcess, action, row.state) as ApprovalState[];
  const allowed: readonly ApprovalActor[] = approvalProcess[action].by;
  if (to === undefined || !allowed.includes(step.by))
    throw approvalErrors.notNow({ state: row.state, by: '' });
  const { stepNo = row.stepNo, ...mover } = step;
  const isOver = to !== 'PENDING';
  const [moved] = await work.tx
    .update(approval)
    .set({
      state: to,
      stepNo,
      version: row.version + 1,
      ...(isOver ? { decidedAt: work.now, dueAt: null, reason: step.reason ?? '' } : {}),
    })
    .where(
      and(
        eq(approval.approvalId, row.approvalId),
        eq(approval.state, row.state),
        eq(approval.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw approvalErrors.changedMeanwhile();
  await writeStep(work, {
    docType: APPROVAL,
    docSn: String(row.approvalId),
    from: row.state,
    event: action,
    to,
    ...mover,
    detail: { stepNo: row.stepNo, ...mover.detail },
  });
  if (isOver) {
    await stopTimer(work, APPROVAL, String(row.approvalId));
    await closeTasks(work, moved, 'SKIPPED');
  }
  return moved;
}

/** The step that waits has passed: the next one opens, or the document is approved. */
export async function passStep(work: Work, row: ApprovalRow, mover: ApprovalMover): Promise<void> {
  await closeTasks(work, row, 'SKIPPED');
  if (row.stepNo < row.path.length) {
    await openStep(work, await advanceApproval(work, row, 'pass', { ...mover, stepNo: row.stepNo + 1 }));
    return;
  }
  await tellDecided(work, await advanceApproval(work, row, 'approve', mover), mover);
}

/** Sends the document back: no further step is asked. */
export async function returnApproval(work: Work, row: ApprovalRow, mover: ApprovalMover): Promise<void> {
  const moved = await advanceApproval(work, row, 'return', mover);
  await work.query(
    `DELETE FROM asked_amount WHERE doc_type = $1 AND doc_sn = $2
       AND enterprise_id IS NOT DISTINCT FROM $3 AND store_id IS NOT DISTINCT FROM $4`,
    [row.docType, row.docSn, row.enterpriseId, row.storeId],
  );
  await tellDecided(work, moved, mover);
}

async function tellDecided(work: Work, row: ApprovalRow, mover: ApprovalMover): Promise<void> {
  await tellAuthor(work, row, mover);
  await work.emit(approvalDecided, {
    docType: row.docType,
    docSn: row.docSn,
    result: row.state === 'APPROVED' ? 'APPROVED' : 'RETURNED',
    actorId: mover.actorId ?? null,
    actorName: mover.actorName ?? '',
    reason: mover.reason ?? '',
  });
}

/** Gives the step that waits to its approvers; who may no longer approve meanwhile is left out. */
async function openStep(work: Work, row: ApprovalRow): Promise<ApprovalRow> {
  const step = stepOf(row);
  const scope = scopeOf(row);
  const may = new Set((await listApprovers(work, scope)).map(({ memberId }) => memberId));
  let approvers = step.approvers.filter(({ memberId }) => may.has(memberId));
  if (approvers.length === 0) {
    const choose = await approverChooser(work, {
      scope,
      authorId: row.authorId,
      projectId: null,
      costCentre: '',
    });
    approvers = [...(await choose({ who: 'members', memberIds: [] })).approvers];
  }
  await addTasks(work, row, approvers);
  const dueAt = step.dueDays === null ? null : await afterWorkingDays(work, work.now, step.dueDays);
  return moveDeadline(work, row, dueAt);
}

/** Opens tasks in the step that waits and tells those who have them. */
export async function addTasks(
  work: Work,
  row: ApprovalRow,
  approvers: readonly { memberId: number; name: string }[],
): Promise<void> {
  if (approvers.length === 0) return;
  await work.tx.insert(approvalTask).values(
    approvers.map(({ memberId, name }) => ({
      approvalId: row.approvalId,
      stepNo: row.stepNo,
      memberId,
      memberName: name,
      state: 'PENDING' as const,
      createdAt: work.now,
    })),
  );
  await tellApprovers(
    work,
    row,
    approvers.map(({ memberId }) => memberId),
  );
}

/** Ends what is still to decide in the step that waits. */
export async function closeTasks(
  work: Work,
  row: Pick<ApprovalRow, 'approvalId'>,
  state: 'SKIPPED' | 'DELEGATED' | 'EXPIRED',
): Promise<void> {
  await work.tx
    .update(approvalTask)
    .set({ state, decidedAt: work.now })
    .where(and(eq(approvalTask.approvalId, row.approvalId), eq(approvalTask.state, 'PENDING')));
}

/** Sets the deadline of the step that waits; null: there is none. */
export async function moveDeadline(work: Work, row: ApprovalRow, dueAt: Date | null): Promise<ApprovalRow> {
  const docSn = String(row.approvalId);
  if (dueAt) await setTimer(work, APPROVAL, docSn, DEADLINE, dueAt);
  else await stopTimer(work, APPROVAL, docSn);
  await work.tx.update(approval).set({ dueAt }).where(eq(approval.approvalId, row.approvalId));
  return { ...row, dueAt };
}
