// The cart as its owner sees it now: a member's kept one, or a guest's that the browser keeps.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { Cart, cartProtocol } from '../cart.protocol.ts';
import { cartView, type KeptLine } from './cart-view.ts';

const LINES = `
  SELECT cart_id AS "cartId", product_id AS "productId", buy_num AS "buyNum", is_checked AS "isChecked",
         seen_price AS "seenPrice", created_at AS "createdAt"
  FROM cart_line WHERE member_id = $1 ORDER BY created_at DESC, cart_id DESC`;

/** A member's cart, the line added last first. */
export async function showCart(work: Work, { memberId }: Pick<Member, 'memberId'>): Promise<Cart> {
  return priced(work, await work.query<KeptLine & Record<string, unknown>>(LINES, [memberId], 'cart-lines'));
}

/** A guest's cart priced and judged like a member's; nothing is kept. Lines carry the productId as cartId. */
export async function showGuestCart(
  work: Work,
  _guest: unknown,
  { cartInfo }: InputOf<typeof cartProtocol.guestCart>,
): Promise<Cart> {
  const lines = new Map<number, KeptLine>();
  for (const { productId, buyNum, isChecked } of cartInfo) {
    if (lines.has(productId)) continue;
    lines.set(productId, {
      cartId: productId,
      productId,
      buyNum,
      isChecked,
      seenPrice: null,
      createdAt: work.now,
    });
  }
  return priced(work, [...lines.values()]);
}

async function priced(work: Work, lines: KeptLine[]): Promise<Cart> {
  const products = await findProducts(
    work,
    lines.map((line) => line.productId),
  );
  const storeIds = [...new Set([...products.values()].map((product) => product.storeId))];
  return cartView(lines, products, await findStores(work, storeIds), work.language);
}
