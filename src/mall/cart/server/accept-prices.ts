// The buyer has read that prices have changed: from here on the cart compares with the present ones.
import type { Work } from '#kit/db/work.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { basketOf, type Member } from '#mall/member/actor.ts';
import type { Cart } from '../cart.protocol.ts';
import { showCart } from './show-cart.ts';

/** Takes the present unit price of every line that can still be bought as seen (domain 3.10.1). */
export async function acceptPrices(work: Work, member: Member): Promise<Cart> {
  const lines = await work.query<{ cartId: number; productId: number; buyNum: number }>(
    `SELECT cart_id AS "cartId", product_id AS "productId", buy_num AS "buyNum"
     FROM cart_line WHERE member_id = $1 AND basket = $2 ORDER BY cart_id FOR UPDATE`,
    [member.memberId, basketOf(member)],
  );
  const productIds = lines.map((line) => line.productId);
  const products = await findProducts(work, productIds);
  const seen = lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [{ cartId: line.cartId, price: unitPriceAt(product.priceTiers, line.buyNum) }] : [];
  });
  await work.query(
    `UPDATE cart_line l SET seen_price = now.price
     FROM unnest($1::bigint[], $2::bigint[]) AS now (cart_id, price)
     WHERE l.cart_id = now.cart_id AND l.seen_price <> now.price`,
    [seen.map((one) => one.cartId), seen.map((one) => one.price)],
  );
  return showCart(work, member);
}
