// Keeps an inquiry's lines as long as awards stand on them: what waits for an approval as it is, what was ever put up as a record.
import type { Work } from '#kit/db/work.ts';
import { quotationErrors } from '../quotation.errors.ts';

const STANDING = `
  SELECT l.line_no AS "lineNo", bool_or(l.state = 'PENDING') AS "isWaiting"
  FROM award_line l JOIN award a USING (award_id)
  WHERE a.inq_sn = $1 AND l.line_no = ANY($2::int[]) GROUP BY 1 ORDER BY 1`;

/** The inquiry is held. @throws quotationErrors.lineInAward, lineWasInAward */
export async function keepAwardedLines(
  work: Work,
  {
    inqSn,
    removedLineNos,
    changedLineNos,
  }: { inqSn: string; removedLineNos: readonly number[]; changedLineNos: readonly number[] },
): Promise<void> {
  const rows = await work.query<{ lineNo: number; isWaiting: boolean }>(STANDING, [
    inqSn,
    [...removedLineNos, ...changedLineNos],
  ]);
  for (const { lineNo, isWaiting } of rows) {
    if (isWaiting) throw quotationErrors.lineInAward({ lineNo });
    if (removedLineNos.includes(lineNo)) throw quotationErrors.lineWasInAward({ lineNo });
  }
}
