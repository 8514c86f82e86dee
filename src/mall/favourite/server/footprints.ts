// What a member has looked at lately: kept, listed, forgotten.
import type { Actions } from '#kit/http/server/serve.ts';
import { findProducts, findServices } from '#mall/goods/server/goods.ts';
import { findOwnCodedPartIds } from '#mall/mat-code/server/mat-code.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { favouriteProtocol } from '../favourite.protocol.ts';
import { favouriteErrors } from './favourite.errors.ts';
import { findOwnGoods } from './kept-goods-view.ts';
import { likeText } from './list-collected.ts';

type Acts = Actions<typeof favouriteProtocol>;

/** chosen: further back nobody looks. */
const MOST_FOOTPRINTS = 500;

/** @throws favouriteErrors.unknownGoods */
export const lookAtGoods: Acts['look'] = async (work, { memberId }, { productId }) => {
  const product =
    (await findProducts(work, [productId])).get(productId) ??
    (await findServices(work, [productId])).get(productId);
  if (!product) throw favouriteErrors.unknownGoods();
  await work.query(
    `INSERT INTO footprint (member_id, goods_id, product_id, seen_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, goods_id) DO UPDATE SET product_id = excluded.product_id, seen_at = excluded.seen_at`,
    [memberId, product.goodsId, productId, work.now],
  );
  await work.query(
    `DELETE FROM footprint WHERE footprint_id IN
       (SELECT footprint_id FROM footprint WHERE member_id = $1 ORDER BY seen_at DESC OFFSET ${MOST_FOOTPRINTS})`,
    [memberId],
  );
};

const PAGE = `
  SELECT f.product_id AS "productId", f.seen_at AS "seenAt", count(*) OVER ()::int AS total
  FROM footprint f JOIN goods g USING (goods_id) LEFT JOIN part a USING (part_id) LEFT JOIN brand b USING (brand_id)
  WHERE f.member_id = $1 AND ($2 = '' OR a.part_id = ANY($6::bigint[]) OR a.normal_part_no LIKE '%' || $3 || '%' AND $3 <> ''
        OR concat_ws(' ', g.title_zh, g.title_en, a.title_zh, a.title_en, b.name, b.name_zh) ILIKE '%' || $2 || '%')
  ORDER BY f.seen_at DESC, f.footprint_id DESC LIMIT $4 OFFSET $5`;

export const listFootprints: Acts['seen'] = async (work, member, { keyword = '', current, pageSize }) => {
  const rows = await work.query<{ productId: number; seenAt: Date; total: number }>(PAGE, [
    member.memberId,
    likeText(keyword),
    normalPartNo(keyword),
    pageSize,
    (current - 1) * pageSize,
    await findOwnCodedPartIds(work, member, keyword),
  ]);
  const productIds = rows.map(({ productId }) => productId);
  const goodsOf = await findOwnGoods(work, productIds);
  return {
    list: rows.map(({ productId, seenAt }) => ({
      ...goodsOf(productId),
      seenAt: seenAt.toISOString(),
    })),
    pagination: { current, pageSize, total: rows[0]?.total ?? 0 },
  };
};

export const forgetFootprints: Acts['forget'] = async (work, { memberId }, { goodsIds }) => {
  await work.query(
    'DELETE FROM footprint WHERE member_id = $1 AND ($2::bigint[] IS NULL OR goods_id = ANY($2))',
    [memberId, goodsIds ?? null],
  );
};
