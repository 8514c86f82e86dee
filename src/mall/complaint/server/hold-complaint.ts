// Finds complaints and holds them for the time of a step; a store sees one once the platform has taken it up.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { fileReplies, findFile, requireFiles } from '#mall/file/server/file.ts';
import { looksAfter, type Member, type Seller } from '#mall/member/actor.ts';
import { complaintErrors } from './complaint.errors.ts';
import { complaint, complaintWord } from './complaint.tables.ts';
import { type ComplaintRow, complaintLife } from './complaint-life.ts';

/** Whose complaint is asked for. */
export type Side = 'platform' | { member: Member } | { storeId: number };

export const buyersSide = (member: Member): Side => ({ member });
export const storesSide = ({ storeId }: Seller): Side => ({ storeId });

function isVisible(row: ComplaintRow, side: Side): boolean {
  if (side === 'platform') return true;
  if ('storeId' in side) return row.storeId === side.storeId && hasReachedStore(row);
  const enterpriseId = looksAfter(side.member);
  return (
    row.memberId === side.member.memberId || (enterpriseId !== null && row.enterpriseId === enterpriseId)
  );
}

/** Not what nobody has looked at, nor what was turned down or withdrawn before. */
const hasReachedStore = ({ state, version }: ComplaintRow): boolean =>
  state !== 'NEW' && !((state === 'STORE_WINS' || state === 'WITHDRAWN') && version <= 2);

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

/** Keeps what a side says. @throws the file room's refusals, complaintErrors.picturesOnly */
export async function keepWords(
  work: Work,
  { complaintId }: Pick<ComplaintRow, 'complaintId'>,
  side: 'buyer' | 'store' | 'platform',
  { memberId, shownName }: Pick<Member, 'memberId' | 'shownName'>,
  { text, imageFileIds }: { text: string; imageFileIds: number[] },
): Promise<void> {
  await requirePictures(work, memberId, imageFileIds);
  await work.tx.insert(complaintWord).values({
    complaintId,
    side,
    memberId,
    memberName: shownName,
    text,
    fileIds: imageFileIds,
    createdAt: work.now,
  });
}

/** @throws the file room's refusals, complaintErrors.picturesOnly */
async function requirePictures(work: Work, memberId: number, fileIds: readonly number[]): Promise<void> {
  await requireFiles(work, memberId, [...fileIds], { kinds: 'evidence' });
  for (const fileId of fileIds) {
    const file = await findFile(work, fileId);
    if (!file?.mimeType.startsWith('image/')) throw complaintErrors.picturesOnly();
  }
}

/** Call it only where the reader may see the complaint: its pictures open to whoever has their links. */
export async function wordsOf(work: Work, complaintId: number) {
  const rows = await work.tx
    .select()
    .from(complaintWord)
    .where(eq(complaintWord.complaintId, complaintId))
    .orderBy(complaintWord.wordId);
  return Promise.all(
    rows.map(async (row) => ({
      by: row.side,
      byName: row.memberName,
      text: row.text,
      files: await fileReplies(work, row.fileIds),
      time: row.createdAt.toISOString(),
    })),
  );
}
