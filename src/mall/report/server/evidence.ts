// The chain of evidence of a report: who did what with which content, each row hashed with the one before.
import { asc, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import type { EvidenceAct } from '../report-status.ts';
import { reportEvidence } from './report.tables.ts';

export type EvidenceRow = typeof reportEvidence.$inferSelect;
type Chained = Omit<EvidenceRow, 'evidenceId' | 'hash'>;

const hashOf = ({ at, ...row }: Chained): string => contentHashOf({ ...row, at: at.toISOString() });

/** Appends a row. The report must be held, so that two writers come one after the other. */
export async function writeEvidence(
  work: Work,
  reportId: number,
  said: { act: EvidenceAct; contentHash: string; note?: string; secondFactor?: string },
  by: { memberId: number; name: string } | null,
): Promise<void> {
  const [last] = await work.tx
    .select()
    .from(reportEvidence)
    .where(eq(reportEvidence.reportId, reportId))
    .orderBy(desc(reportEvidence.seq))
    .limit(1);
  const row: Chained = {
    ...{ reportId, seq: (last?.seq ?? 0) + 1, act: said.act, contentHash: said.contentHash },
    ...{ memberId: by?.memberId ?? null, memberName: by?.name ?? '' },
    ...{ secondFactor: said.secondFactor ?? '', note: said.note ?? '' },
    ...{ at: work.now, formerHash: last?.hash ?? '' },
  };
  await work.tx.insert(reportEvidence).values({ ...row, hash: hashOf(row) });
}

/** In order, each with whether it is what was written, after what stood before. */
export async function evidenceOf(
  work: Work,
  reportId: number,
): Promise<(EvidenceRow & { isIntact: boolean })[]> {
  const rows = await work.tx
    .select()
    .from(reportEvidence)
    .where(eq(reportEvidence.reportId, reportId))
    .orderBy(asc(reportEvidence.seq));
  return rows.map((row, at) => {
    const { evidenceId: _, hash, ...chained } = row;
    const isIntact =
      row.seq === at + 1 && row.formerHash === (rows[at - 1]?.hash ?? '') && hashOf(chained) === hash;
    return { ...row, isIntact };
  });
}
