// Compares goods: each product with its part, and the parameters of all parts row by row.

import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Language } from '#kit/words/text.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { compareParameters } from '#mall/part/compare-parameters.ts';
import type { Compliance } from '#mall/part/compliance.ts';
import { complianceReply } from '#mall/part/read-compliance.ts';
import { findParameters } from '#mall/part/server/part.ts';
import type { ContrastGoods, ContrastReply, contrastProtocol } from '../contrast.protocol.ts';
import type { PriceTier } from '../price-tier.ts';
import { averageStars, tiersToWire } from './goods-view.ts';

type Acts = Actions<typeof contrastProtocol>;

interface Row extends Omit<ContrastGoods, 'priceTiers' | 'evaluationStars' | 'compliance'> {
  [column: string]: unknown;
  priceTiers: PriceTier[];
  params: CatalogParameter[];
  compliance: Compliance;
  columns: string[];
  evaluationCount: number;
  starSum: number;
}

const COMPARED = (language: Language) => `
  SELECT g.goods_id AS "goodsId", p.product_id AS "productId", a.part_id AS "partId", a.part_no AS "partNo",
         a.title_${language} AS "goodsName", b.brand_id AS "brandId", b.name AS "brandName",
         c.category_id AS "categoryId", c.name_${language} AS "categoryName", a.picture AS "goodsImage",
         a.package_name AS "packageName", a.lifecycle, a.series, to_char(a.released_at, 'YYYY-MM-DD') AS "releasedAt",
         a.datasheet, a.compliance, g.state = 'ON_SALE' AS "isOnSale", s.store_id AS "storeId", s.name_${language} AS "storeName",
         p.packing, p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum", p.lead_days AS "leadDays",
         p.on_hand - p.reserved AS "productStock", p.sample_stock > 0 AS "hasSample", p.price_tiers AS "priceTiers",
         g.evaluation_count AS "evaluationCount", g.evaluation_stars AS "starSum", a.params, c.columns
  FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (product_id, place)
  JOIN product p USING (product_id)
  JOIN goods g USING (goods_id)
  JOIN part a USING (part_id)
  JOIN brand b ON b.brand_id = a.brand_id
  JOIN category c ON c.category_id = a.category_id
  JOIN store s ON s.store_id = g.store_id
  ORDER BY place`;

const STATEMENT: Record<Language, string> = { zh: COMPARED('zh'), en: COMPARED('en') };

/** Goods off sale are compared too, marked so. Unknown ids are named, not refused: an address may outlive a product. */
export const showContrast: Acts['contrast'] = async (work, _visitor, { productIds }) => {
  const { language } = work;
  const rows =
    productIds.length === 0
      ? []
      : await work.query<Row>(STATEMENT[language], [productIds], `goods-contrast-${language}`);
  const found = new Set(rows.map((row) => row.productId));
  return {
    goods: rows.map((row) => goodsOf(row, language)),
    missingIds: productIds.filter((productId) => !found.has(productId)),
    isMixed: new Set(rows.map((row) => row.categoryId)).size > 1,
    rows: await parametersOf(work, rows),
  };
};

function goodsOf(row: Row, language: Language): ContrastGoods {
  const { params: _, columns: _columns, evaluationCount, starSum, priceTiers, ...same } = row;
  return {
    ...same,
    brandName: brandIn(language, row.brandName),
    compliance: complianceReply(row.compliance, language),
    evaluationStars: averageStars(starSum, evaluationCount),
    priceTiers: tiersToWire(priceTiers),
  };
}

/** What a category shows as its columns stands first, then the order of the catalogue. */
async function parametersOf(work: Work, rows: readonly Row[]): Promise<ContrastReply['rows']> {
  const paramsAsked = rows.map((row) => row.params);
  const compared = compareParameters(paramsAsked, work.language);
  if (compared.length === 0) return [];
  const keys = compared.map(({ key }) => key);
  const names = await findParameters(work, keys);
  const columns = [...new Set(rows.flatMap((row) => row.columns))];
  const placeOf = (key: string): number => {
    const at = columns.indexOf(key);
    return at >= 0 ? at : columns.length + (names.get(key)?.sort ?? Number.MAX_SAFE_INTEGER / 2);
  };
  return compared
    .toSorted((a, b) => placeOf(a.key) - placeOf(b.key))
    .map((row) => ({ ...row, name: names.get(row.key)?.name[work.language] ?? row.key }));
}
