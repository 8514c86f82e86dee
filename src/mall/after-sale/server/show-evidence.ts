// What both sides have to show in a case: pictures with a few words, kept with who showed them.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { fileReplies, findFile, requireFiles } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';
import type { Evidence } from '../after-sale-detail.protocol.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSaleEvidence } from './after-sale.tables.ts';
import type { CaseRow } from './after-sale-life.ts';

/** @throws afterSaleErrors.picturesOnly */
export async function requirePictures(work: Work, fileIds: readonly number[]): Promise<void> {
  for (const fileId of fileIds) {
    const file = await findFile(work, fileId);
    if (!file?.mimeType.startsWith('image/')) throw afterSaleErrors.picturesOnly();
  }
}

/** @throws the file room's refusals, afterSaleErrors.picturesOnly */
export async function keepEvidence(
  work: Work,
  { caseId }: Pick<CaseRow, 'caseId'>,
  side: 'buyer' | 'store',
  { memberId, shownName }: Pick<Member, 'memberId' | 'shownName'>,
  { text, imageFileIds }: { text: string; imageFileIds: number[] },
): Promise<void> {
  await requireFiles(work, memberId, imageFileIds, { kinds: 'evidence' });
  await requirePictures(work, imageFileIds);
  await work.tx.insert(afterSaleEvidence).values({
    caseId,
    side,
    memberId,
    memberName: shownName,
    text,
    fileIds: imageFileIds,
    createdAt: work.now,
  });
}

/** Call it only where the reader may see the case: its pictures open to whoever has their links. */
export async function evidenceOf(work: Work, caseId: number): Promise<Evidence[]> {
  const rows = await work.tx
    .select()
    .from(afterSaleEvidence)
    .where(eq(afterSaleEvidence.caseId, caseId))
    .orderBy(asc(afterSaleEvidence.evidenceId));
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
