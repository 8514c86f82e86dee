// Writes the rows of the goods index: the one place that knows what stands in them.
import type { Work } from '#kit/db/work.ts';
import { findSupplierNos } from '#mall/part/server/part.ts';
import { packageValue } from '../package-names.ts';
import { noteChange } from './listing-memory.ts';
import { partWords, SEARCHED_PART, type SearchedPart } from './part-words.ts';

const AT_ONCE = 2_000;

/** In the order given. */
const PARTS = `
  SELECT g.goods_id AS "goodsId", ${SEARCHED_PART}
  FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place) JOIN goods g USING (goods_id)
    JOIN part a USING (part_id) JOIN brand b USING (brand_id) JOIN category k USING (category_id)
  WHERE g.state = 'ON_SALE' ORDER BY place`;

/** What goods ($1) can be filtered by, their packages in one spelling ($2; values longer than a choice may be are cut), as (goods_id, kind, value, value_en, n, hi). */
const FACETS = `
  listed AS MATERIALIZED (
    SELECT g.goods_id, g.store_id, a.brand_id, a.category_id, named.package, a.params, a.lifecycle, b.is_domestic,
           EXISTS (SELECT FROM product p WHERE p.goods_id = g.goods_id AND p.sample_stock > 0) AS has_samples
    FROM unnest($1::bigint[], $2::text[]) AS named (goods_id, package) JOIN goods g USING (goods_id)
      JOIN part a USING (part_id) JOIN brand b USING (brand_id) WHERE g.state = 'ON_SALE'
  ), facet AS (
    SELECT goods_id, 'category' AS kind, above::text AS value, NULL::text AS value_en, NULL::float8 AS n, NULL::float8 AS hi
    FROM listed JOIN category USING (category_id), unnest(path) AS above
    UNION ALL SELECT goods_id, 'brand', brand_id::text, NULL, NULL, NULL FROM listed
    UNION ALL SELECT goods_id, 'store', store_id::text, NULL, NULL, NULL FROM listed
    UNION ALL SELECT goods_id, 'lifecycle', lifecycle, NULL, NULL, NULL FROM listed
    UNION ALL SELECT goods_id, 'flag', 'domestic', NULL, NULL, NULL FROM listed WHERE is_domestic
    UNION ALL SELECT goods_id, 'flag', 'sample', NULL, NULL, NULL FROM listed WHERE has_samples
    UNION ALL SELECT goods_id, 'package', package, NULL, NULL, NULL FROM listed WHERE package <> ''
    UNION ALL SELECT goods_id, one.key, left(one.text, 120), left(one."textEn", 120), COALESCE(one.n, one.lo), one.hi
    FROM listed, jsonb_to_recordset(params) AS one (key text, text text, "textEn" text, n float8, lo float8, hi float8)
      JOIN parameter USING (key)
    WHERE is_facet AND one.text <> '' AND key NOT IN ('category', 'brand', 'store', 'package', 'flag', 'lifecycle')
  )`;

const NEW_TERMS = `
  WITH ${FACETS}
  INSERT INTO facet_term (kind, value, value_en, n, hi)
  SELECT DISTINCT ON (kind, value) kind, value, value_en, n, hi
  FROM facet WHERE NOT EXISTS (
    SELECT FROM facet_term t
    WHERE t.kind = facet.kind AND t.value = facet.value AND (t.hi IS NOT NULL OR facet.hi IS NULL)
  )
  ORDER BY kind, value, hi
  ON CONFLICT (kind, value) DO UPDATE SET hi = excluded.hi`;

/** Coarse steps that grow with a number of pieces: half a doubling each. */
const rankOf = (pieces: string) => `floor(2 * ln(GREATEST(${pieces}, 0) + 1) / ln(2))::smallint`;
/** In stock, then sales by rank, then newest; different for any two listings. */
const weightOf = (stock: string, sales: string, goodsId: string) =>
  `((${stock} > 0)::int * 256 + ${rankOf(sales)})::bigint * 1099511627776 + ${goodsId}`;

const rows = (table: string) => `
  WITH ${FACETS}, labelled AS (
    SELECT goods_id, array_agg(DISTINCT term_id) AS terms FROM facet JOIN facet_term USING (kind, value) GROUP BY goods_id
  )
  INSERT INTO ${table} (goods_id, product_id, part_id, brand_id, store_id, category_id, terms, words, normal_part_no,
                        price, stock, sale_num, in_stock, stock_rank, sale_rank, weight)
  SELECT goods_id, product_id, part_id, a.brand_id, g.store_id, a.category_id, terms,
         array_to_tsvector(string_to_array(wanted.words, ' ')), a.normal_part_no, price, stock, sale_num,
         stock > 0, ${rankOf('stock')}, ${rankOf('sale_num')}, ${weightOf('stock', 'sale_num', 'goods_id')}
  FROM unnest($1::bigint[], $3::text[]) WITH ORDINALITY AS wanted (goods_id, words, place)
    JOIN goods g USING (goods_id) JOIN part a USING (part_id)
    -- Looked up one by one: joined as a set, PostgreSQL takes it for one row and compares every listing with every other.
    CROSS JOIN LATERAL (
      SELECT p.product_id, (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS price, p.on_hand - p.reserved AS stock
      FROM product p WHERE p.goods_id = wanted.goods_id ORDER BY p.is_default DESC, p.product_id LIMIT 1
    ) AS offered
    JOIN labelled USING (goods_id)
  ORDER BY place
  ON CONFLICT (goods_id) DO UPDATE SET
    (product_id, part_id, brand_id, store_id, category_id, terms, words, normal_part_no,
     price, stock, sale_num, in_stock, stock_rank, sale_rank, weight) =
    (excluded.product_id, excluded.part_id, excluded.brand_id, excluded.store_id, excluded.category_id, excluded.terms,
     excluded.words, excluded.normal_part_no, excluded.price, excluded.stock, excluded.sale_num, excluded.in_stock,
     excluded.stock_rank, excluded.sale_rank, excluded.weight)`;

const GONE = `
  DELETE FROM goods_index WHERE goods_id = ANY($1::bigint[])
    AND NOT EXISTS (SELECT FROM goods g WHERE g.goods_id = goods_index.goods_id AND g.state = 'ON_SALE')`;

/** Adds the rows of listings that are on sale to a table shaped like the goods index, in the order given, or replaces them there. */
export async function writeIndexRows(
  work: Work,
  goodsIds: readonly number[],
  table = 'goods_index',
): Promise<void> {
  const parts = await work.query<SearchedPart & { goodsId: number }>(PARTS, [goodsIds]);
  if (parts.length === 0) return;
  const onSale = parts.map(({ goodsId }) => goodsId);
  const packages = parts.map(({ packageName }) => packageValue(packageName ?? ''));
  const numbers = await findSupplierNos(
    work,
    parts.map(({ partId }) => partId),
  );
  await work.query(NEW_TERMS, [onSale, packages]);
  await work.query(rows(table), [
    onSale,
    packages,
    parts.map((part) => partWords(part, numbers.get(part.partId))),
  ]);
}

/** Brings the index in step with these listings: new ones enter, changed ones are replaced, those off sale leave. */
export async function indexGoods(work: Work, goodsIds: readonly number[]): Promise<void> {
  const sorted = [...new Set(goodsIds)].sort((a, b) => a - b);
  for (let at = 0; at < sorted.length; at += AT_ONCE) {
    const some = sorted.slice(at, at + AT_ONCE);
    await work.query(GONE, [some]);
    await writeIndexRows(work, some);
    // An order may have moved stock while the rows were made; now that they are locked, the last word is read again.
    await work.query(STOCK_OF_GOODS, [some]);
  }
  if (sorted.length === 0) return;
  await work.query('INSERT INTO goods_index_change (goods_ids, is_stock_only) VALUES ($1, false)', [sorted]);
  work.afterCommit(noteChange);
}

const NOTED = `
  INSERT INTO goods_index_change (goods_ids, is_stock_only)
  SELECT array_agg(goods_id), true FROM moved HAVING count(*) > 0`;

const stock = (which: string, after: string) => `
  WITH now AS MATERIALIZED (
    SELECT goods_id, p.on_hand - p.reserved AS stock, g.sale_num
    FROM goods_index i JOIN product p USING (goods_id, product_id) JOIN goods g USING (goods_id)
    WHERE ${which}
    ORDER BY goods_id FOR NO KEY UPDATE OF i
  ), moved AS (
    UPDATE goods_index i SET
    stock = now.stock, in_stock = now.stock > 0, stock_rank = ${rankOf('now.stock')},
    sale_num = now.sale_num, sale_rank = ${rankOf('now.sale_num')}, weight = ${weightOf('now.stock', 'now.sale_num', 'now.goods_id')}
    FROM now WHERE i.goods_id = now.goods_id
      AND (i.stock, i.sale_num) IS DISTINCT FROM (now.stock, now.sale_num)
    RETURNING i.goods_id
  ) ${after}`;

const STOCK_OF_PRODUCTS = stock('p.product_id = ANY($1::bigint[])', NOTED);
const STOCK_OF_GOODS = stock('i.goods_id = ANY($1::bigint[])', 'SELECT FROM moved');

/** Takes over the stock of these products in one small statement, which lists show within a second. Locks in ascending order. */
export async function indexStock(work: Work, productIds: readonly number[]): Promise<void> {
  await work.query(STOCK_OF_PRODUCTS, [[...new Set(productIds)]], 'search-index-stock');
}

const STOCK_LEFT_BEHIND = stock(
  '(i.stock, i.sale_num) IS DISTINCT FROM (p.on_hand - p.reserved, g.sale_num)',
  NOTED,
);

/** Takes over what a process that ended between an order and its index has left behind. Reads the whole index. */
export async function indexStockLeftBehind(work: Work): Promise<void> {
  await work.query(STOCK_LEFT_BEHIND);
}

const SAMPLES = `
  SELECT i.goods_id FROM goods_index i
  WHERE goods_id IN (SELECT goods_id FROM product WHERE product_id = ANY($1::bigint[]))
    AND EXISTS (SELECT FROM product p WHERE p.goods_id = i.goods_id AND p.sample_stock > 0)
      <> EXISTS (SELECT FROM facet_term t WHERE t.kind = 'flag' AND t.value = 'sample' AND t.term_id = ANY(i.terms))`;

/** Takes over whether these products' listings have samples; writes only where that has changed. */
export async function indexSamples(work: Work, productIds: readonly number[]): Promise<void> {
  const changed = await work.query<{ goods_id: number }>(SAMPLES, [productIds]);
  const goods_ids = changed.map((row) => row.goods_id);
  await indexGoods(work, goods_ids);
}
