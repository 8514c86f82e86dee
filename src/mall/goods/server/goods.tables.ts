// A store's listings: goods, the products that can be ordered, and their stock by lot.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, ref, refTo, table } from '#kit/db/columns.ts';
import { part } from '#mall/part/server/part.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { GoodsState } from '../goods-state.ts';
import type { PriceTier } from '../price-tier.ts';

/** One store's listing of one part. */
export const goods = table(
  'goods',
  {
    goodsId: key(),
    storeId: refTo(() => store.storeId),
    partId: refTo(() => part.partId),
    /** Listing machine, domain 3.8.3; WAITING: on sale once its store opens. */
    state: text().$type<GoodsState>().notNull().default('ON_SALE'),
    saleNum: pieces().notNull().default(0),
    evaluationCount: integer().notNull().default(0),
    evaluationStars: integer().notNull().default(0),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('goods_once').on(t.storeId, t.partId),
    index('goods_part').on(t.partId),
    index('goods_waiting').on(t.storeId, t.goodsId).where(sql`state = 'WAITING'`),
  ],
);

/** What can be ordered: a packing of the goods with its ladder, MOQ, multiple and stock. */
export const product = table(
  'product',
  {
    productId: key(),
    goodsId: refTo(() => goods.goodsId),
    isDefault: boolean().notNull().default(true),
    packing: text().$type<'reel' | 'cutTape' | 'tube' | 'tray' | 'bag' | 'box' | 'piece'>().notNull(),
    minBuyNum: pieces().notNull(),
    multiple: pieces().notNull(),
    spq: pieces().notNull(),
    maxBuyNum: pieces(),
    leadDays: integer().notNull().default(3),
    /** Ascending in quantity, descending in price; never empty. */
    priceTiers: jsonb().$type<PriceTier[]>().notNull(),
    /** Σ of the lots. */
    onHand: pieces().notNull().default(0),
    /** Promised to orders that are not shipped. */
    reserved: pieces().notNull().default(0),
    /** Pieces set apart as samples, not part of `onHand`; 0: no samples. */
    sampleStock: pieces().notNull().default(0),
    /** What a sample piece costs; 0: free. */
    samplePrice: price().notNull().default(sql`0`),
    /** Most pieces in one sample request (domain 3.11). */
    sampleLimit: integer().notNull().default(5),
  },
  (t) => [
    uniqueIndex('product_once').on(t.goodsId, t.packing),
    /** Few have samples. */
    index('product_with_samples').on(t.goodsId).where(sql`sample_stock > 0`),
    check('samples_not_negative', sql`${t.sampleStock} >= 0`),
    check('stock_not_oversold', sql`${t.reserved} >= 0 AND ${t.onHand} >= ${t.reserved}`),
    check(
      'quantity_rule',
      sql`${t.minBuyNum} > 0 AND ${t.multiple} > 0 AND ${t.minBuyNum} % ${t.multiple} = 0`,
    ),
  ],
);

export const stockLot = table(
  'stock_lot',
  {
    lotId: key(),
    productId: refTo(() => product.productId),
    lotNo: text().notNull(),
    /** Year and week of manufacture, `yyww`. */
    dateCode: text().notNull(),
    onHand: pieces().notNull(),
  },
  (t) => [
    uniqueIndex('stock_lot_once').on(t.productId, t.lotNo),
    check('lot_not_negative', sql`${t.onHand} >= 0`),
  ],
);

/** Every change of stock: who, why, how many. */
export const stockEntry = table(
  'stock_entry',
  {
    entryId: key(),
    lotId: refTo(() => stockLot.lotId),
    change: pieces().notNull(),
    reason: text().$type<'adjust' | 'ship' | 'import' | 'return'>().notNull(),
    documentSn: text().notNull().default(''),
    memberId: ref(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.lotId)],
);
