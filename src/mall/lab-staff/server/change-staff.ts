// The head takes people onto the staff, changes what they may do, and lets them leave.
import type { Work } from '#kit/db/work.ts';
import type { Actions, Caller } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { findMemberByAccount, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { labStaffProtocol } from '../lab-staff.protocol.ts';
import { joinStaff } from './join-staff.ts';
import { labStaffErrors } from './lab-staff.errors.ts';
import { groupsOf } from './lab-staff.ts';
import { showStaff } from './show-staff.ts';
import { holdSeen, type StaffInDatabase, staffLife } from './staff-life.ts';

type Acts = Actions<typeof labStaffProtocol>;

/** @throws labStaffErrors.otherGroup */
async function requireOwnGroups(work: Work, labId: number, groupIds: readonly number[]): Promise<void> {
  const own = new Set((await groupsOf(work, labId)).map(({ groupId }) => groupId));
  if (groupIds.some((groupId) => !own.has(groupId))) throw labStaffErrors.otherGroup({ name: 'groupIds' });
}

/** What somebody is in the laboratory has changed: he hears of it. */
const recordRoles = (
  work: Work,
  by: LabMember,
  caller: Caller,
  { memberId }: Pick<StaffInDatabase, 'memberId'>,
  roles: readonly LabRole[],
) =>
  recordSecurityEvent(work, {
    kind: 'labRolesChanged',
    memberId,
    actorId: by.memberId,
    sessionId: by.sessionId,
    caller,
    detail: { roles },
  });

/** One of each, in the order of the literal it came in. */
const once = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** @throws labStaffErrors.noAccount, clientAccount, worksAlready, otherGroup, dayAhead */
export const addStaff = async (
  ...[work, actor, { account, name, roles, groupIds, fromDate }, caller]: [...Parameters<Acts['add']>, Caller]
) => {
  const { labId } = actor.lab;
  if (fromDate > dayInChina(work.now)) throw labStaffErrors.dayAhead({ name: 'fromDate' });
  await requireOwnGroups(work, labId, groupIds);
  const found = await findMemberByAccount(work, account);
  if (!found) throw labStaffErrors.noAccount({ name: 'account', account });
  const { memberId } = found;
  // its main account or an employee: he would see what other clients commission
  if (found.memberType === 3) throw labStaffErrors.clientAccount({ name: 'account', account });
  const row = await joinStaff(work, actor, { labId, memberId, name, roles, groupIds, fromDate });
  await recordRoles(work, actor, caller, row, roles);
  return showStaff(work, actor, row);
};

/** Whoever else is head, locked, so that two heads do not leave at once. @throws labStaffErrors.lastHead */
async function requireAnotherHead(work: Work, { labId, staffId }: StaffInDatabase): Promise<void> {
  const heads = await work.query<{ staffId: number }>(
    `SELECT staff_id AS "staffId" FROM lab_staff
     WHERE lab_id = $1 AND state = 'ACTIVE' AND 'head' = ANY(roles) ORDER BY staff_id FOR UPDATE`,
    [labId],
    'lab-heads',
  );
  if (heads.every((one) => one.staffId === staffId)) throw labStaffErrors.lastHead();
}

/** @throws labStaffErrors.notFound, changedMeanwhile, notNow, otherGroup, lastHead, ownRoles */
export const changeStaff = async (
  ...[work, actor, { staffId, version, name, roles, groupIds }, caller]: [
    ...Parameters<Acts['change']>,
    Caller,
  ]
) => {
  const row = await holdSeen(work, actor, { staffId, version });
  await requireOwnGroups(work, actor.lab.labId, groupIds);
  if (row.roles.includes('head') && !roles.includes('head')) await requireAnotherHead(work, row);
  if (row.memberId === actor.memberId && roles.some((one) => !row.roles.includes(one)))
    throw labStaffErrors.ownRoles({ name: 'roles' });
  const set = { name, roles: once(roles), groupIds: once(groupIds) };
  const before = { name: row.name, roles: row.roles, groupIds: row.groupIds };
  const done = await staffLife.advance(work, row, 'change', {
    ...stepBy('head', actor),
    set,
    detail: { before, after: set },
  });
  if (String([...row.roles].sort()) !== String([...set.roles].sort()))
    await recordRoles(work, actor, caller, row, set.roles);
  return showStaff(work, actor, done);
};

/** @throws labStaffErrors.notFound, changedMeanwhile, notNow, lastHead */
export const letStaffLeave = async (
  ...[work, actor, which, caller]: [...Parameters<Acts['leave']>, Caller]
) => {
  const row = await holdSeen(work, actor, which);
  if (row.roles.includes('head')) await requireAnotherHead(work, row);
  const set = { toDate: dayInChina(work.now) };
  const done = await staffLife.advance(work, row, 'leave', { ...stepBy('head', actor), set });
  await recordRoles(work, actor, caller, row, []);
  return showStaff(work, actor, done);
};
