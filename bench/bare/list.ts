// The goods list, with or without a keyword: cards of one page, how many there are, and every choice with its count.
import type { BareCall } from './call.ts';
import { sayPrice, sayTiers, type Tier } from './money.ts';
import { nameOf, pageOf } from './page.ts';
import { nearParts, wordsOf } from './search.ts';

/** chosen: beyond so many rows choices have no numbers, as the protocol allows; page and total come from the whole list then. */
const MOST_COUNTED = 20_000;
const MOST_TOTAL = 2_000;

/** How the rows found are sorted, by the wire's number. */
const ORDERS = [
  'weight DESC',
  'price, goods_id',
  'price DESC, goods_id DESC',
  'sale_rank DESC, sale_num DESC, goods_id DESC',
  'stock_rank DESC, stock DESC',
  'goods_id DESC',
];

interface Card {
  goodsPrice: number | string;
  priceTiers: Tier[] | ReturnType<typeof sayTiers>;
}

type Choice = [
  kind: string,
  value: string,
  text: string,
  unit: string | null,
  n: number,
  size: number | null,
];

interface Found {
  isCut: boolean;
  total: number;
  cards: Card[] | null;
  choices: Choice[] | null;
  path: { categoryId: number; categoryName: string; columns: string[] }[] | null;
}

export async function listGoods({ ask, query }: BareCall) {
  const keyword = query.get('keyword')?.trim() ?? '';
  const found = await find(ask, query, keyword ? { words: wordsOf(keyword) } : {});
  if (found.total > 0 || !keyword) return reply(query, found, []);
  const near = await nearParts(ask, keyword);
  const partIds = near.map(({ partId }) => partId);
  return reply(
    query,
    near.length > 0 ? await find(ask, query, { partIds }) : found,
    near.map(({ text }) => text),
  );
}

/** One statement: filters of one kind are alternatives, and the counts of a kind leave its own filter out. */
async function find(
  ask: BareCall['ask'],
  query: URLSearchParams,
  by: { words?: string; partIds?: number[] },
): Promise<Found> {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const terms = (kind: string, ...wanted: string[]) =>
    `(SELECT COALESCE(array_agg(term_id), '{}') FROM facet_term WHERE kind = ${given(kind)} AND value = ANY(${given(wanted)}::text[]))`;
  const fixed: string[] = [];
  const categoryId = query.get('categoryId');
  if (categoryId) fixed.push(`i.terms @> ${terms('category', categoryId)}`);
  if (query.get('storeId')) fixed.push(`i.store_id = ${given(query.get('storeId'))}::bigint`);
  if (query.get('inStock') === '1') fixed.push('i.in_stock');
  if (query.get('lowPrice')) fixed.push(`i.price >= ${given(Number(query.get('lowPrice')) * 1e6)}::float8`);
  if (query.get('highPrice')) fixed.push(`i.price <= ${given(Number(query.get('highPrice')) * 1e6)}::float8`);
  if (by.words) fixed.push(`i.words @@ ${given(by.words)}::tsquery`);
  if (by.partIds)
    fixed.push(
      `i.goods_id = ANY(ARRAY(SELECT goods_id FROM goods WHERE part_id = ANY(${given(by.partIds)}::bigint[])))`,
    );
  const groups = groupsOf(query);
  const meets = groups.map(([kind, wanted]) => `i.terms && ${terms(kind, ...wanted)}`);
  // IS TRUE keeps it a lookup in a hash; as a join it would be planned for a handful of rows.
  const ofKind = groups.map(
    ([kind], at) => `UNION ALL
      SELECT term_id, count(*) FROM (SELECT unnest(terms) AS term_id FROM base WHERE missed = ARRAY[${at + 1}]) each
      WHERE (term_id IN (SELECT term_id FROM facet_term WHERE kind = ${given(kind)})) IS TRUE GROUP BY 1`,
  );
  const first = by.words ? `normal_part_no = ${given(exactNumber(query))} DESC, ` : '';
  const order = `ORDER BY ${first}${ORDERS[Number(query.get('sort') ?? 0)]} ${pageOf(query, 20, given)}`;
  const where = (conditions: readonly string[]) =>
    conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const all = `FROM goods_index i ${where(['(SELECT is_cut FROM cut)', ...fixed, ...meets])}`;
  const text = `
    WITH base AS MATERIALIZED (
      SELECT goods_id, terms, weight, price, stock, sale_num, sale_rank, stock_rank, normal_part_no, missed, missed = '{}' AS is_hit
      FROM (SELECT i.*, array_positions(ARRAY[${meets.join(', ')}]::bool[], false) AS missed
            FROM goods_index i ${where(fixed)} LIMIT ${MOST_COUNTED + 1}) one
    ), cut AS MATERIALIZED (
      SELECT count(*) > ${MOST_COUNTED} AS is_cut FROM base
    ), page AS (
      SELECT goods_id, row_number() OVER () AS place FROM (
        (SELECT goods_id FROM base WHERE is_hit AND NOT (SELECT is_cut FROM cut) ${order})
        UNION ALL
        (SELECT goods_id ${all} ${order})
      ) sorted
    ), counted AS (
      SELECT term_id, count(*) AS n FROM (SELECT unnest(terms) AS term_id FROM base WHERE is_hit) each
      GROUP BY 1 ${ofKind.join(' ')}
    )
    SELECT (SELECT is_cut FROM cut) AS "isCut",
      (SELECT count(*) FROM ((SELECT FROM base WHERE is_hit AND NOT (SELECT is_cut FROM cut) LIMIT ${MOST_TOTAL})
                             UNION ALL (SELECT ${all} LIMIT ${MOST_TOTAL})) few) AS total,
      (${CARDS}) AS cards,
      (${CHOICES}) AS choices,
      (SELECT json_agg(json_build_object('categoryId', up.category_id, 'categoryName', up.name_zh, 'columns', up.columns) ORDER BY up.grade)
       FROM category own JOIN category up ON up.category_id = ANY(own.path)
       WHERE own.category_id = ${given(categoryId)}::bigint) AS path`;
  const [found] = await ask<Found & Record<string, unknown>>(nameOf(text), text, values);
  return found!;
}

const CARDS = `
  SELECT json_agg(json_build_object(
    'goodsId', i.goods_id, 'defaultProductId', i.product_id, 'partId', i.part_id, 'goodsName', t.title_zh, 'partNo', t.part_no,
    'brandId', i.brand_id, 'brandName', b.name, 'goodsImage', t.picture, 'packageName', t.package_name,
    'categoryId', i.category_id, 'goodsPrice', i.price, 'priceTiers', p.price_tiers, 'productStock', p.on_hand - p.reserved,
    'leadDays', p.lead_days, 'storeId', i.store_id, 'storeName', s.name_zh, 'minBuyNum', p.min_buy_num, 'multiple', p.multiple,
    'maxBuyNum', p.max_buy_num,
    'params', (SELECT COALESCE(json_agg(json_build_object('key', k.key, 'name', k.name_zh, 'text', one->>'text')), '[]')
               FROM jsonb_array_elements(t.params) one JOIN parameter k ON k.key = one->>'key'
               WHERE one->>'key' = ANY(c.columns))
  ) ORDER BY page.place)
  FROM page JOIN goods_index i USING (goods_id) JOIN product p USING (product_id) JOIN part t ON t.part_id = i.part_id
  JOIN brand b ON b.brand_id = i.brand_id JOIN store s ON s.store_id = i.store_id
  JOIN category c ON c.category_id = i.category_id`;

const CHOICES = `
  SELECT json_agg(json_build_array(t.kind, t.value,
           CASE t.kind WHEN 'brand' THEN b.name WHEN 'category' THEN c.name_zh ELSE k.name_zh END, k.unit, t.count, t.n)
         ORDER BY t.kind, t.n, t.count DESC)
  FROM (SELECT term.kind, term.value, term.n, one.count
        FROM (SELECT term_id, sum(n) AS count FROM counted GROUP BY 1) one JOIN facet_term term USING (term_id)) t
  LEFT JOIN parameter k ON k.key = t.kind
  LEFT JOIN brand b ON t.kind = 'brand' AND b.brand_id = CASE t.kind WHEN 'brand' THEN t.value::bigint END
  LEFT JOIN category c ON t.kind = 'category' AND c.category_id = CASE t.kind WHEN 'category' THEN t.value::bigint END
  WHERE t.kind IN ('brand', 'category', 'package') OR k.is_facet`;

/** What is chosen, by kind. */
function groupsOf(query: URLSearchParams): [kind: string, wanted: string[]][] {
  const groups = new Map<string, string[]>();
  const add = (kind: string, value: string) => groups.set(kind, [...(groups.get(kind) ?? []), value]);
  for (const brandId of query.getAll('brandId')) add('brand', brandId);
  for (const one of query.getAll('params')) {
    const at = one.indexOf(':');
    add(one.slice(0, at), one.slice(at + 1));
  }
  return [...groups];
}

const exactNumber = (query: URLSearchParams) =>
  (query.get('keyword') ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');

function reply(query: URLSearchParams, { isCut, total, cards, choices, path }: Found, didYouMean: string[]) {
  const facets = new Map<string, { key: string; name: string; unit: string | null; values: unknown[] }>();
  const brands: unknown[] = [];
  const categories: unknown[] = [];
  for (const [kind, value, text, unit, n] of choices ?? []) {
    const count = isCut ? null : n;
    if (kind === 'brand') brands.push({ brandId: Number(value), brandName: text, count });
    else if (kind === 'category') categories.push({ categoryId: Number(value), categoryName: text, count });
    else {
      const facet = facets.get(kind) ?? { key: kind, name: text, unit, values: [] };
      facets.set(kind, facet);
      facet.values.push({ value, text: value, count });
    }
  }
  return {
    list: (cards ?? []).map((card) => ({
      ...card,
      goodsPrice: sayPrice(card.goodsPrice as number),
      priceTiers: sayTiers(card.priceTiers as Tier[]),
    })),
    pagination: {
      current: Number(query.get('current') ?? 1),
      pageSize: Number(query.get('pageSize') ?? 20),
      total,
      isCapped: total === MOST_TOTAL,
    },
    facets: { categoryPath: path ?? [], categories, brands, params: [...facets.values()] },
    understood: { chips: [], didYouMean },
    relax: [],
  };
}
