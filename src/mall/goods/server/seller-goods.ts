// A seller's own listings: the rows behind his list and behind the reply to every change.
import type { Work } from '#kit/db/work.ts';
import type { Seller } from '#mall/member/actor.ts';
import type { SellerGoods } from '../goods.protocol.ts';
import { goodsErrors } from './goods.errors.ts';
import { type SellerRow, toSellerGoods } from './goods-view.ts';

const SIGHT = (language: 'zh' | 'en') => `
  SELECT g.goods_id AS "goodsId", a.part_no AS "partNo", b.name AS "brandName", a.title_${language} AS "goodsName",
         a.picture AS "goodsImage", g.state, p.product_id AS "productId", p.packing, p.min_buy_num AS "minBuyNum",
         p.multiple, p.price_tiers AS "priceTiers", p.on_hand AS "onHand", p.reserved,
         p.sample_stock AS "sampleStock", p.sample_price AS "samplePrice", p.sample_limit AS "sampleLimit",
         (SELECT json_agg(json_build_object('lotId', l.lot_id, 'lotNo', l.lot_no, 'dateCode', l.date_code,
                                            'onHand', l.on_hand) ORDER BY l.date_code, l.lot_id)
          FROM stock_lot l WHERE l.product_id = p.product_id) AS lots
  FROM product p
  JOIN goods g USING (goods_id)
  JOIN part a USING (part_id)
  JOIN brand b USING (brand_id)`;

/** Those of the products that are the seller's. */
export async function findSellerGoods(
  work: Work,
  seller: Seller,
  productIds: readonly number[],
): Promise<SellerGoods[]> {
  const rows = await work.query<SellerRow>(
    `${SIGHT(work.language)} WHERE p.product_id = ANY($1::bigint[]) AND g.store_id = $2`,
    [productIds, seller.storeId],
  );
  return rows.map((row) => toSellerGoods(row, work.language));
}

/** One product of the seller's store. @throws goodsErrors.unknownGoods for another store's */
export async function requireSellerGoods(
  work: Work,
  seller: Seller,
  productId: number,
): Promise<SellerGoods> {
  const [goods] = await findSellerGoods(work, seller, [productId]);
  if (!goods) throw goodsErrors.unknownGoods();
  return goods;
}

/** A product of the seller's store, locked until the end of the transaction. */
export interface LockedProduct {
  productId: number;
  goodsId: number;
  onHand: number;
  reserved: number;
  maxBuyNum: number | null;
}

/** @throws goodsErrors.unknownGoods for another store's */
export async function lockOwnProduct(work: Work, seller: Seller, productId: number): Promise<LockedProduct> {
  const [row] = await work.query<LockedProduct>(
    `SELECT p.product_id AS "productId", p.goods_id AS "goodsId", p.on_hand AS "onHand", p.reserved,
            p.max_buy_num AS "maxBuyNum"
     FROM product p JOIN goods g USING (goods_id) WHERE p.product_id = $1 AND g.store_id = $2
       AND g.kind = 'PART'
     FOR UPDATE OF p`,
    [productId, seller.storeId],
  );
  if (!row) throw goodsErrors.unknownGoods();
  return row;
}
