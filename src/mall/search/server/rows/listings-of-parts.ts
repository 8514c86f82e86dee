// Which listings of some parts are on sale.
import type { Work } from '#kit/db/work.ts';

const LISTINGS = `
  SELECT i.part_id AS "partId", goods_id AS "goodsId" FROM goods g JOIN goods_index i USING (goods_id)
  WHERE g.part_id = ANY($1::bigint[]) ORDER BY goods_id`;

const PARTS = `
  SELECT part_id AS "partId" FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place)
    JOIN goods_index USING (goods_id) ORDER BY place`;

/** Ascending by goods id. */
export const findListingsOf = (
  work: Work,
  partIds: readonly number[],
): Promise<{ partId: number; goodsId: number }[]> =>
  work.query<{ partId: number; goodsId: number }>(LISTINGS, [partIds], 'search-listings-of-parts');

/** The goods ids of each part's listings, ascending; parts in the given order, those that nobody sells left out. */
export async function findGroupsOf(work: Work, partIds: readonly number[]): Promise<number[][]> {
  if (partIds.length === 0) return [];
  const groups = new Map<number, number[]>(partIds.map((partId) => [partId, []]));
  for (const { partId, goodsId } of await findListingsOf(work, partIds)) groups.get(partId)?.push(goodsId);
  return [...groups.values()].filter((goodsIds) => goodsIds.length > 0);
}

/** Of each part that one of these listings is of, all that are on sale; parts once, in the order of the ids. */
export async function findParts(work: Work, goodsIds: readonly number[]): Promise<number[][]> {
  if (goodsIds.length === 0) return [];
  const wanted = await work.query<{ partId: number }>(PARTS, [goodsIds], 'search-parts-of');
  return findGroupsOf(work, [...new Set(wanted.map(({ partId }) => partId))]);
}
