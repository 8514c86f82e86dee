// Takes lines out of the member's cart.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf } from '#kit/http/endpoint.ts';
import type { Cart, cartProtocol } from '../cart.protocol.ts';
import { showCart } from './show-cart.ts';

/** Lines that are gone by now, or are somebody else's, are passed over. */
export async function deleteLines(
  work: Work,
  member: ActorOf<typeof cartProtocol.deleteCarts>,
  { cartIds }: InputOf<typeof cartProtocol.deleteCarts>,
): Promise<Cart> {
  await work.query(
    'DELETE FROM cart_line WHERE member_id = $1 AND cart_id = ANY($2::bigint[])',
    [member.memberId, cartIds],
    'cart-delete',
  );
  return showCart(work, member);
}
