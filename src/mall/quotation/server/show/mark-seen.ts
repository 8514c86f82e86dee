// Keeps when a purchaser read an offer in force first: a binding one cannot be withdrawn any more (Q14).

import type { Work } from '#kit/db/work.ts';
import { writeSteps } from '#kit/document/step-log.ts';
import type { Member } from '#mall/member/actor.ts';

const MARK = `
  UPDATE quotation SET seen_at = $2
  WHERE quo_sn = ANY($1) AND seen_at IS NULL AND standing_no > 0
    AND state IN ('QUOTED', 'DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED')
  RETURNING quo_sn AS "quoSn", state, standing_no AS "standingNo"`;

/** Call it wherever a purchaser gets prices to read. */
export async function markSeen(
  work: Work,
  member: Pick<Member, 'memberId' | 'shownName'>,
  offers: readonly { quoSn: string; standingNo: number; seenAt: Date | null }[],
): Promise<void> {
  const fresh = offers.filter((one) => one.standingNo > 0 && one.seenAt === null).map((one) => one.quoSn);
  if (fresh.length === 0) return;
  // Readers have no transaction: mark and log row belong together.
  await work.apart(async (apart) => {
    const seen = await apart.query<{ quoSn: string; state: string; standingNo: number }>(
      MARK,
      [fresh, apart.now],
      'quotation-mark-seen',
    );
    await writeSteps(
      apart,
      seen.map(({ quoSn, state, standingNo }) => ({
        docType: 'quotation',
        docSn: quoSn,
        from: state,
        event: 'see',
        to: state,
        by: 'purchaser',
        actorId: member.memberId,
        actorName: member.shownName,
        detail: { versionNo: standingNo },
      })),
    );
  });
}
