// Who of an enterprise's people may do something: whom to tell when it waits to be done.
import type { Work } from '#kit/db/work.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';

/**
 * The main account first, then the employees in service who were given the permission; of an enterprise whose
 * certification was revoked nobody. An employee who works as a designer decides nothing for it and is left out.
 */
export async function listWhoMay(
  work: Work,
  enterpriseId: number,
  point: PermissionPoint,
): Promise<number[]> {
  const rows = await work.query<{ memberId: number }>(
    `SELECT main_member_id AS "memberId", 0 AS place FROM enterprise
     WHERE enterprise_id = $1 AND state <> 'REVOKED'
     UNION ALL
     SELECT s.member_id, 1 FROM sub_account s JOIN member m USING (member_id) JOIN enterprise e USING (enterprise_id)
     WHERE s.enterprise_id = $1 AND e.state <> 'REVOKED' AND s.state = 'ACTIVE' AND m.member_type = 3
       AND $2 = ANY(s.permissions)
     ORDER BY place, "memberId"`,
    [enterpriseId, point],
    'company-who-may',
  );
  return rows.map((row) => row.memberId);
}
