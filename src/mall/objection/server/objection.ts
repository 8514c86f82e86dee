// The front door of the objection room: the laboratory objects to a report of its own.
import { and, eq, inArray } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { UNDECIDED, type Wish } from '../objection-process.ts';
import { objectForLab } from './object.ts';
import { objection } from './objection.tables.ts';

/**
 * The one that is not decided yet where there is one, whoever opened it; otherwise a new one. The commission must be held.
 * @throws objectionErrors.noReport, notIssued, otherItems; testingErrors.ownForm
 */
export async function ownObjection(
  work: Work,
  staff: LabMember,
  said: { reportNo: string; itemIds: number[]; wish: Wish; reason: string },
): Promise<{ objectionId: number }> {
  const [open] = await work.tx
    .select({ objectionId: objection.objectionId })
    .from(objection)
    .where(and(eq(objection.reportNo, said.reportNo), inArray(objection.state, [...UNDECIDED])));
  return { objectionId: (open ?? (await objectForLab(work, staff, said))).objectionId };
}

export const objectionSnOf = async (work: Work, objectionId: number): Promise<string> =>
  only(
    await work.tx
      .select({ objectionSn: objection.objectionSn })
      .from(objection)
      .where(eq(objection.objectionId, objectionId)),
  ).objectionSn;
