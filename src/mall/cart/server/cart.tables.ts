// What members have put into their carts.
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, price, refTo, table } from '#kit/db/columns.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const cartLine = table(
  'cart_line',
  {
    cartId: key(),
    memberId: refTo(() => member.memberId),
    /** 0: the member's own cart; else that of one login of his, which has come from a procurement system. */
    basket: bigint({ mode: 'number' }).notNull().default(0),
    productId: refTo(() => product.productId),
    buyNum: pieces().notNull(),
    isChecked: boolean().notNull().default(true),
    /** The unit price that the buyer has seen last; a difference is shown and must be accepted (domain 3.10.1). */
    seenPrice: price().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('cart_line_once').on(t.memberId, t.basket, t.productId),
    check('cart_quantity', sql`${t.buyNum} > 0`),
  ],
);
export type CartLineRow = typeof cartLine.$inferSelect;
