// Listings as cards: what lists, the home page and shelves show of them.
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import type { OfferReply } from '#mall/goods/goods.protocol.ts';
import type { PriceTier } from '#mall/goods/price-tier.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import type { GoodsCard } from '../search.protocol.ts';
import { findListingsOf } from './rows/listings-of-parts.ts';
import { memoryOf } from './search-memory.ts';
import { findNames, type Names } from './vocabulary.ts';

interface CardRow {
  goodsId: number;
  defaultProductId: number;
  partId: number;
  goodsName: string;
  partNo: string;
  brandId: number;
  goodsImage: string | null;
  packageName: string | null;
  categoryId: number;
  priceTiers: PriceTier[];
  productStock: number;
  leadDays: number;
  storeId: number;
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  params: CatalogParameter[];
}

const cards = (language: Language) => `
  SELECT i.goods_id AS "goodsId", i.product_id AS "defaultProductId", i.part_id AS "partId", a.title_${language} AS "goodsName",
         a.part_no AS "partNo", i.brand_id AS "brandId", a.picture AS "goodsImage",
         a.package_name AS "packageName", i.category_id AS "categoryId", p.price_tiers AS "priceTiers",
         p.on_hand - p.reserved AS "productStock", p.lead_days AS "leadDays", i.store_id AS "storeId",
         p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum", a.params
  FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place)
  JOIN goods_index i USING (goods_id)
  JOIN product p USING (product_id)
  JOIN part a ON a.part_id = i.part_id
  ORDER BY place`;

const CARDS: Record<Language, string> = { zh: cards('zh'), en: cards('en') };

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
  const { language } = work;
  const rows = await work.query<CardRow>(CARDS[language], [goodsIds], `search-cards-${language}`);
  const names = await namesOf(work, rows);
  return rows.map((row) =>
    cardView(row, names, columns ?? names.categories.get(row.categoryId)?.columns ?? [], language),
  );
}

/**
 * Each part as one card, of the cheapest store that has some, with the offers of the others in it.
 * @param groups the goods ids of each part's listings
 */
export async function findPartCards(
  work: Work,
  groups: readonly (readonly number[])[],
  columns?: readonly string[],
): Promise<GoodsCard[]> {
  const cards = new Map((await findCards(work, groups.flat(), columns)).map((card) => [card.goodsId, card]));
  return groups.flatMap((goodsIds) => {
    const [best, ...others] = goodsIds.flatMap((id) => cards.get(id) ?? []).sort(byPrice);
    if (!best) return [];
    const totalStock = others.reduce((sum, one) => sum + Math.max(0, one.productStock), best.totalStock);
    return [{ ...best, totalStock, storeNum: others.length + 1, offers: others.map(offerOf) }];
  });
}

const byPrice = (a: GoodsCard, b: GoodsCard): number =>
  Number(b.productStock > 0) - Number(a.productStock > 0) ||
  Number(a.goodsPrice) - Number(b.goodsPrice) ||
  a.goodsId - b.goodsId;

const offerOf = (card: GoodsCard): OfferReply => ({
  goodsId: card.goodsId,
  productId: card.defaultProductId,
  storeId: card.storeId,
  storeName: card.storeName,
  minBuyNum: card.minBuyNum,
  multiple: card.multiple,
  maxBuyNum: card.maxBuyNum,
  productStock: card.productStock,
  leadDays: card.leadDays,
  priceTiers: card.priceTiers,
});

/** Of each part that one of these listings is of, all that are on sale; parts once, in the order of the ids. */
export async function findParts(work: Work, goodsIds: readonly number[]): Promise<number[][]> {
  const wanted = await work.query<{ partId: number }>(PARTS, [goodsIds], 'search-parts-of');
  const groups = new Map<number, number[]>(wanted.map(({ partId }) => [partId, []]));
  for (const { partId, goodsId } of await findListingsOf(work, [...groups.keys()]))
    groups.get(partId)?.push(goodsId);
  return [...groups.values()];
}

const PARTS = `
  SELECT part_id AS "partId" FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (goods_id, place)
    JOIN goods_index USING (goods_id) ORDER BY place`;

/** Names that know the brands and stores of these listings, however young those are. */
async function namesOf(work: Work, rows: readonly CardRow[]): Promise<Names> {
  const names = await findNames(work);
  if (rows.every(({ brandId, storeId }) => names.brands.has(brandId) && names.stores.has(storeId)))
    return names;
  memoryOf(work).names.forget();
  return findNames(work);
}

function cardView(row: CardRow, names: Names, columns: readonly string[], language: Language): GoodsCard {
  const tiers = row.priceTiers.map(({ minNum, unitPrice }) => ({
    minNum,
    unitPrice: unitPriceToWire(unitPrice as UnitPrice),
  }));
  return {
    goodsId: row.goodsId,
    defaultProductId: row.defaultProductId,
    partId: row.partId,
    goodsName: row.goodsName,
    partNo: row.partNo,
    brandId: row.brandId,
    brandName: brandIn(language, required(names.brands.get(row.brandId)).name),
    goodsImage: row.goodsImage,
    packageName: row.packageName,
    categoryId: row.categoryId,
    goodsPrice: required(tiers[0]).unitPrice,
    priceTiers: tiers,
    productStock: row.productStock,
    totalStock: Math.max(0, row.productStock),
    storeNum: 1,
    offers: [],
    leadDays: row.leadDays,
    storeId: row.storeId,
    storeName: required(names.stores.get(row.storeId))[language],
    minBuyNum: row.minBuyNum,
    multiple: row.multiple,
    maxBuyNum: row.maxBuyNum,
    params: columns.flatMap((key) => {
      const value = row.params.find((param) => param.key === key);
      const name = names.parameters.get(key);
      if (!value || !name) return [];
      return [
        { key, name: name[language], text: language === 'en' ? (value.textEn ?? value.text) : value.text },
      ];
    }),
  };
}
