// What the sides of a dispute say and show: a few words with pictures, kept with who said them. Cases and complaints keep theirs alike.
import { asc, eq, getColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { fileReplies, findFile, requireFiles } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';
import type { Said } from '../after-sale-detail.protocol.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSaleEvidence, type said } from './after-sale.tables.ts';

type Side = Said['by'];
interface Row {
  side: Side;
  memberName: string;
  text: string;
  fileIds: number[];
  createdAt: Date;
}

/** The files are the member's own, and pictures. @throws the file room's refusals, afterSaleErrors.picturesOnly */
export async function requirePictures(
  work: Work,
  memberId: number,
  fileIds: readonly number[],
): Promise<void> {
  await requireFiles(work, memberId, [...fileIds], { kinds: 'evidence' });
  for (const fileId of fileIds) {
    const file = await findFile(work, fileId);
    if (!file?.mimeType.startsWith('image/')) throw afterSaleErrors.picturesOnly();
  }
}

/**
 * What is said in the documents of one kind.
 * @param table has the columns of `said`. @param document its column with the key of the document. @param key of its rows
 */
export function saidIn<T extends PgTable>(
  table: T,
  document: keyof InferSelectModel<T> & string,
  key: keyof InferSelectModel<T> & string,
) {
  const columns = getColumns(table as PgTable);
  const [ofDocument, inOrder] = [required(columns[document]), required(columns[key])];
  return {
    /** @throws the file room's refusals, afterSaleErrors.picturesOnly */
    async keep(
      work: Work,
      documentId: number,
      side: Side,
      { memberId, shownName }: Pick<Member, 'memberId' | 'shownName'>,
      { text, imageFileIds }: { text: string; imageFileIds: number[] },
    ): Promise<void> {
      await requirePictures(work, memberId, imageFileIds);
      const row: Record<keyof ReturnType<typeof said>, unknown> = {
        side,
        memberId,
        memberName: shownName,
        text,
        fileIds: imageFileIds,
        createdAt: work.now,
      };
      await work.tx.insert(table).values({ ...row, [document]: documentId } as never);
    },
    /** Call it only where the reader may see the document: its pictures open to whoever has their links. */
    async all(work: Work, documentId: number): Promise<Said[]> {
      const rows = (await work.tx
        .select()
        .from(table as PgTable)
        .where(eq(ofDocument, documentId))
        .orderBy(asc(inOrder))) as unknown as Row[];
      return Promise.all(
        rows.map(async ({ side, memberName, text, fileIds, createdAt }) => ({
          by: side,
          byName: memberName,
          text,
          files: await fileReplies(work, fileIds),
          time: createdAt.toISOString(),
        })),
      );
    },
  };
}

export const evidence = saidIn(afterSaleEvidence, 'caseId', 'evidenceId');
