// Where a store's list of its listings comes from.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { inside } from '#kit/list/server/list-sql.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import type { Seller } from '#mall/member/actor.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { sellerGoodsList } from '../seller-goods-list.ts';
import { changeState } from './change-state.ts';
import { findSellerGoods, requireSellerGoods } from './seller-goods.ts';

const puts =
  (seller: Seller, state: 'ON_SALE' | 'OFF') =>
  async (work: Work, key: Key): Promise<void> => {
    const { goodsId } = await requireSellerGoods(work, seller, Number(key));
    await changeState(work, seller, { goodsId, state });
  };

/** Newest listing first. The keyword may stand anywhere in the part number, without its dashes, or in a title. */
export const sellerGoodsRoutes = source(sellerGoodsList, ({ work, actor }) => ({
  from: sql`product p JOIN goods g USING (goods_id) JOIN part a USING (part_id)`,
  key: sql`p.product_id`,
  scope: sql`g.store_id = ${actor.storeId}`,
  columns: {
    goodsId: sql`p.goods_id`,
    productId: sql`p.product_id`,
    partNo: sql`a.part_no`,
    state: sql`g.state`,
    packing: sql`p.packing`,
    minBuyNum: sql`p.min_buy_num`,
    onHand: sql`p.on_hand`,
    reserved: sql`p.reserved`,
    sampleStock: sql`p.sample_stock`,
  },
  filters: {
    soldOut: (isSoldOut) => (isSoldOut ? sql`p.on_hand = p.reserved` : sql`p.on_hand > p.reserved`),
  },
  search: [
    sql`a.title_zh`,
    sql`a.title_en`,
    (keyword) => {
      const normal = normalPartNo(keyword);
      return normal ? sql`a.normal_part_no LIKE ${inside(normal)}` : undefined;
    },
  ],
  toRows: (keys) => findSellerGoods(work, actor, keys.map(Number)),
  bulk: { putOn: puts(actor, 'ON_SALE'), takeOff: puts(actor, 'OFF') },
}));
