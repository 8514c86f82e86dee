// Whom to ask: stores that sell the very parts first, then those with their brands and categories; services go to the institute's own stores.
import type { Work } from '#kit/db/work.ts';
import type { InquiryKind } from '../../inquiry-kinds.ts';
import type { InquiryLineContent } from '../../inquiry-lines.ts';
import { MOST_SUPPLIERS } from '../../inquiry-terms.ts';
import type { InquiryRow } from '../inquiry.ts';

export interface FoundSupplier {
  storeId: number;
  nameZh: string;
  nameEn: string;
  logo: string | null;
  cityZh: string;
  cityEn: string;
  isSelfOperated: boolean;
  /** Lines whose part it has on sale, whose brand, whose category. */
  partNum: number;
  brandNum: number;
  categoryNum: number;
  /** Stars on average; null without evaluations. */
  score: number | null;
}

/** Brands are found by the part, or by their name where a line has words only. */
const FIND = `
  WITH line AS (
    SELECT n AS line_no, part_id, lower(brand_name) AS brand_name
    FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS one (part_id, brand_name, n)
  ), meant AS (
    SELECT l.line_no, l.part_id, coalesce(p.brand_id, b.brand_id) AS brand_id, p.category_id
    FROM line l LEFT JOIN part p USING (part_id)
    LEFT JOIN brand b ON p.part_id IS NULL AND l.brand_name <> '' AND l.brand_name IN (lower(b.name), lower(b.name_zh))
  ), by_part AS (
    SELECT g.store_id, count(DISTINCT m.line_no) AS n FROM meant m JOIN goods g USING (part_id)
    WHERE g.state = 'ON_SALE' GROUP BY g.store_id
  ), sold_brand AS (
    SELECT DISTINCT g.store_id, p.brand_id FROM part p JOIN goods g USING (part_id)
    WHERE p.brand_id IN (SELECT brand_id FROM meant) AND g.state = 'ON_SALE'
  ), by_brand AS (
    SELECT s.store_id, count(DISTINCT m.line_no) AS n FROM meant m JOIN sold_brand s USING (brand_id) GROUP BY s.store_id
  ), sold_category AS (
    SELECT DISTINCT g.store_id, p.category_id FROM part p JOIN goods g USING (part_id)
    WHERE p.category_id IN (SELECT category_id FROM meant) AND g.state = 'ON_SALE'
  ), by_category AS (
    SELECT s.store_id, count(DISTINCT m.line_no) AS n FROM meant m JOIN sold_category s USING (category_id)
    GROUP BY s.store_id
  )
  SELECT s.store_id AS "storeId", s.name_zh AS "nameZh", s.name_en AS "nameEn", s.logo, s.city_zh AS "cityZh",
         s.city_en AS "cityEn", s.is_self_operated AS "isSelfOperated",
         coalesce(by_part.n, 0)::int AS "partNum", coalesce(by_brand.n, 0)::int AS "brandNum",
         coalesce(by_category.n, 0)::int AS "categoryNum",
         CASE WHEN s.score_count > 0
           THEN (s.score_description + s.score_service + s.score_delivery)::float8 / (3 * s.score_count) END AS score
  FROM store s LEFT JOIN by_part USING (store_id) LEFT JOIN by_brand USING (store_id) LEFT JOIN by_category USING (store_id)
  WHERE s.state = 'OPEN' AND ($3 OR s.is_self_operated) AND s.store_id <> ALL($4::bigint[])
  ORDER BY "partNum" DESC, "brandNum" DESC, "categoryNum" DESC, score DESC NULLS LAST, s.store_id`;

/** All stores that may be asked, the best first. A purchaser's own stores are not among them. */
export async function findSuppliers(
  work: Work,
  row: Pick<InquiryRow, 'kind' | 'memberId' | 'enterpriseId'>,
  lines: readonly InquiryLineContent[],
): Promise<FoundSupplier[]> {
  return work.query<FoundSupplier>(
    FIND,
    [
      lines.map(({ partId }) => partId),
      lines.map(({ wish }) => ('brandName' in wish ? wish.brandName : '')),
      isForEveryStore(row.kind),
      await ownStores(work, row),
    ],
    'inquiry-suppliers',
  );
}

/** Services are done by the institute: its own stores. */
export const isForEveryStore = (kind: InquiryKind): boolean => kind === 'GOODS';

/**
 * Whom a broadcast reaches, the best first: who sells the lines' parts, brands or categories; the institute's own stores.
 * chosen: where nothing of the lines is known to the catalogue, everybody.
 */
export function broadcastTo(
  kind: InquiryKind,
  lines: readonly InquiryLineContent[],
  suppliers: readonly FoundSupplier[],
): number[] {
  const sells = suppliers.filter((one) => one.partNum + one.brandNum + one.categoryNum > 0);
  const isUnknown = lines.every(({ partId }) => partId === null) && sells.length === 0;
  const reached = !isForEveryStore(kind) || isUnknown ? suppliers : sells;
  return reached.slice(0, MOST_SUPPLIERS).map(({ storeId }) => storeId);
}

/** Stores operated by the purchaser or his enterprise's people: nobody quotes to himself. */
export async function ownStores(
  work: Work,
  { memberId, enterpriseId }: Pick<InquiryRow, 'memberId' | 'enterpriseId'>,
): Promise<number[]> {
  const rows = await work.query<{ storeId: number }>(
    `SELECT o.store_id AS "storeId" FROM store_operator o
     WHERE o.member_id = $1
        OR o.member_id IN (SELECT main_member_id FROM enterprise WHERE enterprise_id = $2)
        OR o.member_id IN (SELECT member_id FROM sub_account WHERE enterprise_id = $2 AND state <> 'LEFT')`,
    [memberId, enterpriseId],
    'inquiry-own-stores',
  );
  return rows.map(({ storeId }) => storeId);
}
