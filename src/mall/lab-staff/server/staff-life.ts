// The life of somebody on the staff on the server, and whom a colleague may touch.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { staffProcess } from '../staff-process.ts';
import { staffStatus } from '../staff-status.ts';
import { labStaffErrors } from './lab-staff.errors.ts';
import { labStaff } from './lab-staff.tables.ts';

export type StaffInDatabase = typeof labStaff.$inferSelect;

export const staffLife = life({
  docType: 'labStaff',
  table: labStaff,
  key: 'staffId',
  process: staffProcess,
  status: staffStatus,
  notNow: ({ state }) => labStaffErrors.notNow({ state }),
  changedMeanwhile: () => labStaffErrors.changedMeanwhile(),
  alreadyThere: () => labStaffErrors.worksAlready({ name: 'account' }),
  /** What he may do follows from it: every process reads him anew. */
  tell: (work, { row }) => work.announce('member', String(row.memberId)),
});

/** A colleague's row as it was when its page was drawn, locked until this work ends. @throws labStaffErrors.notFound, changedMeanwhile */
export async function holdSeen(
  work: Work,
  { lab }: LabMember,
  { staffId, version }: { staffId: number; version: number },
): Promise<StaffInDatabase> {
  const row = await staffLife.hold(work, staffId, eq(labStaff.labId, lab.labId));
  if (!row) throw labStaffErrors.notFound();
  if (row.version !== version) throw labStaffErrors.changedMeanwhile();
  return row;
}
