// Settlement bills for tests of other things: one with a row, which its store is to confirm.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';

/** ¥95.00 for an order. @returns its number and its row */
export async function aBill(
  work: Work,
  of: { storeId: number; orderSn: string | null },
): Promise<{ billSn: string; rowId: number }> {
  const billSn = await nextDocumentNumber(work, 'SB');
  const [row] = await work.query<{ rowId: number }>(
    `WITH bill AS (
       INSERT INTO settlement_bill (bill_sn, store_id, state, cut_day, released, commission, total, created_at)
       VALUES ($1, $2, 'GENERATED', '2026-11-05', 10000, 500, 9500, $4) RETURNING bill_id)
     INSERT INTO settlement_row (store_id, kind, order_sn, doc_sn, amount, commission, occurred_at, bill_id)
     SELECT $2, 'RELEASE', $3, $1, 10000, 500, $4, bill_id FROM bill RETURNING row_id AS "rowId"`,
    [billSn, of.storeId, of.orderSn, work.now],
  );
  return { billSn, rowId: row!.rowId };
}
