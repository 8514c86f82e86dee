// Who writes a report (domain-lab 2.4): an engineer of a group that has done any of its items; and how whoever acts on it is named.
import type { Work } from '#kit/db/work.ts';
import { colleaguesWith, staffName } from '#mall/lab-staff/server/lab-staff.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { reportErrors } from './report.errors.ts';
import type { WorkedItem } from './worked-items.ts';

/** Whoever has tested an item may as well; where no item is of a group, any engineer. */
export async function mayWrite(
  work: Work,
  { memberId, lab: { labId } }: LabMember,
  items: readonly Pick<WorkedItem, 'groupId' | 'engineerIds'>[],
): Promise<boolean> {
  if (items.some(({ engineerIds }) => engineerIds.includes(memberId))) return true;
  const groupIds = [...new Set(items.flatMap(({ groupId }) => groupId ?? []))];
  if (groupIds.length === 0) return true;
  for (const groupId of groupIds) {
    const people = await colleaguesWith(work, { labId, role: 'engineer', groupId });
    if (people.some((one) => one.memberId === memberId)) return true;
  }
  return false;
}

/** @throws reportErrors.otherGroup */
export async function requireWriter(...of: Parameters<typeof mayWrite>): Promise<void> {
  if (!(await mayWrite(...of))) throw reportErrors.otherGroup();
}

/** Whoever acts, by the name on papers. */
export const signerOf = async (work: Work, staff: LabMember) => ({
  memberId: staff.memberId,
  name: await staffName(work, staff),
});
