// One of the staff as colleagues see him, and what somebody sees of himself.
import { and, eq, getColumns } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import type { labStaffProtocol, StaffButton, StaffDetail, StaffRow } from '../lab-staff.protocol.ts';
import { staffSteps } from '../staff-status.ts';
import { labStaffErrors } from './lab-staff.errors.ts';
import { labStaff } from './lab-staff.tables.ts';
import { groupsOf } from './lab-staff.ts';
import { type StaffInDatabase, staffLife } from './staff-life.ts';

type Acts = Actions<typeof labStaffProtocol>;

/** The rows of the list, and the head of a page. */
export const staffRows = (work: Work, staffIds: readonly number[]): Promise<StaffRow[]> =>
  work.query<StaffRow>(
    `SELECT l.staff_id AS "staffId", l.name, m.member_name AS "memberName", l.roles,
            ARRAY(SELECT g.name_${work.language} FROM lab_group g WHERE g.group_id = ANY(l.group_ids) ORDER BY g.group_id) AS groups,
            (SELECT count(*)::int FROM lab_training t WHERE t.staff_id = l.staff_id AND t.until >= $2) AS trained,
            (SELECT count(*)::int FROM signatory_scope s WHERE s.staff_id = l.staff_id AND $2 BETWEEN s.from_date AND s.to_date) AS scopes,
            l.from_date::text AS "fromDate", l.to_date::text AS "toDate", l.state
     FROM lab_staff l JOIN member m USING (member_id) WHERE l.staff_id = ANY($1::bigint[])`,
    [staffIds, dayInChina(work.now)],
    `lab-staff-rows-${work.language}`,
  );

const trainedFor = (work: Work, staffId: number) =>
  work.query<StaffDetail['trainedFor'][number]>(
    `SELECT c.cap_id AS "capId", c.cap_no AS "capNo", c.item_${work.language} AS item, t.until::text
     FROM lab_training t JOIN capability c USING (cap_id) WHERE t.staff_id = $1 ORDER BY c.cap_no`,
    [staffId],
    `lab-trained-${work.language}`,
  );

const signs = (work: Work, staffId: number) =>
  work.query<StaffDetail['signs'][number]>(
    `SELECT s.scope_id AS "scopeId", s.field, c.cap_no AS "capNo", c.item_${work.language} AS item, s.mark,
            s.from_date::text AS "fromDate", s.to_date::text AS "toDate", s.to_date < $2 AS "isOver"
     FROM signatory_scope s LEFT JOIN capability c USING (cap_id) WHERE s.staff_id = $1
     ORDER BY s.to_date DESC, s.scope_id`,
    [staffId, dayInChina(work.now)],
    `lab-signs-${work.language}`,
  );

function buttonsFor(work: Work, actor: LabMember, row: StaffInDatabase): StaffButton[] {
  const of = (by: 'head' | 'quality') => staffLife.allowed(row, by, work.now) as StaffButton[];
  return [
    ...(mayInLab(actor, 'lab.staff')
      ? of('head').filter((one) => one !== 'train' || row.roles.includes('engineer'))
      : []),
    ...(mayInLab(actor, 'lab.scope')
      ? of('quality').filter(
          (one) =>
            one !== 'giveScope' || (row.roles.includes('signatory') && row.memberId !== actor.memberId),
        )
      : []),
  ];
}

export async function showStaff(work: Work, actor: LabMember, row: StaffInDatabase): Promise<StaffDetail> {
  const { staffId, groupIds, version, updatedAt } = row;
  const steps = await listSteps(work, [{ docType: staffLife.docType, docSns: [String(staffId)] }]);
  return {
    ...only(await staffRows(work, [staffId])),
    ...{ groupIds, version, updatedAt: updatedAt.toISOString() },
    trainedFor: await trainedFor(work, staffId),
    signs: await signs(work, staffId),
    allowedActions: buttonsFor(work, actor, row),
    log: steps.reverse().map((step) => logEntry(work, step, staffSteps)),
  };
}

/** @throws labStaffErrors.notFound */
export const staffDetail: Acts['detail'] = async (work, actor, { staffId }) => {
  const [row] = await work.tx
    .select()
    .from(labStaff)
    .where(and(eq(labStaff.staffId, staffId), eq(labStaff.labId, actor.lab.labId)));
  if (!row) throw labStaffErrors.notFound();
  return showStaff(work, actor, row);
};

/** @throws labStaffErrors.notFound where he left a moment ago */
export const whoAmI: Acts['me'] = async (work, { memberId, lab }) => {
  const [found] = await work.tx
    .select({ ...getColumns(labStaff), nameZh: laboratory.nameZh, nameEn: laboratory.nameEn })
    .from(labStaff)
    .innerJoin(laboratory, eq(laboratory.labId, labStaff.labId))
    .where(and(eq(labStaff.memberId, memberId), eq(labStaff.state, 'ACTIVE')));
  if (!found) throw labStaffErrors.notFound();
  const { staffId, name, roles, trained, scopes } = only(await staffRows(work, [found.staffId]));
  const groups = (await groupsOf(work, lab.labId)).filter(({ groupId }) => found.groupIds.includes(groupId));
  return {
    ...{
      staffId,
      name,
      roles,
      trained,
      scopes,
      laboratory: work.language === 'zh' ? found.nameZh : found.nameEn,
      points: [...lab.points],
    },
    groups: groups.map(({ groupId, name, site }) => ({ groupId, name, site })),
  };
};

export const listGroups: Acts['groups'] = async (work, { lab }) => ({
  list: (await groupsOf(work, lab.labId)).map(({ groupId, name, site }) => ({ groupId, name, site })),
});
