// What happens to a guest's cart when he logs in: it is added to the cart he has as a member.
import type { Work } from '#kit/db/work.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { CART_LINES, mendQuantity } from '../cart-quantity.ts';

/** See mergeGuestCart in cart.ts. */
export async function joinGuestCart(
  work: Work,
  memberId: number,
  cartInfo: readonly { productId: number; buyNum: number }[],
): Promise<void> {
  const wanted = new Map<number, number>();
  for (const { productId, buyNum } of cartInfo) wanted.set(productId, (wanted.get(productId) ?? 0) + buyNum);
  if (wanted.size === 0) return;

  const products = await findProducts(work, [...wanted.keys()]);
  const kept = await work.query<{ product_id: number; buy_num: number }>(
    'SELECT product_id, buy_num FROM cart_line WHERE member_id = $1 AND basket = 0 ORDER BY product_id FOR UPDATE',
    [memberId],
  );
  const had = new Map(kept.map((line) => [line.product_id, line.buy_num]));
  let room = CART_LINES - had.size;

  const lines: { productId: number; buyNum: number; seenPrice: number }[] = [];
  // Ascending, like every lock on products.
  for (const [productId, guestNum] of [...wanted].sort(([a], [b]) => a - b)) {
    const product = products.get(productId);
    if (!product?.isOnSale) continue;
    const before = had.get(productId) ?? 0;
    const buyNum = mendQuantity(before + guestNum, product);
    if (buyNum === undefined || buyNum <= before) continue;
    if (before === 0 && room-- <= 0) continue;
    lines.push({ productId, buyNum, seenPrice: unitPriceAt(product.priceTiers, buyNum) });
  }
  if (lines.length === 0) return;
  await work.query(
    `INSERT INTO cart_line (member_id, product_id, buy_num, seen_price, created_at)
     SELECT $1, * , $5::timestamptz FROM unnest($2::bigint[], $3::bigint[], $4::bigint[])
     ON CONFLICT (member_id, basket, product_id)
     DO UPDATE SET buy_num = excluded.buy_num, seen_price = excluded.seen_price, is_checked = true`,
    [
      memberId,
      lines.map((l) => l.productId),
      lines.map((l) => l.buyNum),
      lines.map((l) => l.seenPrice),
      work.now,
    ],
  );
}
