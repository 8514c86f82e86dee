// What a suggestion shows of a part: its package, its key values, what all stores have of it and where it costs least.
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import type { Suggestion } from '../../search.protocol.ts';
import type { Names } from '../vocabulary.ts';

const MOST_VALUES = 3;

export interface SuggestedPart {
  partId: number;
  partNo: string;
  /** Capital letters and digits. */
  normal: string;
  brandName: string;
  packageName: string | null;
  categoryId: number;
  params: CatalogParameter[];
  /** Where it costs least, of the stores that have some where there are any. */
  productId: number;
  lowestPrice: UnitPrice;
  /** Of all stores. */
  totalStock: number;
  soldNum: number;
}

/** @param found a query of (part_id, place) */
const parts = (found: string) => `
  SELECT part_id AS "partId", a.part_no AS "partNo", a.normal_part_no AS normal, b.name AS "brandName",
         a.package_name AS "packageName", a.category_id AS "categoryId", a.params, offer.*
  FROM (${found}) found JOIN part a USING (part_id) JOIN brand b USING (brand_id)
  CROSS JOIN LATERAL (
    SELECT (array_agg(p.product_id ORDER BY left_over.stock > 0 DESC, lowest.price, p.product_id))[1] AS "productId",
           (array_agg(lowest.price ORDER BY left_over.stock > 0 DESC, lowest.price))[1] AS "lowestPrice",
           sum(left_over.stock)::float8 AS "totalStock", sum(g.sale_num)::float8 AS "soldNum"
    FROM goods g JOIN goods_index i USING (goods_id) JOIN product p ON p.product_id = i.product_id,
      LATERAL (SELECT GREATEST(0, p.on_hand - p.reserved) AS stock) left_over,
      LATERAL (SELECT (p.price_tiers -> -1 ->> 'unitPrice')::float8 AS price) lowest
    WHERE g.part_id = found.part_id
  ) offer
  WHERE offer."productId" IS NOT NULL ORDER BY place`;

const OF_GOODS = parts(`
  SELECT i.part_id, min(place) AS place FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place)
    JOIN goods_index i USING (goods_id) GROUP BY i.part_id`);

const OF_PARTS = parts(
  'SELECT part_id, place FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (part_id, place)',
);

/** Each part that one of these listings is of, once, in the order of the listings. */
export async function findPartsOfGoods(work: Work, goodsIds: readonly number[]): Promise<SuggestedPart[]> {
  return goodsIds.length === 0 ? [] : work.query<SuggestedPart>(OF_GOODS, [goodsIds], 'suggest-of-goods');
}

/** Those of the parts that somebody sells, in the same order. */
export async function findSoldParts(work: Work, partIds: readonly number[]): Promise<SuggestedPart[]> {
  return partIds.length === 0 ? [] : work.query<SuggestedPart>(OF_PARTS, [partIds], 'suggest-of-parts');
}

export function partSuggestion(work: Work, part: SuggestedPart, names: Names): Suggestion {
  const { language } = work;
  const columns = names.categories.get(part.categoryId)?.columns ?? [];
  const values = columns.flatMap((key) => {
    const value = part.params.find((one) => one.key === key);
    return value ? [language === 'en' ? (value.textEn ?? value.text) : value.text] : [];
  });
  return {
    text: part.partNo,
    hint: brandIn(language, part.brandName),
    productId: part.productId,
    brandId: null,
    categoryId: null,
    part: {
      packageName: part.packageName,
      values: values.slice(0, MOST_VALUES),
      totalStock: part.totalStock,
      lowestPrice: unitPriceToWire(part.lowestPrice),
    },
  };
}
