// The chain of evidence of a contract: each row is hashed with the one before and sealed by the platform's key.
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { codeOfHash } from '#kit/document/code-of-hash.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { contractEvidence, type EvidenceKind } from '../contract.tables.ts';
import type { ContractRow } from '../contract-life.ts';
import { platformSigning } from './signing-service.ts';

export type EvidenceRow = typeof contractEvidence.$inferSelect;

type Chained = Omit<EvidenceRow, 'evidenceId' | 'hash' | 'platformSignature'>;

/** Over everything that the row says, and the hash before it. */
function evidenceHash(row: Chained): string {
  const said = Object.fromEntries(CHAINED.map((name) => [name, row[name]]));
  return contentHashOf({ ...said, at: row.at.toISOString() });
}

const CHAINED = [
  ...(['contractSn', 'seq', 'what', 'side', 'versionNo', 'contentHash', 'pdfHash', 'papers'] as const),
  ...(['signerId', 'signerName', 'partyName', 'sealId', 'method', 'agreementVersion'] as const),
  ...(['ip', 'device', 'formerHash'] as const),
];

/** Appends a row. The contract must be held, so that two writers come one after the other. */
export async function writeEvidence(
  work: Work,
  { contractSn }: Pick<ContractRow, 'contractSn'>,
  said: { what: EvidenceKind; versionNo: number; contentHash: string } & Partial<
    Omit<Chained, 'contractSn' | 'seq' | 'formerHash' | 'at'>
  >,
): Promise<void> {
  const [last] = await work.tx
    .select({ seq: contractEvidence.seq, hash: contractEvidence.hash })
    .from(contractEvidence)
    .where(eq(contractEvidence.contractSn, contractSn))
    .orderBy(desc(contractEvidence.seq))
    .limit(1);
  const row: Chained = {
    side: null,
    pdfHash: '',
    papers: null,
    signerId: null,
    signerName: '',
    partyName: '',
    sealId: null,
    method: '',
    agreementVersion: '',
    ip: '',
    device: '',
    ...said,
    contractSn,
    seq: (last?.seq ?? 0) + 1,
    at: work.now,
    formerHash: last?.hash ?? '',
  };
  const hash = evidenceHash(row);
  await work.tx
    .insert(contractEvidence)
    .values({ ...row, hash, platformSignature: await platformSigning.sign(work, hash) });
}

/** The chains of these contracts, the first row of each first. */
export async function listEvidence(work: Work, contractSns: readonly string[]): Promise<EvidenceRow[]> {
  if (contractSns.length === 0) return [];
  return work.tx
    .select()
    .from(contractEvidence)
    .where(inArray(contractEvidence.contractSn, [...contractSns]))
    .orderBy(asc(contractEvidence.contractSn), asc(contractEvidence.seq));
}

/** Row by row whether it is what was written: numbers without gaps, hashes chained, the seal good. @param rows one contract's, in order */
export function judgeChain(rows: readonly EvidenceRow[], publicKey: string): boolean[] {
  return rows.map((row, at) => {
    const before = rows[at - 1];
    return (
      row.seq === at + 1 &&
      row.formerHash === (before?.hash ?? '') &&
      evidenceHash(row) === row.hash &&
      platformSigning.isGood(publicKey, row.hash, row.platformSignature)
    );
  });
}

/** The signatures over a version that stand: not withdrawn since. At most one of each side. */
export function standingSignatures(rows: readonly EvidenceRow[], versionNo: number): EvidenceRow[] {
  const standing = new Map<string, EvidenceRow>();
  for (const row of rows) {
    if (row.versionNo !== versionNo || row.side === null) continue;
    if (row.what === 'signed') standing.set(row.side, row);
    if (row.what === 'withdrawn') standing.delete(row.side);
  }
  return [...standing.values()];
}

/** What somebody types to verify a signed contract: from the hash of the row that put it in force. */
export const codeOf = ({ hash }: Pick<EvidenceRow, 'hash'>): string => codeOfHash(hash);
