// The life of an approval on the server: its steps open one after another, the author hears how it ended, and so does the document's room.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import {
  type ApprovalAction,
  type ApprovalActor,
  approvalProcess,
  approvalStatus,
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

/** Log rows and timers name an approval by its id. The deadline of the step that waits is no step of its life. */
export const approvalLife = life({
  docType: 'approval',
  table: approval,
  key: 'approvalId',
  process: approvalProcess,
  status: approvalStatus,
  notNow: ({ state }) => approvalErrors.notNow({ state, by: '' }),
  changedMeanwhile: () => approvalErrors.changedMeanwhile(),
  marks: ({ now }, { to, mover: { reason = '' } }) =>
    to === 'PENDING' ? {} : { decidedAt: now, dueAt: null, reason },
  timers: (_work, { row }) => (row.state === 'PENDING' ? undefined : []),
  tell: async (work, { action, row, mover }) => {
    if (action === 'ask' || action === 'pass') await openStep(work, row);
    if (row.state === 'PENDING') return;
    await closeTasks(work, row, 'SKIPPED');
    if (row.state !== 'WITHDRAWN') await tellDecided(work, row, row.state, mover);
  },
});

export const DEADLINE = 'deadline';

/** The step that waits. */
export function stepOf({ path, stepNo }: Pick<ApprovalRow, 'path' | 'stepNo'>): PathStep {
  const step = path[stepNo - 1];
  if (!step) throw new Error(`an approval without step ${stepNo}`);
  return step;
}

type Asked = Parameters<typeof approvalLife.begin>[2];

/** Begins with the first step. @param wish its path has at least one step */
export function beginApproval(work: Work, wish: Omit<Asked, 'stepNo' | 'askedAt'>): Promise<ApprovalRow> {
  const { authorId: actorId, authorName: actorName, docType, docSn } = wish;
  const author = { by: 'author', actorId, actorName, detail: { docType, docSn } } as const;
  return approvalLife.begin(work, 'ask', { ...wish, stepNo: 1, askedAt: work.now }, author);
}

/**
 * Takes one step; the log says at which step of its path. The approval must be locked by this work.
 * @throws approvalErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster
 */
export const stepApproval = (
  work: Work,
  row: ApprovalRow,
  action: ApprovalAction,
  { stepNo = row.stepNo, ...mover }: ApprovalMover & { stepNo?: number },
): Promise<ApprovalRow> =>
  approvalLife.advance(work, row, action, {
    ...mover,
    detail: { stepNo: row.stepNo, ...mover.detail },
    set: { stepNo },
  });

/** The step that waits has passed: the next one opens, or the document is approved. */
export async function passStep(work: Work, row: ApprovalRow, mover: ApprovalMover): Promise<void> {
  await closeTasks(work, row, 'SKIPPED');
  if (row.stepNo < row.path.length)
    await stepApproval(work, row, 'pass', { ...mover, stepNo: row.stepNo + 1 });
  else await stepApproval(work, row, 'approve', mover);
}

/** What was sent back no longer counts in the month's sum. */
async function tellDecided(
  work: Work,
  row: ApprovalRow,
  result: 'APPROVED' | 'RETURNED',
  mover: ApprovalMover,
): Promise<void> {
  const { docType, docSn } = row;
  if (result === 'RETURNED')
    await work.query(
      `DELETE FROM asked_amount WHERE doc_type = $1 AND doc_sn = $2
         AND enterprise_id IS NOT DISTINCT FROM $3 AND store_id IS NOT DISTINCT FROM $4`,
      [docType, docSn, row.enterpriseId, row.storeId],
    );
  await tellAuthor(work, row, mover);
  const { actorId = null, actorName = '', reason = '' } = mover;
  await work.emit(approvalDecided, { docType, docSn, result, actorId, actorName, reason });
}

/** Gives the step that waits to its approvers; who may no longer approve meanwhile is left out. */
async function openStep(work: Work, row: ApprovalRow): Promise<void> {
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
  await moveDeadline(work, row, dueAt);
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
  const memberIds = approvers.map(({ memberId }) => memberId);
  await tellApprovers(work, row, memberIds);
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
export async function moveDeadline(work: Work, row: ApprovalRow, dueAt: Date | null): Promise<void> {
  const docSn = String(row.approvalId);
  if (dueAt) await setTimer(work, approvalLife.docType, docSn, DEADLINE, dueAt);
  else await stopTimer(work, approvalLife.docType, docSn);
  await work.tx.update(approval).set({ dueAt }).where(eq(approval.approvalId, row.approvalId));
}
