// One of the enterprise's own material codes, typed into the search box: the part behind it, and who sells that.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { findPartsOfMatCodes } from '#mall/mat-code/server/mat-code.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import type { searchProtocol } from '../search.protocol.ts';
import { findCards } from './goods-card-view.ts';

const MOST_OFFERS = 5; // chosen: the rest is in the list below

/** The enterprise whose material codes he may read; null for everybody else. */
export const readsCodesOf = (member: Member | undefined): number | null =>
  member && mayDo(member, 'mat.read') ? buysFor(member) : null;

/** At most one code; empty for members without an enterprise and for what is no code of it. Offers of the preferred store come first. */
export async function findCodedParts(
  work: Work,
  member: Member,
  input: InputOf<typeof searchProtocol.codedParts>,
): Promise<ReplyOf<typeof searchProtocol.codedParts>> {
  const enterpriseId = readsCodesOf(member);
  if (enterpriseId === null) return [];
  const found = (await findPartsOfMatCodes(work, enterpriseId, [input.keyword])).get(input.keyword);
  if (!found) return [];
  const offers = await work.query<{ goodsId: number }>(
    `SELECT goods_id AS "goodsId" FROM goods_index i JOIN goods USING (goods_id)
     WHERE goods.part_id = $1 ORDER BY (i.store_id = $2) DESC NULLS LAST, weight DESC LIMIT ${MOST_OFFERS}`,
    [found.partId, found.storeId],
  );
  const goods = await findCards(
    work,
    offers.map(({ goodsId }) => goodsId),
  );
  return [{ matCode: found.matCode, matName: found.matName, goods }];
}
