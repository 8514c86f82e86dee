// The best offer of each part: in stock first, then the lowest price of the first step.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { PriceTier } from '#mall/goods/price-tier.ts';

/** A store's offer of a part. */
export interface PartOffer {
  partId: number;
  goodsId: number;
  productId: number;
  storeId: number;
  storeName: Text;
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  leadDays: number;
  /** Ascending in quantity, never empty; micro-yuan. */
  priceTiers: PriceTier[];
  /** Pieces that no order has been promised. */
  productStock: number;
  /** Pieces set apart as samples. */
  sampleStock: number;
  unitPrice: UnitPrice;
}

const OFFERS = `
  SELECT g.part_id AS "partId", g.goods_id AS "goodsId", p.product_id AS "productId", g.store_id AS "storeId",
         json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName", p.min_buy_num AS "minBuyNum",
         p.multiple, p.max_buy_num AS "maxBuyNum", p.lead_days AS "leadDays", p.price_tiers AS "priceTiers",
         p.on_hand - p.reserved AS "productStock", p.sample_stock AS "sampleStock",
         (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS "unitPrice"
  FROM goods g JOIN product p USING (goods_id) JOIN store s USING (store_id)
  WHERE g.part_id = ANY($1::bigint[]) AND g.state = 'ON_SALE'`;

/** Every offer on sale of these parts, by part; in a fixed order. */
export async function findOffersOfParts(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, PartOffer[]>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<PartOffer & Record<string, unknown>>(
    `${OFFERS} ORDER BY g.part_id, p.product_id`,
    [partIds],
    'replacement-offers',
  );
  return Map.groupBy(rows, (row) => row.partId);
}

/** Parts that nobody offers are left out. */
export async function findBestOffers(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, PartOffer>> {
  const offers = await findOffersOfParts(work, partIds);
  return new Map(
    [...offers].map(([partId, all]) => [
      partId,
      all.reduce((best, one) => (isBetter(one, best) ? one : best)),
    ]),
  );
}

const canBuy = (offer: PartOffer) => offer.productStock >= offer.minBuyNum;

function isBetter(one: PartOffer, than: PartOffer): boolean {
  if (canBuy(one) !== canBuy(than)) return canBuy(one);
  return one.unitPrice < than.unitPrice;
}
