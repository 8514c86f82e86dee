// Somebody comes onto the staff of a laboratory.
import type { Work } from '#kit/db/work.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { type StaffInDatabase, staffLife } from './staff-life.ts';

interface Comes {
  labId: number;
  memberId: number;
  /** As reports name him. */
  name: string;
  roles: readonly LabRole[];
  groupIds: readonly number[];
  /** A day of China. */
  fromDate: string;
}

/** At once, in every process. @throws labStaffErrors.worksAlready where he is on the staff of a laboratory */
export const joinStaff = (
  work: Work,
  by: Member,
  { roles, groupIds, ...comes }: Comes,
): Promise<StaffInDatabase> =>
  staffLife.begin(
    work,
    'add',
    { ...comes, roles: [...new Set(roles)], groupIds: [...new Set(groupIds)] },
    { ...stepBy('head', by), detail: { roles } },
  );
