// The enterprise's own material codes in the search box: what begins as one types, the part behind one, and who sells that.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { findMatCodesBeginning, findPartsOfMatCodes } from '#mall/mat-code/server/mat-code.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import type { searchProtocol } from '../search.protocol.ts';
import { findCards } from './goods-card-view.ts';

const MOST_OFFERS = 5; // chosen: the rest is in the list below
const MOST_CODES = 4; // chosen: part numbers are suggested as well

/** The enterprise whose material codes he may read; null for everybody else. */
export const readsCodesOf = (member: Member | undefined): number | null =>
  member && mayDo(member, 'mat.read') ? buysFor(member) : null;

/** At most one code; empty for members without an enterprise and for what is no code of it. Offers of the preferred store come first. */
export const findCodedParts: Action<typeof searchProtocol.codedParts> = async (work, member, input) => {
  const enterpriseId = readsCodesOf(member);
  if (enterpriseId === null) return [];
  const found = (await findPartsOfMatCodes(work, enterpriseId, [input.keyword])).get(input.keyword);
  if (!found) return [];
  const offers = await work.query<{ goodsId: number }>(
    `SELECT goods_id AS "goodsId" FROM goods_index i JOIN goods USING (goods_id)
     WHERE goods.part_id = $1 ORDER BY (i.store_id = $2) DESC NULLS LAST, weight DESC LIMIT ${MOST_OFFERS}`,
    [found.partId, found.storeId],
  );
  const goodsIds = offers.map(({ goodsId }) => goodsId);
  const goods = await findCards(work, goodsIds);
  return [{ matCode: found.matCode, matName: found.matName, goods }];
};

/** For each the preferred packing or store, else the offer that lists show first. */
const OFFERED = `
  SELECT wanted.part_id AS "partId", offer.product_id AS "productId"
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS wanted (part_id, product_id, store_id)
  CROSS JOIN LATERAL (
    SELECT i.product_id FROM goods g JOIN goods_index i USING (goods_id) WHERE g.part_id = wanted.part_id
    ORDER BY (i.product_id = wanted.product_id) DESC NULLS LAST, (i.store_id = wanted.store_id) DESC NULLS LAST, i.weight DESC
    LIMIT 1
  ) offer`;

/** Own codes that begin as typed, with what they stand for and where it is sold; nothing for who may read none. */
export async function findCodesBeginning(
  work: Work,
  member: Member | undefined,
  typed: string,
): Promise<{ matCode: string; partId: number; productId: number }[]> {
  const enterpriseId = readsCodesOf(member);
  if (enterpriseId === null) return [];
  const codes = await findMatCodesBeginning(work, enterpriseId, typed, MOST_CODES);
  if (codes.length === 0) return [];
  const offered = await work.query<{ partId: number; productId: number }>(
    OFFERED,
    [codes.map((one) => one.partId), codes.map((one) => one.productId), codes.map((one) => one.storeId)],
    'suggest-coded',
  );
  const productOf = new Map(offered.map((one) => [one.partId, one.productId]));
  return codes.flatMap(({ matCode, partId }) => {
    const productId = productOf.get(partId);
    return productId === undefined ? [] : [{ matCode, partId, productId }];
  });
}
