// What the comparison keeps of awarded lines: their cells as they were at the award, and who has won how much of them.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cell, cellKey } from '../../compare-quotations.ts';
import { award, awardLine } from '../quotation.tables.ts';

export interface FrozenLine {
  number: number;
  cells: Cell[];
}

/**
 * By line number. The latest award that named a line says how it was.
 * @param settled lines of which nothing is left to award
 * @param isOver nothing of the inquiry is: what no award named is kept as the last one found it
 */
export async function frozenLines(
  work: Work,
  inqSn: string,
  settled: readonly number[],
  isOver: boolean,
): Promise<Map<number, FrozenLine>> {
  const frozen = new Map<number, FrozenLine>();
  if (settled.length === 0) return frozen;
  const rows = await work.tx
    .select({ awardId: award.awardId, compared: award.compared })
    .from(award)
    .where(and(eq(award.inqSn, inqSn), inArray(award.state, ['PENDING_REVIEW', 'DECIDED'])))
    .orderBy(desc(award.awardId));
  const named = await namedLines(
    work,
    rows.map((row) => row.awardId),
  );
  for (const lineNo of settled) {
    const knows = rows.filter((row) => row.compared.needed.some((one) => one.lineNo === lineNo));
    const row = knows.find((one) => named.has(`${one.awardId} ${lineNo}`)) ?? (isOver ? knows[0] : undefined);
    const needed = row?.compared.needed.find((one) => one.lineNo === lineNo);
    if (row && needed)
      frozen.set(lineNo, {
        number: needed.number,
        cells: row.compared.cells.filter((cell) => cell.lineNo === lineNo),
      });
  }
  return frozen;
}

async function namedLines(work: Work, awardIds: number[]): Promise<ReadonlySet<string>> {
  const rows = await work.tx
    .select({ awardId: awardLine.awardId, lineNo: awardLine.lineNo })
    .from(awardLine)
    .where(inArray(awardLine.awardId, awardIds));
  return new Set(rows.map((row) => `${row.awardId} ${row.lineNo}`));
}

/** Pieces by cell: won, and waiting for the approval of their award. */
export async function wonByCell(
  work: Work,
  inqSn: string,
): Promise<Map<string, { awardedNum: number; pendingNum: number }>> {
  const rows = await work.query<{ lineNo: number; quoSn: string; awardedNum: number; pendingNum: number }>(
    `SELECT l.line_no AS "lineNo", l.quo_sn AS "quoSn",
       coalesce(sum(l.number) FILTER (WHERE l.state <> 'PENDING'), 0)::bigint AS "awardedNum",
       coalesce(sum(l.number) FILTER (WHERE l.state = 'PENDING'), 0)::bigint AS "pendingNum"
     FROM award_line l JOIN award a USING (award_id) WHERE a.inq_sn = $1 AND l.state <> 'ANNULLED' GROUP BY 1, 2`,
    [inqSn],
    'quotation-won-by-cell',
  );
  return new Map(rows.map((row) => [cellKey(row.lineNo, row.quoSn), row]));
}
