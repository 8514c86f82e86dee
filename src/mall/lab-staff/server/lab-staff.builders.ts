// Somebody on the staff of a laboratory, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { aLaboratory } from '#mall/ability/server/ability.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { LAB_ROLE_NAMES, type LabRole } from '#mall/member/lab-roles.ts';

/** The laboratory of the code, made where there is none yet, with one capability in its first group. */
export async function aLab(work: Work, code = 'YC'): Promise<{ labId: number; groupIds: number[] }> {
  const find = () =>
    work.query<{ labId: number; groupIds: number[] }>(
      `SELECT b.lab_id AS "labId", json_agg(g.group_id ORDER BY g.group_id) AS "groupIds"
       FROM laboratory b JOIN lab_site USING (lab_id) JOIN lab_group g USING (site_id) WHERE b.code = $1 GROUP BY 1`,
      [code],
    );
  const [there] = await find();
  if (there) return there;
  await aLaboratory(
    work,
    [{ capNo: `${code}001`, standard: `GB/T 2423.1-2008 ${code}`, group: 'ENV' }],
    code,
  );
  return only(await find());
}

/** @param wish the laboratory YC, all of no group, since today, where nothing else is said */
export async function aColleague(
  work: Work,
  memberId: number,
  roles: readonly LabRole[],
  wish: { labId?: number; name?: string; groupIds?: readonly number[] } = {},
): Promise<{ staffId: number; labId: number }> {
  const labId = wish.labId ?? (await aLab(work)).labId;
  const { staffId } = only(
    await work.query<{ staffId: number }>(
      `INSERT INTO lab_staff (lab_id, member_id, name, roles, group_ids, from_date, state, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, ($6::timestamptz AT TIME ZONE 'Asia/Shanghai')::date, 'ACTIVE', $6, $6)
       RETURNING staff_id AS "staffId"`,
      [labId, memberId, wish.name ?? '李锐', roles, wish.groupIds ?? [], work.now],
    ),
  );
  await work.announce('member', String(memberId));
  return { staffId, labId };
}

/** Somebody in every role of the laboratory of the code, logged in. */
export async function aLabLogin(mall: Parameters<typeof aLogin>[0], code?: string): Promise<Person> {
  const person = await aLogin(mall);
  await mall.work(async (work) =>
    aColleague(work, person.memberId, LAB_ROLE_NAMES, { labId: (await aLab(work, code)).labId }),
  );
  return person;
}

/** In every role of the laboratory YC, with a scope of his signature: what others must not touch. */
export async function aColleagueWithAll(work: Work, memberId: number) {
  const { labId, groupIds } = await aLab(work);
  const { staffId } = await aColleague(work, memberId, LAB_ROLE_NAMES, { labId, groupIds });
  const { scopeId } = only(
    await work.query<{ scopeId: number }>(
      `INSERT INTO signatory_scope (staff_id, field, mark, from_date, to_date)
       VALUES ($1, 'env', 'CNAS', '2026-01-01', '2030-01-01') RETURNING scope_id AS "scopeId"`,
      [staffId],
    ),
  );
  return { staffId, scopeId, groupIds, groupId: groupIds[0] };
}
