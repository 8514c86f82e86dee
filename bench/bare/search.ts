// What somebody types: as a query of the index's words, as part numbers near to it, and as suggestions.
import type { BareCall } from './call.ts';

const MOST_SUGGESTED = 8;
const CHINESE = /[\u4e00-\u9fff]+/g;

/** All that was typed has to be there: Chinese in pairs of signs, the rest as beginnings of words, bare numbers as they are. */
export function wordsOf(keyword: string): string {
  const words: string[] = [];
  const plain = keyword.toLowerCase().replace(/[µμ]/g, 'u').replace(/℃/g, 'c').replace(/±/g, '');
  for (const [run] of plain.matchAll(CHINESE)) {
    if (run.length === 1) words.push(`${quoted(run)}:*`);
    for (let at = 0; at + 1 < run.length; at++) words.push(quoted(run.slice(at, at + 2)));
  }
  for (const piece of plain.replace(CHINESE, ' ').split(/[\s,;()~:]+/)) {
    const word = piece.replace(/[^\p{L}\p{N}.%]/gu, '');
    if (word) words.push(/^[\d.%]+$/.test(word) ? quoted(word) : `${quoted(word)}:*`);
  }
  return words.length > 0 ? words.join(' & ') : quoted(plain);
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '')}'`;

/** Stands behind every sign of a part number. */
const LAST = '\ufffd';

const normalOf = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Parts whose number has what was typed inside it; without any, the most similar ones. */
export async function nearParts(ask: BareCall['ask'], keyword: string) {
  const normal = normalOf(keyword);
  if (normal.length < 3) return [];
  return await ask<{ partId: number; text: string }>(
    'near-parts',
    `(SELECT part_id AS "partId", part_no AS text FROM part WHERE normal_part_no LIKE '%' || $1 || '%' LIMIT 20)
     UNION ALL
     (SELECT part_id, part_no FROM part WHERE normal_part_no % $1 ORDER BY similarity(normal_part_no, $1) DESC LIMIT 3)
     LIMIT 20`,
    [normal],
  );
}

/** A listing of `part`; the goods list itself has no index by part. */
const ON_SALE = `LATERAL (SELECT i.product_id FROM goods g JOIN goods_index i USING (goods_id)
                          WHERE g.part_id = part.part_id LIMIT 1) on_sale`;

const BEGINS = `
  (SELECT part_id, min(product_id) AS product_id FROM goods_index WHERE normal_part_no ~>=~ $2 AND normal_part_no ~<~ $3
   GROUP BY part_id ORDER BY max(weight) DESC LIMIT ${MOST_SUGGESTED})`;
const INSIDE = `
  (SELECT part.part_id, on_sale.product_id FROM part, ${ON_SALE}
   WHERE normal_part_no LIKE '%' || $2 || '%' AND NOT starts_with(normal_part_no, $2) LIMIT ${MOST_SUGGESTED})`;
const SIMILAR = `
  SELECT part.part_id, on_sale.product_id
  FROM (SELECT part_id FROM part WHERE normal_part_no % $2 AND NOT EXISTS (SELECT FROM known)
        ORDER BY similarity(normal_part_no, $2) DESC LIMIT 3) part, ${ON_SALE}`;
const NAMES = `
  (SELECT name AS text, '品牌' AS hint, NULL::bigint AS "productId", NULL::bigint AS "categoryId" FROM brand
   WHERE name ILIKE $1 || '%' OR name_zh LIKE $1 || '%' LIMIT 3)
  UNION ALL
  (SELECT name_zh, '分类', NULL, category_id FROM category
   WHERE name_zh LIKE '%' || $1 || '%' OR name_en ILIKE '%' || $1 || '%' LIMIT 3)`;

/** How many signs are enough to look inside numbers, and for similar ones. */
const ENOUGH_INSIDE = 3;
const ENOUGH_SIMILAR = 5;

/** Numbers that begin so, then such as have it inside; where there are none, similar ones; makers and categories. */
export async function suggest({ ask, query }: BareCall) {
  const typed = query
    .get('keyword')!
    .trim()
    .replace(/[%_\\]/g, '');
  const normal = normalOf(typed);
  const { length } = normal;
  if (length === 0) return await ask('suggest-names', NAMES, [typed]);
  return await ask(
    `suggest-${Math.min(length, ENOUGH_SIMILAR)}`,
    `WITH known AS MATERIALIZED (${BEGINS} ${length < ENOUGH_INSIDE ? '' : `UNION ALL ${INSIDE} LIMIT ${MOST_SUGGESTED}`})
     SELECT t.part_no AS text, b.name AS hint, one.product_id AS "productId", NULL::bigint AS "categoryId"
     FROM (SELECT * FROM known ${length < ENOUGH_SIMILAR ? '' : `UNION ALL ${SIMILAR}`}) one
     JOIN part t USING (part_id) JOIN brand b USING (brand_id)
     UNION ALL ${NAMES}`,
    [typed, normal, `${normal}${LAST}`],
  );
}
