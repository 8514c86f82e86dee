// A member's collected goods and stores, and whether some are among them.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { countGoodsOnSale } from '#mall/goods/server/goods.ts';
import { findOwnCodedPartIds } from '#mall/mat-code/server/mat-code.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { CollectedStore, favouriteProtocol } from '../favourite.protocol.ts';
import { findOwnGoods } from './kept-goods-view.ts';

type Acts = Actions<typeof favouriteProtocol>;

type Collected = typeof favouriteProtocol.collected;

const MINE = `
  SELECT c.collect_id, c.product_id AS "productId", c.price_then AS "priceThen", c.created_at AS "collectedAt",
         (p.price_tiers -> 0 ->> 'unitPrice')::bigint < c.price_then AS "isCheaper",
         g.state <> 'ON_SALE' OR p.tracks_stock AND p.on_hand - p.reserved < p.min_buy_num AS "isGone",
         a.part_id, a.normal_part_no, concat(a.title_zh, g.title_zh) AS title_zh,
         concat(a.title_en, g.title_en) AS title_en, b.name, b.name_zh
  FROM collected_goods c JOIN product p USING (product_id) JOIN goods g ON g.goods_id = c.goods_id
    LEFT JOIN part a USING (part_id) LEFT JOIN brand b USING (brand_id)
  WHERE c.member_id = $1`;

const PAGE = `
  WITH mine AS (${MINE})
  SELECT "productId", "priceThen", "collectedAt", count(*) OVER ()::int AS total FROM mine
  WHERE ($2 = '' OR part_id = ANY($8::bigint[]) OR normal_part_no LIKE '%' || $3 || '%' AND $3 <> ''
         OR concat_ws(' ', title_zh, title_en, name, name_zh) ILIKE '%' || $2 || '%')
    AND (NOT $4 OR "isCheaper") AND (NOT $5 OR "isGone")
  ORDER BY collect_id DESC LIMIT $6 OFFSET $7`;

const COUNTS = `
  WITH mine AS (${MINE})
  SELECT count(*)::int AS "all", count(*) FILTER (WHERE "isCheaper")::int AS cheaper,
         count(*) FILTER (WHERE "isGone")::int AS gone,
         (SELECT count(*)::int FROM collected_store WHERE member_id = $1) AS stores
  FROM mine`;

/** Text for ILIKE: its own signs mean themselves. */
export const likeText = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

export async function listCollected(
  work: Work,
  member: ActorOf<Collected>,
  { keyword = '', isCheaper, isGone, current, pageSize }: InputOf<Collected>,
): Promise<ReplyOf<Collected>> {
  const { memberId } = member;
  const codedPartIds = await findOwnCodedPartIds(work, member, keyword);
  const [rows, [counts]] = await Promise.all([
    work.query<{ productId: number; priceThen: UnitPrice; collectedAt: Date; total: number }>(PAGE, [
      memberId,
      likeText(keyword),
      normalPartNo(keyword),
      isCheaper,
      isGone,
      pageSize,
      (current - 1) * pageSize,
      codedPartIds,
    ]),
    work.query<ReplyOf<Collected>['counts']>(COUNTS, [memberId]),
  ]);
  const goodsOf = await findOwnGoods(
    work,
    rows.map(({ productId }) => productId),
  );
  return {
    list: rows.map(({ productId, priceThen, collectedAt }) => ({
      ...goodsOf(productId),
      priceThen: unitPriceToWire(priceThen),
      collectedAt: collectedAt.toISOString(),
    })),
    pagination: { current, pageSize, total: rows[0]?.total ?? 0 },
    counts: required(counts),
  };
}

const STORES = `
  SELECT s.store_id AS "storeId", CASE $2 WHEN 'en' THEN s.name_en ELSE s.name_zh END AS "storeName", s.logo,
         CASE $2 WHEN 'en' THEN s.city_en ELSE s.city_zh END AS city,
         CASE $2 WHEN 'en' THEN s.intro_en ELSE s.intro_zh END AS intro,
         c.created_at AS "collectedAt", count(*) OVER ()::int AS total
  FROM collected_store c JOIN store s USING (store_id)
  WHERE c.member_id = $1 ORDER BY c.collect_id DESC LIMIT $3 OFFSET $4`;

export const listCollectedStores: Acts['collectedStores'] = async (
  work,
  { memberId },
  { current, pageSize },
) => {
  const rows = await work.query<
    Omit<CollectedStore, 'collectedAt' | 'goodsCount'> & { collectedAt: Date; total: number }
  >(STORES, [memberId, work.language, pageSize, (current - 1) * pageSize]);
  const goodsCounts = await countGoodsOnSale(
    work,
    rows.map(({ storeId }) => storeId),
  );
  return {
    list: rows.map(({ total: _total, collectedAt, ...row }) => ({
      ...row,
      goodsCount: goodsCounts.get(row.storeId) ?? 0,
      collectedAt: collectedAt.toISOString(),
    })),
    pagination: { current, pageSize, total: rows[0]?.total ?? 0 },
  };
};

export const tellCollected: Acts['state'] = async (work, { memberId }, { goodsIds = [], storeId }) => {
  const wanted = goodsIds.filter((text) => /^[1-9]\d{0,14}$/.test(text));
  const rows = await work.query<{ goodsId: number }>(
    `SELECT goods_id AS "goodsId" FROM collected_goods WHERE member_id = $1 AND goods_id = ANY($2::bigint[])`,
    [memberId, wanted],
  );
  const stores = storeId
    ? await work.query('SELECT FROM collected_store WHERE member_id = $1 AND store_id = $2', [
        memberId,
        storeId,
      ])
    : [];
  return { goodsIds: rows.map((row) => row.goodsId), isStoreCollected: bit(stores.length > 0) };
};
