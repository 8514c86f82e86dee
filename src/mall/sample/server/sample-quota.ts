// How many samples of a product a designer has had this year (domain 3.5.1: 10 for each designer, product and year).
import type { Work } from '#kit/db/work.ts';
import { yearStart } from '../sample-terms.ts';

/**
 * Pieces by product: what was asked for, or approved once that is decided, in requests of this calendar year that
 * were neither refused nor cancelled. A product that replaced another counts as itself.
 * @param exceptRequestId a request that is being corrected does not count against itself
 */
export async function usedThisYear(
  work: Work,
  memberId: number,
  productIds: readonly number[],
  exceptRequestId = 0,
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await work.query<{ productId: number; used: number }>(
    `SELECT l.product_id AS "productId", sum(coalesce(l.approved_num, l.asked_num))::bigint AS used
     FROM sample_request r JOIN sample_line l USING (request_id)
     WHERE r.member_id = $1 AND r.created_at >= $2 AND l.product_id = ANY($3::bigint[])
       AND r.state NOT IN ('REJECTED', 'CANCELLED') AND r.request_id <> $4
     GROUP BY l.product_id`,
    [memberId, yearStart(work.now), productIds, exceptRequestId],
    'sample-used-this-year',
  );
  return new Map(rows.map((row) => [row.productId, row.used]));
}
