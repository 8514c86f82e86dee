// The papers of contracts: printed from the version, kept with the hash of their bytes, found again.
import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../contract-terms.ts';
import { sealSvg } from '../../seal-drawing.ts';
import { contract, contractPaper, seal } from '../contract.tables.ts';
import type { ContractRow } from '../contract-life.ts';
import { contractLife } from '../contract-life.ts';
import { type ContractVersion, requireText } from '../contract-versions.ts';
import {
  codeOf,
  type EvidenceRow,
  listEvidence,
  standingSignatures,
  writeEvidence,
} from '../sign/evidence.ts';
import type { PaperSignature } from './draw-paper.ts';
import { printPapers } from './print-papers.ts';

/** What printing needs from outside. */
export interface Printing {
  fileStore: FileStore;
  /** The address visitors use, without a slash at the end. */
  publicUrl(): string;
}

export type PaperRow = typeof contractPaper.$inferSelect;

const PAPER_FONT = 'Noto';

const fileName = ({ contractSn }: { contractSn: string }, versionNo: number, language: PaperLanguage) =>
  `${contractSn}-v${versionNo}-${language}.pdf`;

export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Text = Pick<ContractVersion, 'content' | 'contentHash' | 'versionNo' | 'createdAt'>;

/** The text as it is read before signing. */
export async function printText(text: Text, language: PaperLanguage): Promise<Buffer> {
  const { content, contentHash, versionNo } = text;
  const paper = { content, contentHash, versionNo, language, signatures: [] };
  const [bytes] = await printPapers([{ paper, at: text.createdAt }]);
  if (!bytes) throw new Error('a paper was not printed');
  return bytes;
}

/** The paper of a version, kept already; undefined when it was never printed. */
export async function findPaper(
  work: Work,
  contractSn: string,
  versionNo: number,
  language: PaperLanguage,
  kind: PaperRow['kind'],
): Promise<PaperRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(contractPaper)
    .where(
      and(
        eq(contractPaper.contractSn, contractSn),
        eq(contractPaper.versionNo, versionNo),
        eq(contractPaper.language, language),
        eq(contractPaper.kind, kind),
      ),
    );
  return row;
}

/** Prints and keeps a version's text; a second call finds it. Outside of a transaction. */
export async function keepTextPaper(
  work: Work,
  { fileStore }: Printing,
  row: Pick<ContractRow, 'contractSn' | 'memberId'>,
  text: Text,
  language: PaperLanguage,
): Promise<PaperRow> {
  const found = await findPaper(work, row.contractSn, text.versionNo, language, 'text');
  if (found) return found;
  const bytes = await printText(text, language);
  return work.apart((apart) =>
    keep(apart, fileStore, row, { ...text, language, kind: 'text', code: '', bytes }),
  );
}

async function keep(
  work: Work,
  store: FileStore,
  row: Pick<ContractRow, 'contractSn' | 'memberId'>,
  paper: Pick<PaperRow, 'versionNo' | 'language' | 'kind' | 'code'> & { bytes: Buffer },
): Promise<PaperRow> {
  const { versionNo, language, kind, code, bytes } = paper;
  const file = await keepFile(work, store, {
    memberId: row.memberId,
    bytes,
    mimeType: 'application/pdf',
    purpose: 'attachment',
    fileName: fileName(row, versionNo, language),
  });
  const [kept] = await work.tx
    .insert(contractPaper)
    .values({
      contractSn: row.contractSn,
      versionNo,
      language,
      kind,
      code,
      pdfHash: hashOfBytes(bytes),
      fileId: file.fileId,
      createdAt: work.now,
    })
    .onConflictDoNothing()
    .returning();
  const found = kept ?? (await findPaper(work, row.contractSn, versionNo, language, kind));
  if (!found) throw new Error('a paper was not kept');
  return found;
}

/** The row that put a version in force. */
export const forceOf = (rows: readonly EvidenceRow[], versionNo: number): EvidenceRow | undefined =>
  rows.find((row) => row.versionNo === versionNo && (row.what === 'effective' || row.what === 'amended'));

/**
 * Prints and keeps the papers of the version in force, in all languages, and enters their hashes into the chain.
 * Once they are kept nothing happens. Outside of a transaction.
 */
export async function keepSignedPapers(work: Work, printing: Printing, contractSn: string): Promise<void> {
  const [row] = await work.tx.select().from(contract).where(eq(contract.contractSn, contractSn));
  if (!row || row.forceNo === 0 || row.kind === 'OFFLINE') return;
  if (await findPaper(work, contractSn, row.forceNo, 'both', 'signed')) return;
  const text = await requireText(work, contractSn, { versionNo: row.forceNo });
  const evidence = await listEvidence(work, [contractSn]);
  const force = forceOf(evidence, row.forceNo);
  if (!force) return;
  const code = codeOf(force);
  const signatures = await signaturesOf(work, standingSignatures(evidence, row.forceNo));
  const url = `${printing.publicUrl()}/contract/verify?code=${code}`;
  const { content, contentHash, versionNo } = text;
  const verification = { code, url };
  const printed = await printPapers(
    PAPER_LANGUAGES.map((language) => ({
      paper: { content, contentHash, versionNo, language, signatures, verification },
      at: force.at,
    })),
  );
  await work.apart(async (apart) => {
    const held = await contractLife.hold(apart, contractSn);
    if (held?.forceNo !== row.forceNo) return;
    if (await findPaper(apart, contractSn, row.forceNo, 'both', 'signed')) return;
    const papers = { zh: '', en: '', both: '' } satisfies Record<PaperLanguage, string>;
    for (const [index, language] of PAPER_LANGUAGES.entries()) {
      const bytes = printed[index];
      if (!bytes) throw new Error('a paper was not printed');
      const paper = { versionNo, language, kind: 'signed', code, bytes } as const;
      papers[language] = (await keep(apart, printing.fileStore, row, paper)).pdfHash;
    }
    await writeEvidence(apart, row, {
      what: 'papers',
      versionNo: row.forceNo,
      contentHash: text.contentHash,
      pdfHash: papers.both,
      papers,
    });
  });
}

async function signaturesOf(work: Work, rows: readonly EvidenceRow[]): Promise<PaperSignature[]> {
  const ids = rows.flatMap(({ sealId }) => sealId ?? []);
  const seals = await work.tx
    .select()
    .from(seal)
    .where(inArray(seal.sealId, ids.length > 0 ? ids : [0]));
  const byId = new Map(seals.map((one) => [one.sealId, one]));
  return rows.flatMap(({ partyName, signerName, at, method, hash, platformSignature, side, sealId }) => {
    if (side === null) return [];
    const drawn = byId.get(sealId ?? 0) ?? { kind: 'contract', partyName, name: '' };
    const svg = sealSvg(drawn, PAPER_FONT);
    return [{ partyName, signerName, at, method, hash, platformSignature, side, sealSvg: svg }];
  });
}
