// Cases for tests of other things: an order's case that waits for its store.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';

/** About all of the order's lines, which are not held. @returns its number */
export async function aCase(work: Work, orderSn: string): Promise<string> {
  const caseSn = await nextDocumentNumber(work, 'AS');
  await work.query(
    `WITH made AS (
       INSERT INTO after_sale (case_sn, order_sn, kind, part, state, reason, amount, freight, created_at)
       VALUES ($1, $2, 3, 'D', 'PENDING_REVIEW', 'R03', 100, 0, $3) RETURNING case_id, order_sn
     )
     INSERT INTO after_sale_line (case_id, order_line_id, number, amount)
     SELECT case_id, order_line_id, 1, 100 FROM made JOIN order_line USING (order_sn) ORDER BY 2 LIMIT 1`,
    [caseSn, orderSn, work.now],
  );
  return caseSn;
}
