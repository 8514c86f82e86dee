// The author approves what nobody else may decide, while he submits it.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { ApprovalDoc } from '../approval-status.ts';
import { approval, approvalTask } from './approval.tables.ts';
import type { ApprovalScope } from './approval-case.ts';
import { stepOf } from './approval-life.ts';
import { decide } from './decide-approval.ts';

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
