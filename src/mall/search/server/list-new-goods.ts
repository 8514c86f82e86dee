// Parts that were released within ninety days and are on sale, category by category.
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { NEW_FOR_DAYS, type NewGoodsReply, type newGoodsProtocol } from '../new-goods.protocol.ts';
import { findPartCards } from './goods-card-view.ts';
import { findParts } from './rows/listings-of-parts.ts';

type Acts = Actions<typeof newGoodsProtocol>;

/** Of several stores that list a part, the one that lists would show first. */
const FRESH = `
  WITH fresh AS (
    SELECT DISTINCT ON (a.part_id) a.part_id, a.released_at, a.datasheet, i.goods_id, i.product_id, i.category_id, c.path[1] AS top
    FROM part a
    JOIN goods g ON g.part_id = a.part_id
    JOIN goods_index i ON i.goods_id = g.goods_id
    JOIN category c ON c.category_id = a.category_id
    WHERE a.released_at > $1 AND a.released_at <= $2
    ORDER BY a.part_id, i.weight DESC
  )`;

const COUNTS = (language: 'zh' | 'en') => `
  ${FRESH}
  SELECT top AS "categoryId", c.name_${language} AS "categoryName", count(*) AS count
  FROM fresh JOIN category c ON c.category_id = fresh.top
  GROUP BY 1, 2, c.sort ORDER BY c.sort, 1`;

const PAGE = `
  ${FRESH}
  SELECT part_id AS "partId", goods_id AS "goodsId", to_char(released_at, 'YYYY-MM-DD') AS "releasedAt", datasheet,
         (SELECT p.sample_stock > 0 FROM product p WHERE p.product_id = fresh.product_id) AS "hasSample"
  FROM fresh WHERE $3::bigint IS NULL OR top = $3
  ORDER BY released_at DESC, goods_id DESC LIMIT $4 OFFSET $5`;

interface Released {
  partId: number;
  goodsId: number;
  releasedAt: string;
  datasheet: string | null;
  hasSample: boolean;
}

/** Price and stock are of this moment. */
export const listNewGoods: Acts['newGoods'] = async (work, _visitor, { categoryId, current, pageSize }) => {
  const { language } = work;
  const since = [after(work.now, -days(NEW_FOR_DAYS)), work.now];
  const [categories, released] = await Promise.all([
    work.query<NewGoodsReply['categories'][number]>(
      COUNTS(language),
      since,
      `search-new-categories-${language}`,
    ),
    work.query<Released>(
      PAGE,
      [...since, categoryId ?? null, pageSize, (current - 1) * pageSize],
      'search-new-goods',
    ),
  ]);
  const facts = new Map(released.map(({ partId, goodsId: _, ...fact }) => [partId, fact]));
  const parts = await findParts(
    work,
    released.map(({ goodsId }) => goodsId),
  );
  const cards = await findPartCards(work, parts);
  const counted =
    categoryId === undefined ? categories : categories.filter((one) => one.categoryId === categoryId);
  return {
    list: cards.map((card) => ({ ...card, ...required(facts.get(card.partId)) })),
    categories,
    pagination: { current, pageSize, total: counted.reduce((sum, { count }) => sum + count, 0) },
  };
};
