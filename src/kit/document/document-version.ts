// Keeps documents as they were: appends versions, reads one back, and finds out whether somebody edited them in the database.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { StepBy } from '#kit/process/process.ts';
import { documentVersion } from './document-version.tables.ts';

export type DocumentVersionRow = typeof documentVersion.$inferSelect;

/** SHA-256 in hex of the content's canonical JSON (RFC 8785): order of keys and spaces do not matter, everything else does. */
export function contentHashOf(content: unknown): string {
  return sha256(canonicalize(content) ?? 'null');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Chained = Omit<DocumentVersionRow, 'versionId' | 'content' | 'chainHash'>;

/** What was written, by whom and when, after what stood before. */
const chainHashOf = (row: Chained, before: string) =>
  sha256(
    [
      before,
      row.docType,
      row.docSn,
      row.versionNo,
      row.contentHash,
      row.actorRole,
      row.actorId ?? '',
      row.actorName,
      row.createdAt.toISOString(),
    ].join('\n'),
  );

/** What is to be appended. `content`: plain JSON: no undefined, no Date. */
export type NewVersion = { docType: string; docSn: string; content: unknown } & Pick<
  StepBy,
  'by' | 'actorId' | 'actorName'
>;

/** Appends the next version. Hold the document's own row before, so that two writers come one after the other. */
export async function appendVersion(work: Work, of: NewVersion): Promise<DocumentVersionRow> {
  return only(await appendTo(work, [of], [await readVersion(work, of.docType, of.docSn)]));
}

/** Like `appendVersion`, for many documents of one type at once; several of one document follow each other as they are given. */
export async function appendVersions(work: Work, of: readonly NewVersion[]): Promise<void> {
  const [first] = of;
  if (!first) return;
  const last = await work.tx
    .selectDistinctOn([documentVersion.docSn])
    .from(documentVersion)
    .where(
      and(
        eq(documentVersion.docType, first.docType),
        inArray(documentVersion.docSn, [...new Set(of.map(({ docSn }) => docSn))]),
      ),
    )
    .orderBy(documentVersion.docSn, desc(documentVersion.versionNo));
  await appendTo(work, of, last);
}

async function appendTo(
  work: Work,
  of: readonly NewVersion[],
  last: readonly (DocumentVersionRow | undefined)[],
): Promise<DocumentVersionRow[]> {
  const before = new Map(last.flatMap((row) => (row ? [[row.docSn, row] as const] : [])));
  const rows = of.map(({ docType, docSn, content, by, actorId = null, actorName = '' }) => {
    const former: Pick<DocumentVersionRow, 'versionNo' | 'chainHash'> | undefined = before.get(docSn);
    const head = {
      ...{ docType, docSn, versionNo: (former?.versionNo ?? 0) + 1, contentHash: contentHashOf(content) },
      ...{ actorRole: by, actorId, actorName, createdAt: work.now },
    };
    const row = { ...head, content, chainHash: chainHashOf(head, former?.chainHash ?? '') };
    before.set(docSn, { ...row, versionId: 0 });
    return row;
  });
  return work.tx.insert(documentVersion).values(rows).returning();
}

/** The latest version, the one of a number, or the one in force at a moment; undefined when there is none. */
export async function readVersion(
  work: Work,
  docType: string,
  docSn: string,
  which: { versionNo?: number; at?: Date } = {},
): Promise<DocumentVersionRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(documentVersion)
    .where(
      and(
        eq(documentVersion.docType, docType),
        eq(documentVersion.docSn, docSn),
        which.versionNo === undefined ? undefined : eq(documentVersion.versionNo, which.versionNo),
        which.at === undefined ? undefined : lte(documentVersion.createdAt, which.at),
      ),
    )
    .orderBy(desc(documentVersion.versionNo))
    .limit(1);
  return row;
}

/** All versions of a document, the first first. */
export async function listVersions(
  work: Work,
  docType: string,
  docSn: string,
): Promise<DocumentVersionRow[]> {
  return work.tx
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.docType, docType), eq(documentVersion.docSn, docSn)))
    .orderBy(asc(documentVersion.versionNo));
}

/** Version by version whether it is what was written, after what stood before. @param rows all of one document, in order */
export const judgeVersions = (rows: readonly DocumentVersionRow[]): boolean[] =>
  rows.map((row, at) => wrongOf(row, rows[at - 1]).length === 0);

type Former = Pick<DocumentVersionRow, 'docType' | 'docSn' | 'versionNo' | 'chainHash'>;

/** @param before the version that stands before it, of the same document */
function wrongOf(row: DocumentVersionRow, before: Former | undefined): BrokenVersion['wrong'][] {
  const wrong: BrokenVersion['wrong'][] = row.versionNo === (before?.versionNo ?? 0) + 1 ? [] : ['gap'];
  if (contentHashOf(row.content) !== row.contentHash) return [...wrong, 'content'];
  return chainHashOf(row, before?.chainHash ?? '') === row.chainHash ? wrong : [...wrong, 'chain'];
}

/** What is wrong with a version that somebody touched. */
export interface BrokenVersion {
  docType: string;
  docSn: string;
  versionNo: number;
  wrong: 'content' | 'chain' | 'gap';
}

const BATCH = 500;

/**
 * Reads every version and says which are not what was written: content edited, chain broken, numbers missing.
 * @param seen called now and then with how many have been read
 */
export async function checkVersions(
  work: Work,
  seen: (count: number) => void = () => {},
): Promise<BrokenVersion[]> {
  const broken: BrokenVersion[] = [];
  let before: Former | undefined;
  let count = 0;
  for (;;) {
    const rows = await work.query<DocumentVersionRow>(
      `SELECT doc_type AS "docType", doc_sn AS "docSn", version_no AS "versionNo", content, content_hash AS "contentHash",
              chain_hash AS "chainHash", actor_role AS "actorRole", actor_id AS "actorId", actor_name AS "actorName",
              created_at AS "createdAt" FROM document_version
       WHERE (doc_type, doc_sn, version_no) > ($1, $2, $3) ORDER BY doc_type, doc_sn, version_no LIMIT ${BATCH}`,
      [before?.docType ?? '', before?.docSn ?? '', before?.versionNo ?? 0],
    );
    for (const row of rows) {
      const { docType, docSn, versionNo } = row;
      const isSame = before?.docType === docType && before.docSn === docSn;
      for (const wrong of wrongOf(row, isSame ? before : undefined))
        broken.push({ docType, docSn, versionNo, wrong });
      before = row;
    }
    count += rows.length;
    seen(count);
    if (rows.length < BATCH) return broken;
  }
}
