// Which approvals wait for somebody: his own, those of whom he stands in for, and those whose approver may no longer decide.
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { approvalTask } from './approval.tables.ts';
import type { ApprovalScope } from './approval-case.ts';
import { scopeColumns } from './approval-case.ts';

export type TaskRow = typeof approvalTask.$inferSelect;

export interface Decider {
  memberId: number;
  /** The enterprise's main account: takes over from those who may no longer decide. */
  isMain: boolean;
  scope: ApprovalScope;
}

/** Values for MINE. */
export const deciderValues = (work: Work, { memberId, isMain, scope }: Decider): unknown[] => {
  const { enterpriseId, storeId } = scopeColumns(scope);
  return [memberId, enterpriseId, storeId, dayInChina(work.now), isMain];
};

/**
 * Tasks `t` of approvals `a` that the decider may decide: `$1` he, `$2` enterprise, `$3` store, `$4` today, `$5` main account.
 * Nobody decides his own document for somebody else.
 */
export const MINE = `(a.enterprise_id = $2 OR a.store_id = $3) AND (t.member_id = $1 OR (a.author_id <> $1 AND (
  EXISTS (SELECT FROM approval_substitute s WHERE s.member_id = t.member_id AND s.by_member_id = $1
    AND s.enterprise_id = a.enterprise_id AND s.ended_at IS NULL AND $4 BETWEEN s.from_on AND s.until_on)
  OR ($5::boolean AND EXISTS (SELECT FROM sub_account g WHERE g.member_id = t.member_id
    AND (g.state <> 'ACTIVE' OR NOT 'approval.decide' = ANY(g.permissions))))
  OR (a.store_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM store_operator o WHERE o.member_id = t.member_id AND o.store_id = a.store_id)))))`;

/** His, or one that he has decided or that another was faster with; undefined for other people's. */
export async function findOwnTask(
  work: Work,
  decider: Decider,
  taskId: number,
): Promise<{ approvalId: number } | undefined> {
  const [row] = await work.query<{ approvalId: number }>(
    `SELECT t.approval_id AS "approvalId" FROM approval_task t JOIN approval a USING (approval_id)
     WHERE t.task_id = $6 AND ${MINE}`,
    [...deciderValues(work, decider), taskId],
    'approval-own-task',
  );
  return row;
}
