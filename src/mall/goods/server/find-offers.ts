// What stores offer of parts: their products on sale.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import type { Packing } from '../goods.protocol.ts';
import type { PriceTier } from '../price-tier.ts';

/** One product of a store that is on sale. */
export interface PartOffer {
  partId: number;
  partNo: string;
  goodsId: number;
  productId: number;
  storeId: number;
  storeName: Text;
  packing: Packing;
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  leadDays: number;
  /** Ascending in quantity, never empty; micro-yuan. */
  priceTiers: PriceTier[];
  /** Pieces that no order has been promised. */
  available: number;
  /** Pieces set apart as samples. */
  sampleStock: number;
}

const OFFERS = `
  SELECT g.part_id AS "partId", a.part_no AS "partNo", g.goods_id AS "goodsId", p.product_id AS "productId",
         g.store_id AS "storeId", json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName", p.packing,
         p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum", p.lead_days AS "leadDays",
         p.price_tiers AS "priceTiers", p.on_hand - p.reserved AS available, p.sample_stock AS "sampleStock"
  FROM goods g JOIN part a USING (part_id) JOIN product p USING (goods_id) JOIN store s USING (store_id)
  WHERE g.part_id = ANY($1::bigint[]) AND g.state = 'ON_SALE'
  ORDER BY g.part_id, p.product_id`;

/** All products on sale of the parts, in one statement and a fixed order; parts that nobody sells are left out. */
export async function findOffers(work: Work, partIds: readonly number[]): Promise<Map<number, PartOffer[]>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<PartOffer>(OFFERS, [[...new Set(partIds)]], 'goods-offers');
  return Map.groupBy(rows, (row) => row.partId);
}
