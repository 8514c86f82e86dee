// The front door of the staff room: who has which role in a group, who may test what, and whose signature counts for what.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { CapabilityField, Mark } from '#mall/ability/ability-terms.ts';
import type { LabMember } from '#mall/member/actor.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';

export { joinStaff } from './join-staff.ts';

export interface Colleague {
  memberId: number;
  name: string;
}

/** The groups of a laboratory, by site and code, in the reader's language. */
export const groupsOf = (
  work: Work,
  labId: number,
): Promise<{ groupId: number; code: string; name: string; siteId: number; site: string }[]> =>
  work.query(
    `SELECT g.group_id AS "groupId", g.code, g.name_${work.language} AS name, t.site_id AS "siteId",
            t.name_${work.language} AS site
     FROM lab_group g JOIN lab_site t USING (site_id) WHERE t.lab_id = $1 ORDER BY t.code, g.group_id`,
    [labId],
    `lab-groups-${work.language}`,
  );

/** Who has a role now, by name; with `groupId` only those of that group. */
export const colleaguesWith = (
  work: Work,
  { labId, role, groupId = null }: { labId: number; role: LabRole; groupId?: number | null },
): Promise<Colleague[]> =>
  work.query(
    `SELECT member_id AS "memberId", name FROM lab_staff
     WHERE lab_id = $1 AND state = 'ACTIVE' AND $2 = ANY(roles) AND ($3::bigint IS NULL OR $3 = ANY(group_ids))
     ORDER BY name, staff_id`,
    [labId, role, groupId],
    'lab-colleagues',
  );

/** The groups in which work is planned, with what each can do at once; by site and code, in the reader's language. */
export const roomsOfGroups = (
  work: Work,
  labId: number,
): Promise<
  { groupId: number; name: string; site: string; siteId: number; capacity: number; machines: number }[]
> =>
  work.query(
    `SELECT g.group_id AS "groupId", g.name_${work.language} AS name, t.name_${work.language} AS site,
            t.site_id AS "siteId", g.capacity, g.machines
     FROM lab_group g JOIN lab_site t USING (site_id) WHERE t.lab_id = $1 ORDER BY t.code, g.group_id`,
    [labId],
    `lab-group-rooms-${work.language}`,
  );

/** As the laboratory's register names him, whatever he calls himself as a member. */
export async function staffName(
  work: Work,
  { memberId, lab }: Pick<LabMember, 'memberId' | 'lab'>,
): Promise<string> {
  const [found] = await work.query<{ name: string }>(
    `SELECT name FROM lab_staff WHERE member_id = $1 AND lab_id = $2 AND state = 'ACTIVE'`,
    [memberId, lab.labId],
    'lab-staff-name',
  );
  return required(found).name;
}

/** Who of these is trained for which of these capabilities on the day of China of `at`: `member capability`. */
export async function trainedOf(
  work: Work,
  labId: number,
  capIds: readonly number[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await work.query<{ memberId: number; capId: number }>(
    `SELECT l.member_id AS "memberId", t.cap_id AS "capId" FROM lab_staff l JOIN lab_training t USING (staff_id)
     WHERE l.lab_id = $1 AND l.state = 'ACTIVE' AND 'engineer' = ANY(l.roles) AND t.cap_id = ANY($3::bigint[])
       AND t.until >= $2::date`,
    [labId, dayInChina(at), capIds],
    'lab-trained-of',
  );
  return new Set(rows.map(({ memberId, capId }) => `${memberId} ${capId}`));
}

/** Was on the staff on the day `$2`. */
const THERE = `l.from_date <= $2::date AND (l.state = 'ACTIVE' OR l.to_date > $2::date)`;

/** Whether somebody is an engineer who is trained for the capability on the day of China of `at` (domain-lab 2.3: start). */
export async function mayTest(work: Work, memberId: number, capId: number, at: Date): Promise<boolean> {
  const [found] = await work.query(
    `SELECT FROM lab_staff l JOIN lab_training t USING (staff_id)
     WHERE l.member_id = $1 AND ${THERE} AND 'engineer' = ANY(l.roles) AND t.cap_id = $3 AND t.until >= $2::date`,
    [memberId, dayInChina(at), capId],
    'lab-may-test',
  );
  return found !== undefined;
}

/**
 * Whether a signatory's scope covers something on the day of China of `at` (domain-lab 2.4: approve).
 * @param of a capability, by itself or by its field; or a whole field
 * @param mark null: a report without a mark, for which any of his marks in that scope will do
 */
export async function scopeOf(
  work: Work,
  memberId: number,
  of: { capId: number } | { field: CapabilityField },
  mark: Mark | null,
  at: Date,
): Promise<boolean> {
  const [found] = await work.query(
    `SELECT FROM lab_staff l JOIN signatory_scope s USING (staff_id)
     WHERE l.member_id = $1 AND ${THERE} AND 'signatory' = ANY(l.roles)
       AND $2::date BETWEEN s.from_date AND s.to_date AND ($3::text IS NULL OR s.mark = $3)
       AND (s.cap_id = $4 OR s.field = coalesce($5, (SELECT c.field FROM capability c WHERE c.cap_id = $4)))`,
    [memberId, dayInChina(at), mark, 'capId' in of ? of.capId : null, 'field' in of ? of.field : null],
    'lab-scope-of',
  );
  return found !== undefined;
}
