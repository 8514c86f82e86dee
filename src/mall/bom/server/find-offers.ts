// What stores offer of parts that lines of a bill of materials were matched to.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import type { Packing } from '#mall/goods/goods.protocol.ts';
import type { PriceTier } from '#mall/goods/price-tier.ts';

/** One product of a store that is on sale. */
export interface PartOffer {
  productId: number;
  goodsId: number;
  partId: number;
  partNo: string;
  storeId: number;
  storeName: Text;
  packing: Packing;
  minBuyNum: number;
  multiple: number;
  maxBuyNum: number | null;
  leadDays: number;
  /** Pieces that no order has been promised. */
  available: number;
  /** Ascending in quantity, never empty; micro-yuan. */
  priceTiers: PriceTier[];
}

const OFFERS = `
  SELECT p.product_id AS "productId", g.goods_id AS "goodsId", g.part_id AS "partId", a.part_no AS "partNo",
         g.store_id AS "storeId", json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName", p.packing,
         p.min_buy_num AS "minBuyNum", p.multiple, p.max_buy_num AS "maxBuyNum", p.lead_days AS "leadDays",
         p.on_hand - p.reserved AS available, p.price_tiers AS "priceTiers"
  FROM goods g
  JOIN part a USING (part_id)
  JOIN product p USING (goods_id)
  JOIN store s USING (store_id)
  WHERE g.part_id = ANY($1::bigint[]) AND g.state = 'ON_SALE'
  ORDER BY g.part_id, p.product_id`;

/** All products on sale of the parts, in one statement; parts that nobody sells are left out. */
export async function findOffers(work: Work, partIds: readonly number[]): Promise<Map<number, PartOffer[]>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<PartOffer & Record<string, unknown>>(
    OFFERS,
    [[...new Set(partIds)]],
    'bom-offers',
  );
  return Map.groupBy(rows as PartOffer[], (row) => row.partId);
}
