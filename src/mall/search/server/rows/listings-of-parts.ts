// Which listings of some parts are on sale.
import type { Work } from '#kit/db/work.ts';

const LISTINGS = `
  SELECT i.part_id AS "partId", goods_id AS "goodsId" FROM goods g JOIN goods_index i USING (goods_id)
  WHERE g.part_id = ANY($1::bigint[]) ORDER BY goods_id`;

/** Ascending by goods id. */
export const findListingsOf = (
  work: Work,
  partIds: readonly number[],
): Promise<{ partId: number; goodsId: number }[]> =>
  work.query<{ partId: number; goodsId: number }>(LISTINGS, [partIds], 'search-listings-of-parts');
