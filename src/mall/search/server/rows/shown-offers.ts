// Listings as lists and suggestions show them: with price and stock of this moment.
import type { Work } from '#kit/db/work.ts';
import type { PriceTier } from '#mall/goods/price-tier.ts';
import { memoryOf } from '../search-memory.ts';
import { type FoundPart, PART_VERSION } from './shown-parts.ts';

export interface ShownOffer extends FoundPart {
  goodsId: number;
  defaultProductId: number;
  brandId: number;
  categoryId: number;
  /** Ascending, not empty; micro-yuan. */
  priceTiers: PriceTier[];
  /** Pieces that no order has been promised; fewer than none after a correction. */
  productStock: number;
  leadDays: number;
  storeId: number;
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  saleNum: number;
}

const OFFERS = `
  SELECT i.goods_id AS "goodsId", i.product_id AS "defaultProductId", i.part_id AS "partId", ${PART_VERSION},
         i.brand_id AS "brandId", i.category_id AS "categoryId", p.price_tiers AS "priceTiers",
         p.on_hand - p.reserved AS "productStock", p.lead_days AS "leadDays", i.store_id AS "storeId",
         p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum", i.sale_num AS "saleNum"
  FROM goods_index i JOIN product p USING (product_id) JOIN part a ON a.part_id = i.part_id
  WHERE i.goods_id = ANY($1::bigint[])`;

/** In the order of the ids, with price and stock some two seconds old at most; what is no longer on sale is left out. */
export async function findShownOffers(work: Work, goodsIds: readonly number[]): Promise<ShownOffer[]> {
  const memory = memoryOf(work).offers;
  const known = new Map(goodsIds.map((id) => [id, memory.get(id)] as const));
  const unknown = goodsIds.filter((id) => !known.get(id));
  if (unknown.length > 0) {
    for (const offer of await work.query<ShownOffer>(OFFERS, [unknown], 'search-shown-offers')) {
      memory.set(offer.goodsId, offer);
      known.set(offer.goodsId, offer);
    }
  }
  return goodsIds.flatMap((id) => known.get(id) ?? []);
}
