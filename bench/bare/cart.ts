// Putting goods into the cart: one statement judges the quantity, keeps the line and counts the lines.
import { type BareCall, Refusal } from './call.ts';
import { PRICE_AT } from './money.ts';

const MOST_PIECES = 999_999_999;

export async function addToCart({ ask, memberId, body }: BareCall) {
  const number = Number(body.number);
  if (!Number.isInteger(number) || number < 1) throw new Refusal('no quantity');
  const [done] = await ask<{ isKept: boolean; lines: number }>(
    'cart-add',
    `WITH wanted AS (
       SELECT p.product_id, p.price_tiers, l.cart_id, COALESCE(l.buy_num, 0) + $3::bigint AS total
       FROM product p JOIN goods g USING (goods_id) LEFT JOIN cart_line l ON l.member_id = $1 AND l.product_id = p.product_id
       WHERE p.product_id = $2::bigint AND g.state = 'ON_SALE'
         AND COALESCE(l.buy_num, 0) + $3 >= p.min_buy_num AND (COALESCE(l.buy_num, 0) + $3) % p.multiple = 0
         AND COALESCE(l.buy_num, 0) + $3 <= LEAST(p.on_hand - p.reserved, COALESCE(p.max_buy_num, ${MOST_PIECES}))
     ), kept AS (
       INSERT INTO cart_line (member_id, product_id, buy_num, seen_price)
       SELECT $1::bigint, product_id, total, ${PRICE_AT('price_tiers', 'total')} FROM wanted
       ON CONFLICT (member_id, basket, product_id) DO UPDATE
         SET buy_num = cart_line.buy_num + $3, is_checked = true, seen_price = excluded.seen_price
       RETURNING cart_id
     )
     SELECT EXISTS (SELECT FROM kept) AS "isKept",
       (SELECT count(*) FROM cart_line WHERE member_id = $1)
         + (SELECT count(*) FROM wanted WHERE cart_id IS NULL) AS lines`,
    [memberId, Number(body.productId), number],
  );
  if (!done!.isKept) throw new Refusal('not on sale, or not in this quantity');
  return { availableCartNum: done!.lines };
}
