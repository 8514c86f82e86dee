// What members have put into their carts.
import { sql } from 'drizzle-orm';
import { boolean, check, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, refTo, table } from '#kit/db/columns.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const cartLine = table(
  'cart_line',
  {
    cartId: key(),
    memberId: refTo(() => member.memberId),
    productId: refTo(() => product.productId),
    buyNum: pieces().notNull(),
    isChecked: boolean().notNull().default(true),
    /** The unit price that the buyer has seen last; a difference is shown and must be accepted (domain 3.10.1). */
    seenPrice: price().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('cart_line_once').on(t.memberId, t.productId),
    check('cart_quantity', sql`${t.buyNum} > 0`),
  ],
);
export type CartLineRow = typeof cartLine.$inferSelect;
