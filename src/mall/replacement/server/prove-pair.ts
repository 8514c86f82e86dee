// A laboratory's reports become the evidence of a pair, are followed by others, or do not stand any more (domain-lab 2.10, L27).
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { LabReport } from '../replacement.ts';
import { type PairRow, pairLife } from './pair-life.ts';
import { replacementPair } from './replacement.tables.ts';

const BY = { by: 'laboratory' } as const;

const STATEMENT =
  '实验室按原型号的参数完成验证，所检项目全部符合，报告可公开核验。\nVerified by a laboratory against the original part: every item passed; anybody may check the report.';

async function findPair(
  work: Work,
  { pairId, ofPartId, byPartId }: { pairId: number | null; ofPartId: number; byPartId: number },
): Promise<PairRow | undefined> {
  const open = and(
    eq(replacementPair.ofPartId, ofPartId),
    eq(replacementPair.byPartId, byPartId),
    inArray(replacementPair.state, ['SUBMITTED', 'PENDING_REVIEW', 'PUBLISHED']),
  );
  const [row] = await work.tx
    .select()
    .from(replacementPair)
    .where(pairId === null ? open : or(open, eq(replacementPair.pairId, pairId)))
    // what stands comes before what was retired
    .orderBy(sql`${replacementPair.state} = 'RETIRED'`)
    .limit(1)
    .for('no key update');
  return row;
}

const isSame = (one: readonly LabReport[], other: readonly LabReport[]): boolean =>
  one.length === other.length && one.every(({ reportNo }, at) => other[at]?.reportNo === reportNo);

/**
 * Sets which reports stand behind a pair. A pair that nobody has published yet is published by its first report; one that had
 * nothing else behind it goes with its last.
 * @param of.pairId the pair that these reports stood behind before; null: none yet
 * @param reports issued, about nothing but what passed, with their client's consent; none: no report stands any more
 * @returns the pair; null where there is none
 */
export async function provePair(
  work: Work,
  of: { pairId: number | null; ofPartId: number; byPartId: number },
  reports: readonly LabReport[],
): Promise<number | null> {
  const row = await findPair(work, of);
  const labReports = [...reports];
  const reason = reports.map(({ reportNo }) => reportNo).join(' ');
  // a laboratory's word was all there was, and it was taken back: what is proven again is a new pair
  const isGone = row?.state === 'RETIRED' && row.saidEvidence === null && row.labReports.length === 0;
  if (!row || isGone) {
    if (reports.length === 0) return null;
    const { ofPartId, byPartId } = of;
    const made = await pairLife.begin(
      work,
      'vouch',
      { ofPartId, byPartId, evidence: 'laboratory', labReports, statement: STATEMENT },
      BY,
    );
    return made.pairId;
  }
  // what the platform has taken away stays away, whatever a report says later
  if (row.state === 'RETIRED' || row.state === 'REVIEW_REJECTED') return row.pairId;
  if (isSame(row.labReports, reports)) return row.pairId;
  if (reports.length > 0)
    await pairLife.advance(work, row, 'prove', {
      ...BY,
      reason,
      set: { evidence: 'laboratory', labReports },
    });
  else if (row.saidEvidence !== null)
    await pairLife.advance(work, row, 'unprove', { ...BY, set: { evidence: row.saidEvidence, labReports } });
  else
    await pairLife.advance(work, row, 'retire', {
      ...BY,
      reason: '实验室报告已作废，无其他依据',
      set: { labReports },
    });
  return row.pairId;
}
