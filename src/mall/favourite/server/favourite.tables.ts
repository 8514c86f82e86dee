// What members have collected and what they have looked at.
import { sql } from 'drizzle-orm';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, price, refTo, table } from '#kit/db/columns.ts';
import { goods, product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';

export const collectedGoods = table(
  'collected_goods',
  {
    collectId: key(),
    memberId: refTo(() => member.memberId),
    goodsId: refTo(() => goods.goodsId),
    productId: refTo(() => product.productId),
    /** The first step of the ladder at that moment. */
    priceThen: price().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('collected_goods_once').on(t.memberId, t.goodsId)],
);

export const collectedStore = table(
  'collected_store',
  {
    collectId: key(),
    memberId: refTo(() => member.memberId),
    storeId: refTo(() => store.storeId),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('collected_store_once').on(t.memberId, t.storeId)],
);

/** A member's last look at goods. */
export const footprint = table(
  'footprint',
  {
    footprintId: key(),
    memberId: refTo(() => member.memberId),
    goodsId: refTo(() => goods.goodsId),
    productId: refTo(() => product.productId),
    seenAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('footprint_once').on(t.memberId, t.goodsId),
    index('footprint_of_member').on(t.memberId, t.seenAt.desc().nullsFirst()),
  ],
);
