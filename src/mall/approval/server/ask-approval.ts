// Asks for the approval of a document, and takes the question back.

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { namesOf } from '#mall/company/server/company.ts';
import type { ApprovalDoc } from '../approval-status.ts';
import { approval, askedAmount } from './approval.tables.ts';
import { type ApprovalCase, scopeColumns } from './approval-case.ts';
import { approvalLife, beginApproval, stepApproval } from './approval-life.ts';
import { planPath } from './plan-path.ts';

/**
 * Asks for approval where a rule matches or a budget is exceeded that an approval may let pass. The document waits until
 * `approvalDecided`; approvers and author are told by message. A document that waits already is asked for anew.
 */
export async function askApproval(work: Work, of: ApprovalCase): Promise<{ isNeeded: boolean }> {
  await takeBack(work, of.docType, of.docSn);
  const { docType, docSn, scope, authorId, title, url, amount, costCentre, notes = [] } = of;
  const path = await planPath(work, of);
  const asked = { ...scopeColumns(scope), authorId, amount, askedAt: work.now };
  await work.tx
    .insert(askedAmount)
    .values({ docType, docSn, ...asked })
    .onConflictDoUpdate({
      target: [askedAmount.docType, askedAmount.docSn, askedAmount.enterpriseId, askedAmount.storeId],
      set: asked,
    });
  if (path.length === 0) return { isNeeded: false };
  // By the name that colleagues know, whichever the document gave.
  const authorName = (await namesOf(work, [authorId]))[0]?.name ?? of.authorName;
  await beginApproval(work, {
    docType,
    docSn,
    ...scopeColumns(scope),
    authorId,
    authorName,
    title,
    url,
    amount,
    costCentre,
    notes,
    path,
  });
  return { isNeeded: true };
}

/** The document was withdrawn or cancelled: nobody needs to decide any more, and it no longer counts in the month's sum. */
export async function withdrawApproval(work: Work, docType: ApprovalDoc, docSn: string): Promise<void> {
  await takeBack(work, docType, docSn);
  await work.tx
    .delete(askedAmount)
    .where(and(eq(askedAmount.docType, docType), eq(askedAmount.docSn, docSn)));
}

async function takeBack(work: Work, docType: ApprovalDoc, docSn: string): Promise<void> {
  const [waiting] = await work.tx
    .select({ approvalId: approval.approvalId })
    .from(approval)
    .where(and(eq(approval.docType, docType), eq(approval.docSn, docSn), eq(approval.state, 'PENDING')));
  const row = waiting && (await approvalLife.hold(work, waiting.approvalId));
  if (row?.state === 'PENDING')
    await stepApproval(work, row, 'withdraw', {
      by: 'author',
      actorId: row.authorId,
      actorName: row.authorName,
    });
}
