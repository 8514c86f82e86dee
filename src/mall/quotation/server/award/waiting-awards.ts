// Finds the awards of an inquiry that still wait for their approval.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { award } from '../quotation.tables.ts';

/** Held; hold the inquiry before. */
export async function listWaitingAwards(work: Work, inqSn: string): Promise<(typeof award.$inferSelect)[]> {
  return work.tx
    .select()
    .from(award)
    .where(and(eq(award.inqSn, inqSn), eq(award.state, 'PENDING_REVIEW')))
    .orderBy(award.awardId)
    .for('update');
}
