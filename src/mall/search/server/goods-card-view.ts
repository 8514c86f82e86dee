// Listings as cards: what lists, the home page and shelves show of them.
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import type { Language, Text } from '#kit/words/text.ts';
import type { PriceTier } from '#mall/goods/price-tier.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import type { GoodsCard } from '../search.protocol.ts';
import { memoryOf } from './search-memory.ts';
import { findNames, type Names } from './vocabulary.ts';

/** What may change with every order. */
interface OfferRow extends Record<string, unknown> {
  goodsId: number;
  defaultProductId: number;
  partId: number;
  brandId: number;
  categoryId: number;
  storeId: number;
  priceTiers: PriceTier[];
  productStock: number;
  leadDays: number;
  minBuyNum: number;
  multiple: number;
}

/** What the maker says of a part, without what only filters need. */
export interface PartFacts extends Text {
  partId: number;
  partNo: string;
  picture: string | null;
  packageName: string | null;
  params: Pick<CatalogParameter, 'key' | 'text' | 'textEn'>[];
}

const OFFERS = `
  SELECT i.goods_id AS "goodsId", i.product_id AS "defaultProductId", i.part_id AS "partId", i.brand_id AS "brandId",
         i.category_id AS "categoryId", i.store_id AS "storeId", p.price_tiers AS "priceTiers",
         p.on_hand - p.reserved AS "productStock", p.lead_days AS "leadDays", p.min_buy_num AS "minBuyNum", p.multiple
  FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place)
  JOIN goods_index i USING (goods_id)
  JOIN product p USING (product_id)
  ORDER BY place`;

const PARTS = `
  SELECT part_id AS "partId", title_zh AS zh, title_en AS en, part_no AS "partNo", picture, package_name AS "packageName", params
  FROM part WHERE part_id = ANY($1::bigint[])`;

/**
 * Cards in the order of the ids, with price and stock of this moment; what is no longer on sale is left out.
 * @param columns the parameters shown; each card's own category decides when left out
 */
export async function findCards(
  work: Work,
  goodsIds: readonly number[],
  columns?: readonly string[],
): Promise<GoodsCard[]> {
  if (goodsIds.length === 0) return [];
  const [names, offers] = await Promise.all([
    findNames(work),
    work.query<OfferRow>(OFFERS, [goodsIds], 'search-offers'),
  ]);
  const parts = await findParts(
    work,
    offers.map(({ partId }) => partId),
  );
  return offers.map((offer) => {
    const shown = columns ?? names.categories.get(offer.categoryId)?.columns ?? [];
    return cardView(offer, parts.get(offer.partId)!, names, shown, work.language);
  });
}

/** From memory where they have been asked for lately: as of at most a minute ago, and new once the catalogue says that it has changed. */
async function findParts(work: Work, partIds: readonly number[]): Promise<Map<number, PartFacts>> {
  const { parts } = memoryOf(work);
  const found = new Map<number, PartFacts>();
  const missing: number[] = [];
  for (const partId of partIds) {
    const part = parts.get(partId);
    if (part) found.set(partId, part);
    else missing.push(partId);
  }
  if (missing.length === 0) return found;
  const rows = await work.query<PartFacts & Record<string, unknown>>(PARTS, [missing], 'search-parts');
  for (const row of rows) {
    const part = { ...row, params: row.params.map(({ key, text, textEn }) => ({ key, text, textEn })) };
    parts.set(row.partId, part);
    found.set(row.partId, part);
  }
  return found;
}

function cardView(
  offer: OfferRow,
  part: PartFacts,
  names: Names,
  columns: readonly string[],
  language: Language,
): GoodsCard {
  const tiers = offer.priceTiers.map(({ minNum, unitPrice }) => ({
    minNum,
    unitPrice: unitPriceToWire(unitPrice as UnitPrice),
  }));
  return {
    goodsId: offer.goodsId,
    defaultProductId: offer.defaultProductId,
    partId: offer.partId,
    goodsName: part[language],
    partNo: part.partNo,
    brandId: offer.brandId,
    brandName: brandIn(language, names.brands.get(offer.brandId)?.name ?? ''),
    goodsImage: part.picture,
    packageName: part.packageName,
    categoryId: offer.categoryId,
    goodsPrice: tiers[0]!.unitPrice,
    priceTiers: tiers,
    productStock: offer.productStock,
    leadDays: offer.leadDays,
    storeId: offer.storeId,
    storeName: names.stores.get(offer.storeId)?.[language] ?? '',
    minBuyNum: offer.minBuyNum,
    multiple: offer.multiple,
    params: columns.flatMap((key) => {
      const value = part.params.find((param) => param.key === key);
      const name = names.parameters.get(key);
      if (!value || !name) return [];
      return [
        { key, name: name[language], text: language === 'en' ? (value.textEn ?? value.text) : value.text },
      ];
    }),
  };
}
