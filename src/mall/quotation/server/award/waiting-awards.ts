// Finds the awards of inquiries that still wait for their approval.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { findApprovalPath } from '#mall/approval/server/approval.ts';
import type { FindWaitingAwards, WaitingAwards } from '#mall/inquiry/server/inquiry.ts';
import { award } from '../quotation.tables.ts';
import { AWARD } from './decide-award.ts';

/** Held; hold the inquiry before. */
export async function listWaitingAwards(work: Work, inqSn: string): Promise<(typeof award.$inferSelect)[]> {
  return work.tx
    .select()
    .from(award)
    .where(and(eq(award.inqSn, inqSn), eq(award.state, 'PENDING_REVIEW')))
    .orderBy(award.awardId)
    .for('update');
}

const LEFT = `
  SELECT DISTINCT i.inq_sn AS "inqSn" FROM inquiry i JOIN inquiry_line l USING (inquiry_id)
  WHERE i.inq_sn = ANY($1) AND NOT l.is_closed AND l.qty > l.awarded_num + coalesce((
    SELECT sum(a.number) FROM award_line a WHERE a.inq_line_id = l.inq_line_id AND a.state = 'PENDING'), 0)`;

/** Of these inquiries: what waits, who decides it and until when. */
export const findWaitingAwards: FindWaitingAwards = async (work, inqSns) => {
  const rows = await work.tx
    .select({ inqSn: award.inqSn, awardSn: award.awardSn, amount: award.amount })
    .from(award)
    .where(and(inArray(award.inqSn, [...inqSns]), eq(award.state, 'PENDING_REVIEW')))
    .orderBy(asc(award.awardId));
  if (rows.length === 0) return new Map();
  const byInquiry = Map.groupBy(rows, (row) => row.inqSn);
  const left = await work.query<{ inqSn: string }>(LEFT, [[...byInquiry.keys()]], 'quotation-left-to-award');
  const hasLeft = new Set(left.map((row) => row.inqSn));
  const found = new Map<string, WaitingAwards>();
  for (const [inqSn, waiting] of byInquiry) {
    const awards = [];
    for (const { awardSn, amount } of waiting) {
      const path = await findApprovalPath(work, AWARD, awardSn);
      const step = path?.steps.find((one) => one.progress === 'current');
      awards.push({
        awardSn,
        amount: centsToWire(amount),
        deciders: (step?.people ?? []).filter(({ state }) => state === 'PENDING').map(({ name }) => name),
        dueAt: step?.dueAt ?? null,
      });
    }
    found.set(inqSn, { awards, leaveNothing: !hasLeft.has(inqSn) });
  }
  return found;
};
