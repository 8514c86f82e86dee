// Gives the demo's laboratory its people: the head takes them on, and quality says for what signatories sign.
import { demoColleagues, demoStaffDays } from '#demo/lab-people.ts';
import { demoLaboratory } from '#demo/laboratory.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { CAPABILITY_FIELDS, type CapabilityField } from '#mall/ability/ability-terms.ts';
import { groupsOf, joinStaff } from '#mall/lab-staff/server/lab-staff.ts';
import { giveScope, trainStaff } from '#mall/lab-staff/server/train-staff.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { demoActor } from '../demo-actor.ts';

/** @returns how many */
export async function loadLabStaff(work: Work): Promise<number> {
  const { labId } = only(
    await work.query<{ labId: number }>('SELECT lab_id AS "labId" FROM laboratory WHERE code = $1', [
      demoLaboratory.code,
    ]),
  );
  const today = dayInChina(work.now);
  const later = (days: number) => dayAfter(today, days);
  const groupIds = new Map((await groupsOf(work, labId)).map(({ code, groupId }) => [code, groupId]));
  const seen = new Map<string, { staffId: number; version: number }>();
  const head = required(demoColleagues[0]).memberName;
  for (const { memberName, name, roles, groups = [] } of demoColleagues) {
    const { memberId } = await demoActor(work, memberName);
    const row = await joinStaff(work, await demoActor(work, head), {
      ...{ labId, memberId, name, roles, fromDate: later(-demoStaffDays.there) },
      groupIds: groups.map((group) => required(groupIds.get(group))),
    });
    seen.set(memberName, row);
  }
  const staff = async (memberName: string) => (await demoActor(work, memberName)) as LabMember;
  const quality = await staff(
    required(demoColleagues.find(({ roles }) => roles.includes('quality'))).memberName,
  );
  for (const { memberName, roles, groups = [], signs } of demoColleagues) {
    let { staffId, version } = required(seen.get(memberName));
    if (roles.includes('engineer'))
      for (const group of groups) {
        const groupId = required(groupIds.get(group));
        const training = { groupId, capNos: '', until: later(demoStaffDays.trained) };
        ({ version } = await trainStaff(work, await staff(head), { staffId, version, ...training }));
      }
    for (const field of signs ? fieldsOf(signs.kind) : [])
      for (const mark of signs?.marks ?? []) {
        const days = { fromDate: later(-demoStaffDays.there), toDate: later(demoStaffDays.signs) };
        const scope = { field, capNo: '', mark, ...days };
        ({ version } = await giveScope(work, quality, { staffId, version, ...scope }));
      }
  }
  return demoColleagues.length;
}

const fieldsOf = (kind: 'TEST' | 'CALIBRATION') =>
  (Object.keys(CAPABILITY_FIELDS) as CapabilityField[]).filter(
    (field) => field.startsWith('cal-') === (kind === 'CALIBRATION'),
  );
