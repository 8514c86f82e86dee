// Evaluation rows as visitors read them: names are covered, pictures become addresses.
import type { Work } from '#kit/db/work.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { coveredName } from '../covered-name.ts';
import type { EvaluationReply } from '../evaluation.protocol.ts';
import type { evaluation } from './evaluation.tables.ts';

export type EvaluationRow = typeof evaluation.$inferSelect;

/** The replies of several evaluations, in their order. Pictures of evaluations are public. */
export async function evaluationReplies(
  work: Work,
  rows: readonly { evaluation: EvaluationRow; memberName: string }[],
): Promise<EvaluationReply[]> {
  const files = await fileReplies(work, [...new Set(rows.flatMap((row) => row.evaluation.imageFileIds))]);
  const urls = new Map(files.map((file) => [file.fileId, file.url]));
  return rows.map(({ evaluation: row, memberName }) => ({
    evaluationId: row.evaluationId,
    memberName: coveredName(memberName, row.isAnonymous, work.language),
    stars: row.stars,
    text: row.text,
    images: row.imageFileIds.flatMap((fileId) => urls.get(fileId) ?? []),
    addedText: row.addedText,
    addedAt: row.addedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}
