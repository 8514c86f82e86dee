// What members have collected and what they have looked at.
import { sql } from 'drizzle-orm';
import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, price, ref, table } from '#kit/db/columns.ts';
import { goods, product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';

export const collectedGoods = table(
  'collected_goods',
  {
    collectId: key(),
    memberId: ref()
      .notNull()
      .references(() => member.memberId),
    goodsId: ref()
      .notNull()
      .references(() => goods.goodsId),
    productId: ref()
      .notNull()
      .references(() => product.productId),
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
    memberId: ref()
      .notNull()
      .references(() => member.memberId),
    storeId: ref()
      .notNull()
      .references(() => store.storeId),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('collected_store_once').on(t.memberId, t.storeId)],
);

/** A member's last look at goods. */
export const footprint = table(
  'footprint',
  {
    footprintId: key(),
    memberId: ref()
      .notNull()
      .references(() => member.memberId),
    goodsId: ref()
      .notNull()
      .references(() => goods.goodsId),
    productId: ref()
      .notNull()
      .references(() => product.productId),
    seenAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('footprint_once').on(t.memberId, t.goodsId),
    index('footprint_of_member').on(t.memberId, t.seenAt.desc().nullsFirst()),
  ],
);
