// Evaluations that buyers gave to what they received, and to the store.
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { goods } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { orderLine, subOrder } from '#mall/order/server/order.tables.ts';

export const evaluation = table(
  'evaluation',
  {
    evaluationId: key(),
    orderLineId: ref()
      .unique()
      .references(() => orderLine.orderLineId),
    goodsId: refTo(() => goods.goodsId),
    memberId: refTo(() => member.memberId),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    imageFileIds: jsonb().$type<number[]>().notNull().default([]),
    isAnonymous: boolean().notNull().default(false),
    addedText: text().notNull().default(''),
    addedAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.goodsId, t.createdAt.desc().nullsFirst()),
    check('stars_one_to_five', sql`${t.stars} BETWEEN 1 AND 5`),
  ],
);

export const storeEvaluation = table(
  'store_evaluation',
  {
    orderSn: text()
      .primaryKey()
      .references(() => subOrder.orderSn),
    description: smallint().notNull(),
    service: smallint().notNull(),
    delivery: smallint().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    check(
      'scores_one_to_five',
      sql`LEAST(${t.description}, ${t.service}, ${t.delivery}) >= 1 AND GREATEST(${t.description}, ${t.service}, ${t.delivery}) <= 5`,
    ),
  ],
);
