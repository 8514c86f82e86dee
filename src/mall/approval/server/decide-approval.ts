// An approver decides what waits for him: approves, or sends it back with a reason.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { namesOf } from '#mall/company/server/company.ts';
import { type Employee, isEnterprise, type Member, type Seller } from '#mall/member/actor.ts';
import type { approvalProtocol } from '../approval.protocol.ts';
import type { ApprovalDoc } from '../approval-status.ts';
import { approvalErrors } from './approval.errors.ts';
import { approval, approvalTask } from './approval.tables.ts';
import type { ApprovalScope } from './approval-case.ts';
import {
  type ApprovalMover,
  type ApprovalRow,
  approvalLife,
  passStep,
  stepApproval,
  stepOf,
} from './approval-life.ts';
import { findOwnTask, type TaskRow } from './find-tasks.ts';

type Decision = InputOf<typeof approvalProtocol.decide>;
type Decided = ReplyOf<typeof approvalProtocol.decide>;

/** @throws approvalErrors.notFound, taskNotNow, notNow, reasonMissing */
export const decideApproval = (work: Work, actor: Employee, input: Decision): Promise<Decided> =>
  decide(work, actor, { enterpriseId: actor.enterpriseId }, input);

/** A store's operator. @throws as above */
export const decideStoresApproval = (work: Work, seller: Seller, input: Decision): Promise<Decided> =>
  decide(work, seller, { storeId: seller.storeId }, input);

async function decide(
  work: Work,
  actor: Member,
  scope: ApprovalScope,
  { taskId, decision, reason }: Decision,
): Promise<Decided> {
  const isMain = isEnterprise(actor) && actor.sub === null;
  const found = await findOwnTask(work, { memberId: actor.memberId, isMain, scope }, taskId);
  if (!found) throw approvalErrors.notFound();
  const row = await approvalLife.hold(work, found.approvalId);
  if (!row) throw approvalErrors.notFound();
  const task = await requireOpen(work, row, taskId);
  if (decision === 'return' && reason === '') throw approvalErrors.reasonMissing();

  const [self] = await namesOf(work, [actor.memberId]);
  const actorName = self?.name ?? actor.shownName;
  const standsIn = task.memberId !== actor.memberId;
  await work.tx
    .update(approvalTask)
    .set({
      state: decision === 'approve' ? 'APPROVED' : 'RETURNED',
      actorId: standsIn ? actor.memberId : null,
      actorName: standsIn ? actorName : '',
      reason,
      decidedAt: work.now,
    })
    .where(eq(approvalTask.taskId, taskId));
  const mover: ApprovalMover = {
    by: 'approver',
    actorId: actor.memberId,
    actorName,
    reason,
    detail: {
      taskId,
      ...(standsIn ? { insteadOf: task.memberName } : {}),
      ...(stepOf(row).isSelf ? { isSelf: true } : {}),
    },
  };
  if (decision === 'return') await stepApproval(work, row, 'return', mover);
  else if (await isStepDone(work, row)) await passStep(work, row, mover);
  else await stepApproval(work, row, 'agree', mover);
  return { state: await stateOf(work, row) };
}

/** Decides the steps that wait for the author alone, one after another, up to the first that somebody else decides. */
export async function approveAlone(
  work: Work,
  author: Member,
  scope: ApprovalScope,
  { docType, docSn, reason }: { docType: ApprovalDoc; docSn: string; reason: string },
): Promise<void> {
  for (;;) {
    const [waiting] = await work.tx
      .select({ row: approval, taskId: approvalTask.taskId })
      .from(approval)
      .innerJoin(approvalTask, eq(approvalTask.approvalId, approval.approvalId))
      .where(
        and(
          eq(approval.docType, docType),
          eq(approval.docSn, docSn),
          eq(approval.state, 'PENDING'),
          eq(approval.authorId, author.memberId),
          eq(approvalTask.state, 'PENDING'),
          eq(approvalTask.memberId, author.memberId),
        ),
      );
    if (!waiting || !stepOf(waiting.row).isSelf) return;
    await decide(work, author, scope, { taskId: waiting.taskId, decision: 'approve', reason });
  }
}

/** @throws approvalErrors.taskNotNow, notNow with who was faster */
async function requireOpen(work: Work, row: ApprovalRow, taskId: number): Promise<TaskRow> {
  const [task] = await work.tx.select().from(approvalTask).where(eq(approvalTask.taskId, taskId));
  if (!task) throw approvalErrors.notFound();
  if (row.state === 'PENDING' && task.state === 'PENDING') return task;
  const by = await whoDecided(work, row);
  if (row.state !== 'PENDING') throw approvalErrors.notNow({ state: row.state, by });
  throw approvalErrors.taskNotNow({ state: task.state, by });
}

async function whoDecided(work: Work, row: ApprovalRow): Promise<string> {
  const [last] = await work.query<{ name: string }>(
    `SELECT actor_name AS name FROM step_log
     WHERE doc_type = 'approval' AND doc_sn = $1 AND event IN ('agree', 'pass', 'approve', 'return') ORDER BY log_id DESC LIMIT 1`,
    [String(row.approvalId)],
  );
  return last?.name ?? '';
}

/** ANY: one has agreed; ALL: nobody is left to. */
async function isStepDone(work: Work, row: ApprovalRow): Promise<boolean> {
  if (stepOf(row).mode === 'ANY') return true;
  const [open] = await work.tx
    .select({ taskId: approvalTask.taskId })
    .from(approvalTask)
    .where(and(eq(approvalTask.approvalId, row.approvalId), eq(approvalTask.state, 'PENDING')))
    .limit(1);
  return open === undefined;
}

/** The decision may have led to more: listeners of it are heard already. */
async function stateOf(work: Work, before: ApprovalRow): Promise<ApprovalRow['state']> {
  const [row] = await work.tx
    .select({ state: approval.state })
    .from(approval)
    .where(eq(approval.approvalId, before.approvalId));
  return row?.state ?? before.state;
}
