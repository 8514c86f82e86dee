// Finds complaints and holds them for the time of a step; a store sees one once the platform has taken it up.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { isOf, type Side, saidIn } from '#mall/after-sale/server/after-sale.ts';
import { complaintErrors } from './complaint.errors.ts';
import { complaint, complaintWord } from './complaint.tables.ts';
import { type ComplaintRow, complaintLife } from './complaint-life.ts';

export const complaintWords = saidIn(complaintWord, 'complaintId', 'wordId');

/** Not what nobody has looked at, nor what was turned down or withdrawn before. */
const hasReachedStore = ({ state, version }: ComplaintRow): boolean =>
  state !== 'NEW' && !((state === 'STORE_WINS' || state === 'WITHDRAWN') && version <= 2);

const isVisible = (row: ComplaintRow, side: Side): boolean =>
  isOf(side, row) && (typeof side === 'string' || 'member' in side || hasReachedStore(row));

/** Without holding it. @throws complaintErrors.notFound, also for somebody else's */
export async function findComplaint(work: Work, side: Side, complaintSn: string): Promise<ComplaintRow> {
  const [row] = await work.tx.select().from(complaint).where(eq(complaint.complaintSn, complaintSn));
  if (!row || !isVisible(row, side)) throw complaintErrors.notFound();
  return row;
}

/** @throws complaintErrors.notFound; changedMeanwhile where it is not the version that was seen */
export async function holdComplaint(
  work: Work,
  side: Side,
  { complaintSn, version }: { complaintSn: string; version?: number },
): Promise<ComplaintRow> {
  await findComplaint(work, side, complaintSn);
  const row = await complaintLife.hold(work, complaintSn);
  if (!row) throw complaintErrors.notFound();
  if (version !== undefined && row.version !== version) throw complaintErrors.changedMeanwhile();
  return row;
}
