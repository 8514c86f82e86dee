// Listings as cards: what lists, the home page and shelves show of them.
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import type { OfferReply } from '#mall/goods/goods.protocol.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { GoodsCard } from '../search.protocol.ts';
import { findShownOffers, type ShownOffer } from './rows/shown-offers.ts';
import { findShownParts, type ShownPart } from './rows/shown-parts.ts';
import { memoryOf } from './search-memory.ts';
import { findNames, type Names } from './vocabulary.ts';

/**
 * Cards in the order of the ids, with price and stock of this moment; what is no longer on sale is left out.
 * @param columns the parameters shown; each card's own category decides when left out
 */
export async function findCards(
  work: Work,
  goodsIds: readonly number[],
  columns?: readonly string[],
): Promise<GoodsCard[]> {
  const { language } = work;
  const rows = await findShownOffers(work, goodsIds);
  const [names, parts] = await Promise.all([findNamesFor(work, rows), findShownParts(work, rows)]);
  return rows.flatMap((row) => {
    const part = parts.get(row.partId);
    const shown = columns ?? names.categories.get(row.categoryId)?.columns ?? [];
    return part ? [cardView(row, part, names, shown, language)] : [];
  });
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
    if (others.length === 0) return [best];
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

/** Names that know the brands and stores of these listings, however young those are. */
export async function findNamesFor(work: Work, rows: readonly ShownOffer[]): Promise<Names> {
  const names = await findNames(work);
  if (rows.every(({ brandId, storeId }) => names.brands.has(brandId) && names.stores.has(storeId)))
    return names;
  memoryOf(work).names.forget();
  return findNames(work);
}

function cardView(
  row: ShownOffer,
  part: ShownPart,
  names: Names,
  columns: readonly string[],
  language: Language,
): GoodsCard {
  const tiers = row.priceTiers.map(({ minNum, unitPrice }) => ({
    minNum,
    unitPrice: unitPriceToWire(unitPrice as UnitPrice),
  }));
  return {
    goodsId: row.goodsId,
    defaultProductId: row.defaultProductId,
    partId: row.partId,
    goodsName: part.title[language],
    partNo: part.partNo,
    brandId: row.brandId,
    brandName: brandIn(language, required(names.brands.get(row.brandId)).name),
    goodsImage: part.picture,
    packageName: part.packageName,
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
      const value = part.params.get(key);
      const name = names.parameters.get(key);
      return value && name ? [{ key, name: name[language], text: value[language] }] : [];
    }),
  };
}
