// Finds the awards of inquiries that still wait for their approval.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { award, awardLine } from '../quotation.tables.ts';

/** Held; hold the inquiry before. */
export async function listWaitingAwards(work: Work, inqSn: string): Promise<(typeof award.$inferSelect)[]> {
  return work.tx
    .select()
    .from(award)
    .where(and(eq(award.inqSn, inqSn), eq(award.state, 'PENDING_REVIEW')))
    .orderBy(award.awardId)
    .for('update');
}

/** By inquiry, line by line: what the inquiry room tells its readers of them. */
export async function findWaitingAwards(work: Work, inqSns: readonly string[]) {
  const { inqSn, awardSn, amount } = award;
  const { inqLineId, number } = awardLine;
  const rows = await work.tx
    .select({ inqSn, awardSn, amount, inqLineId, number })
    .from(award)
    .innerJoin(awardLine, eq(awardLine.awardId, award.awardId))
    .where(and(inArray(inqSn, [...inqSns]), eq(award.state, 'PENDING_REVIEW')))
    .orderBy(asc(award.awardId), asc(awardLine.awardLineId));
  return Map.groupBy(rows, (row) => row.inqSn);
}
