// Equipment as the laboratory's people see it: the row of the register, and the page.
import { and, desc, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina, daysBetween } from '#kit/time/day-in-china.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { groupsOf } from '#mall/lab-staff/server/lab-staff.ts';
import type { LabMember } from '#mall/member/actor.ts';
import type {
  CalibrationReply,
  EquipmentDetail,
  EquipmentRow,
  equipmentProtocol,
} from '../equipment.protocol.ts';
import { equipmentSteps } from '../equipment-status.ts';
import { nextCheckOf, whyNotToday } from '../start-gate.ts';
import { equipmentErrors } from './equipment.errors.ts';
import { equipment, equipmentCalibration } from './equipment.tables.ts';
import { buttonsFor, type EquipmentInDatabase, equipmentLife, waitingOf } from './equipment-life.ts';

type Acts = Actions<typeof equipmentProtocol>;

/** Rows with the names of their places. */
export async function equipmentRows(
  work: Work,
  rows: readonly EquipmentInDatabase[],
): Promise<EquipmentRow[]> {
  const places = await work.query<{ equipId: number; site: string; group: string }>(
    `SELECT e.equip_id AS "equipId", t.name_${work.language} AS site, coalesce(g.name_${work.language}, '') AS "group"
     FROM equipment e JOIN lab_site t USING (site_id) LEFT JOIN lab_group g ON g.group_id = e.group_id
     WHERE e.equip_id = ANY($1::bigint[])`,
    [rows.map(({ equipId }) => equipId)],
    `equipment-places-${work.language}`,
  );
  const placeOf = new Map(places.map((one) => [one.equipId, one]));
  const today = dayInChina(work.now);
  return rows.map((row) => {
    const { equipId, equipNo, name, maker, model, serialNo, place, dueDate, state } = row;
    const { site = '', group = '' } = placeOf.get(equipId) ?? {};
    const isDue = dueDate !== null && (state === 'IN_USE' || state === 'OVERDUE');
    return {
      ...{ equipId, equipNo, name, maker, model, serialNo, class: row.class, group, site, place, dueDate },
      daysLeft: isDue ? daysBetween(today, dueDate) : null,
      nextCheck: state === 'SCRAPPED' ? null : nextCheckOf(row, today),
      isLimited: row.narrowed !== null,
      state,
    };
  });
}

async function calibrationsOf(work: Work, equipId: number): Promise<CalibrationReply[]> {
  const rows = await work.tx
    .select()
    .from(equipmentCalibration)
    .where(eq(equipmentCalibration.equipId, equipId))
    .orderBy(desc(equipmentCalibration.doneOn), desc(equipmentCalibration.calibrationId))
    .limit(50);
  const people = [...new Set(rows.flatMap((row) => [row.enteredBy, row.confirmedBy ?? row.enteredBy]))];
  const names = await work.query<{ memberId: number; name: string }>(
    `SELECT DISTINCT ON (member_id) member_id AS "memberId", name FROM lab_staff
     WHERE member_id = ANY($1::bigint[]) ORDER BY member_id, staff_id DESC`,
    [people],
    'equipment-people',
  );
  const nameOf = new Map(names.map(({ memberId, name }) => [memberId, name]));
  const files = await fileReplies(
    work,
    rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
  );
  const fileOf = new Map(files.map((file) => [file.fileId, file]));
  return rows.map(({ calibrationId, certificateNo, calibratedBy, doneOn, dueDate, results, ...row }) => ({
    ...{ calibrationId, certificateNo, calibratedBy, doneOn, dueDate, results },
    ...{ verdict: row.verdict, narrowed: row.narrowed, state: row.state },
    file: (row.fileId !== null && fileOf.get(row.fileId)) || null,
    enteredBy: nameOf.get(row.enteredBy) ?? '',
    confirmedBy: nameOf.get(row.confirmedBy ?? 0) ?? '',
  }));
}

export async function showEquipment(
  work: Work,
  actor: LabMember,
  row: EquipmentInDatabase,
): Promise<EquipmentDetail> {
  const { equipId, siteId, groupId, quantities, narrowed, calEveryMonths, checkEveryDays, checkedOn } = row;
  const steps = await listSteps(work, [{ docType: equipmentLife.docType, docSns: [String(equipId)] }]);
  const waiting = await waitingOf(work, equipId);
  return {
    ...only(await equipmentRows(work, [row])),
    ...{ siteId, groupId, quantities, narrowed, calEveryMonths, checkEveryDays, checkedOn },
    whyNot: whyNotToday(row, dayInChina(work.now))?.[work.language] ?? '',
    calibrations: await calibrationsOf(work, equipId),
    ...{ version: row.version, updatedAt: row.updatedAt.toISOString() },
    allowedActions: buttonsFor(work, actor, row, waiting),
    log: steps.reverse().map((step) => logEntry(work, step, equipmentSteps)),
  };
}

/** @throws equipmentErrors.notFound */
export const equipmentDetail: Acts['detail'] = async (work, actor, { equipId }) => {
  const [row] = await work.tx
    .select()
    .from(equipment)
    .where(and(eq(equipment.equipId, equipId), eq(equipment.labId, actor.lab.labId)));
  if (!row) throw equipmentErrors.notFound();
  return showEquipment(work, actor, row);
};

/** The sites of a laboratory and their groups, in the reader's language. */
export const listPlaces: Acts['places'] = async (work, { lab }) => ({
  sites: await work.query<{ siteId: number; name: string }>(
    `SELECT site_id AS "siteId", name_${work.language} AS name FROM lab_site WHERE lab_id = $1 ORDER BY code`,
    [lab.labId],
    `equipment-sites-${work.language}`,
  ),
  groups: (await groupsOf(work, lab.labId)).map(({ groupId, siteId, name }) => ({ groupId, siteId, name })),
});
