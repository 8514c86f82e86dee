// Checks or unchecks lines: only checked ones are ordered.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { Cart, cartProtocol } from '../cart.protocol.ts';
import { showCart } from './show-cart.ts';

/** Without cartIds the whole cart. Lines that are gone by now are passed over. */
export async function checkLines(
  work: Work,
  member: ActorOf<typeof cartProtocol.checkedCarts>,
  { cartIds, checked }: InputOf<typeof cartProtocol.checkedCarts>,
): Promise<Cart> {
  await work.query(
    `UPDATE cart_line SET is_checked = $2
     WHERE member_id = $1 AND is_checked <> $2 AND ($3::bigint[] IS NULL OR cart_id = ANY($3))`,
    [member.memberId, checked, cartIds ?? null],
    'cart-check',
  );
  return showCart(work, member);
}
