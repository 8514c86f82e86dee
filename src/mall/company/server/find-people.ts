// The people of an enterprise: its main account and its employees, by name, and who of them may do something.
import type { Work } from '#kit/db/work.ts';
import type { PermissionPoint, PresetRole } from '#mall/member/permission-points.ts';
import type { SubAccountState } from '../sub-account-process.ts';

export interface Person {
  memberId: number;
  name: string;
}

/** In the order given: who was an employee by his real name, others by their member names. */
export async function namesOf(work: Work, memberIds: readonly number[]): Promise<Person[]> {
  if (memberIds.length === 0) return [];
  return work.query<Person>(
    `SELECT m.member_id AS "memberId", coalesce(s.real_name, m.member_name) AS name
     FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (member_id, place)
     JOIN member m USING (member_id) LEFT JOIN sub_account s USING (member_id) ORDER BY place`,
    [memberIds],
    'company-names',
  );
}

/** The enterprise's main account; undefined for an enterprise that does not exist. */
export async function findMainAccount(work: Work, enterpriseId: number): Promise<Person | undefined> {
  const [row] = await work.query<Person>(
    `SELECT m.member_id AS "memberId", m.member_name AS name
     FROM enterprise e JOIN member m ON m.member_id = e.main_member_id WHERE e.enterprise_id = $1`,
    [enterpriseId],
    'company-main',
  );
  return row;
}

/** The main account (`state` null) first, then employees by name, those who have left too. */
export async function listPeople(
  work: Work,
  enterpriseId: number,
): Promise<(Person & { state: SubAccountState | null })[]> {
  return work.query<Person & { state: SubAccountState | null }>(
    `SELECT e.main_member_id AS "memberId", m.member_name AS name, NULL AS state, 0 AS place
     FROM enterprise e JOIN member m ON m.member_id = e.main_member_id WHERE e.enterprise_id = $1
     UNION ALL
     SELECT a.member_id, a.real_name, a.state, 1 FROM sub_account a WHERE a.enterprise_id = $1
     ORDER BY place, name`,
    [enterpriseId],
    'company-people',
  );
}

/** How an enterprise has entered its employee. */
export interface EnteredEmployee {
  realName: string;
  roles: PresetRole[];
  /** Who leads his department; himself where he does, nobody where he has none. */
  headIds: number[];
}

/** Also of one who has left; undefined for everybody else. */
export async function findEmployee(work: Work, memberId: number): Promise<EnteredEmployee | undefined> {
  const [row] = await work.query<EnteredEmployee>(
    `SELECT a.real_name AS "realName", a.roles, coalesce((
       SELECT json_agg(h.member_id) FROM sub_account h
       WHERE h.enterprise_id = a.enterprise_id AND h.department = a.department AND a.department <> '' AND h.is_head
     ), '[]') AS "headIds"
     FROM sub_account a WHERE a.member_id = $1`,
    [memberId],
    'company-employee',
  );
  return row;
}

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
