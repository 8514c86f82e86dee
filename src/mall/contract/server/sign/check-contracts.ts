// Finds out whether what was signed still stands as it was: chains of evidence, signatures over hashes, lines against the accepted quotations.
import { asc, gt } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf, readVersion } from '#kit/document/document-version.ts';
import type { QuotationContent } from '#mall/quotation/quotation-content.ts';
import type { ContractContent, ContractLine } from '../../contract-content.ts';
import { contract } from '../contract.tables.ts';
import { CONTRACT, type ContractRow } from '../contract-life.ts';
import { linesOf } from '../hold-contract.ts';
import { lineHashOfContract } from '../perform/contract-line-hash.ts';
import { type EvidenceRow, judgeChain, listEvidence, standingSignatures } from './evidence.ts';
import { platformSigning } from './signing-service.ts';

export interface BrokenContract {
  contractSn: string;
  /** `evidence`: a row or its seal; `signature`: over another text than is in force, or missing; `text`: the version in force; `line`: a line of it; `quotation`: the accepted version. */
  wrong: 'evidence' | 'signature' | 'text' | 'line' | 'quotation';
  /** Which row, version or line. */
  at: string;
}

const BATCH = 200;

/**
 * Reads every contract with its evidence and says what is not as it was written.
 * @param seen called now and then with how many have been read
 */
export async function checkContracts(
  work: Work,
  seen: (count: number) => void = () => {},
): Promise<BrokenContract[]> {
  const publicKey = await platformSigning.publicKey(work);
  const broken: BrokenContract[] = [];
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await work.tx
      .select()
      .from(contract)
      .where(gt(contract.contractId, after))
      .orderBy(asc(contract.contractId))
      .limit(BATCH);
    const evidence = Map.groupBy(
      await listEvidence(
        work,
        rows.map((row) => row.contractSn),
      ),
      (one) => one.contractSn,
    );
    for (const row of rows)
      broken.push(...(await checkOne(work, row, evidence.get(row.contractSn) ?? [], publicKey)));
    count += rows.length;
    seen(count);
    after = rows.at(-1)?.contractId ?? after;
    if (rows.length < BATCH) return broken;
  }
}

async function checkOne(
  work: Work,
  row: ContractRow,
  evidence: readonly EvidenceRow[],
  publicKey: string,
): Promise<BrokenContract[]> {
  const { contractSn } = row;
  const broken: BrokenContract[] = [];
  const say = (wrong: BrokenContract['wrong'], at: string | number) =>
    broken.push({ contractSn, wrong, at: String(at) });
  const good = judgeChain(evidence, publicKey);
  for (const [at, { seq }] of evidence.entries()) if (!good[at]) say('evidence', seq);
  for (const one of evidence) {
    const text = await readVersion(work, CONTRACT, contractSn, { versionNo: one.versionNo });
    if (text?.contentHash !== one.contentHash) say('signature', one.seq);
  }
  if (row.forceNo === 0) return broken;
  const text = await readVersion(work, CONTRACT, contractSn, { versionNo: row.forceNo });
  if (!text || contentHashOf(text.content) !== row.contentHash) say('text', row.forceNo);
  if (row.kind !== 'OFFLINE' && standingSignatures(evidence, row.forceNo).length < 2)
    say('signature', row.forceNo);
  if (text) await checkLines(work, row, text.content as ContractContent, say);
  return broken;
}

async function checkLines(
  work: Work,
  row: ContractRow,
  content: ContractContent,
  say: (wrong: BrokenContract['wrong'], at: string | number) => void,
): Promise<void> {
  const kept = new Map((await linesOf(work, row.contractId)).map((line) => [line.lineNo, line]));
  for (const line of content.lines) {
    const stored = kept.get(line.lineNo);
    if (stored?.lineHash !== lineHashOfContract(line) || stored.number !== line.number)
      say('line', line.lineNo);
    if (!(await isAsQuoted(work, line))) say('quotation', line.lineNo);
  }
}

/** Agreed by hand, or the accepted version is there with the hash that the line carries, and offers that product (invariant 10). */
async function isAsQuoted(work: Work, { quotation, productId, partNo }: ContractLine): Promise<boolean> {
  if (!quotation) return true;
  const { quoSn, versionNo, versionHash } = quotation;
  const version = await readVersion(work, 'quotation', quoSn, { versionNo });
  if (!version || version.contentHash !== versionHash || contentHashOf(version.content) !== versionHash)
    return false;
  return (version.content as QuotationContent).lines.some(
    (line) => line.productId === productId && line.partNo === partNo,
  );
}
