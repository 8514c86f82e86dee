// Under which numbers well-known suppliers list parts.
import type { Work } from '#kit/db/work.ts';

/** By part; those that no supplier lists are left out. */
export async function findSupplierNos(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await work.query<{ partId: number; numbers: string[] }>(
    `SELECT part_id AS "partId", array_agg(supplier_no ORDER BY supplier_no) AS numbers
     FROM supplier_no WHERE part_id = ANY($1::bigint[]) GROUP BY part_id`,
    [partIds],
  );
  return new Map(rows.map(({ partId, numbers }) => [partId, numbers]));
}
