// A store's listings: goods, the products that can be ordered, and their stock by lot.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, ref, refTo, table } from '#kit/db/columns.ts';
import { part } from '#mall/part/server/part.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { GoodsKind } from '../goods-kind.ts';
import type { GoodsState } from '../goods-state.ts';
import type { PriceTier } from '../price-tier.ts';

/** One store's listing of one part, of one service of its laboratory, or of one package of them. */
export const goods = table(
  'goods',
  {
    goodsId: key(),
    storeId: refTo(() => store.storeId),
    kind: text().$type<GoodsKind>().notNull().default('PART'),
    /** Of a PART, which has its names there. */
    partId: ref().references(() => part.partId),
    /** Names of what is no part. */
    titleZh: text(),
    titleEn: text(),
    /** Of a SERVICE, and of a PACKAGE: kept by the rooms above, whose they are. */
    capId: ref(),
    packageId: ref(),
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
    uniqueIndex('goods_cap').on(t.capId).where(sql`cap_id IS NOT NULL`),
    uniqueIndex('goods_package').on(t.packageId).where(sql`package_id IS NOT NULL`),
    index('goods_service').on(t.kind, t.goodsId).where(sql`kind <> 'PART'`),
    index('goods_waiting').on(t.storeId, t.goodsId).where(sql`state = 'WAITING'`),
    check(
      'goods_kind',
      sql`(${t.kind} = 'PART') = (${t.partId} IS NOT NULL) AND (${t.kind} = 'SERVICE') = (${t.capId} IS NOT NULL)
          AND (${t.kind} = 'PACKAGE') = (${t.packageId} IS NOT NULL)
          AND (${t.kind} = 'PART') = (${t.titleZh} IS NULL) AND (${t.kind} = 'PART') = (${t.titleEn} IS NULL)`,
    ),
  ],
);

/** What can be ordered: a packing of the goods with its ladder, MOQ, multiple and stock. */
export const product = table(
  'product',
  {
    productId: key(),
    goodsId: refTo(() => goods.goodsId),
    isDefault: boolean().notNull().default(true),
    packing: text()
      .$type<'reel' | 'cutTape' | 'tube' | 'tray' | 'bag' | 'box' | 'piece' | 'service'>()
      .notNull(),
    /** False for services: there is none on hand, and none is promised. */
    tracksStock: boolean().notNull().default(true),
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
    check('service_without_stock', sql`${t.tracksStock} OR ${t.onHand} = 0 AND ${t.sampleStock} = 0`),
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
