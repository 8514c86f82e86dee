// Who may approve in an enterprise or a store, by name.
import type { Work } from '#kit/db/work.ts';
import { listWhoMay } from '#mall/company/server/company.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import type { ApprovalScope } from './approval-case.ts';

export interface Approver {
  memberId: number;
  name: string;
}

/** Everybody who may approve: an enterprise's main account first, or a store's operators. */
export async function listApprovers(work: Work, scope: ApprovalScope): Promise<Approver[]> {
  if ('enterpriseId' in scope) return listPermitted(work, scope.enterpriseId, 'approval.decide');
  const rows = await work.query<{ memberId: number }>(
    `SELECT member_id AS "memberId" FROM store_operator WHERE store_id = $1 ORDER BY member_id`,
    [scope.storeId],
    'approval-operators',
  );
  return withNames(
    work,
    rows.map(({ memberId }) => memberId),
  );
}

/** The enterprise's people with a permission, the main account first. */
export async function listPermitted(
  work: Work,
  enterpriseId: number,
  point: PermissionPoint,
): Promise<Approver[]> {
  return withNames(work, await listWhoMay(work, enterpriseId, point));
}

/** The enterprise's main account. @throws Error for an enterprise that does not exist */
export async function mainAccountOf(work: Work, enterpriseId: number): Promise<Approver> {
  const [row] = await work.query<{ memberId: number; name: string }>(
    `SELECT m.member_id AS "memberId", m.member_name AS name
     FROM enterprise e JOIN member m ON m.member_id = e.main_member_id WHERE e.enterprise_id = $1`,
    [enterpriseId],
    'approval-main',
  );
  if (!row) throw new Error(`no enterprise ${enterpriseId}`);
  return row;
}

/** In the order given: employees by their real names, others by their member names. */
export async function withNames(work: Work, memberIds: readonly number[]): Promise<Approver[]> {
  if (memberIds.length === 0) return [];
  const rows = await work.query<{ memberId: number; name: string }>(
    `SELECT m.member_id AS "memberId", coalesce(s.real_name, m.member_name) AS name
     FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (member_id, place)
     JOIN member m USING (member_id) LEFT JOIN sub_account s USING (member_id) ORDER BY place`,
    [memberIds],
    'approval-names',
  );
  return rows;
}
