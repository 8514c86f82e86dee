// What members have pinned to the list of what they buy often, or hidden from it.
import { sql } from 'drizzle-orm';
import { uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const regularPin = table(
  'regular_pin',
  {
    pinId: key(),
    memberId: refTo(() => member.memberId),
    productId: refTo(() => product.productId),
    /** Set: not pinned but hidden, until it is bought after this moment. */
    hiddenAt: moment(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('regular_pin_once').on(t.memberId, t.productId)],
);
