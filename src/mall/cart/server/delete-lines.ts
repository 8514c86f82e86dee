// Takes lines out of the member's cart.
import type { Action } from '#kit/http/server/serve.ts';
import { basketOf } from '#mall/member/actor.ts';
import type { cartProtocol } from '../cart.protocol.ts';
import { showCart } from './show-cart.ts';

/** Lines that are gone by now, or are somebody else's, are passed over. */
export const deleteLines: Action<typeof cartProtocol.deleteCarts> = async (work, member, { cartIds }) => {
  await work.query(
    'DELETE FROM cart_line WHERE member_id = $1 AND basket = $3 AND cart_id = ANY($2::bigint[])',
    [member.memberId, cartIds, basketOf(member)],
    'cart-delete',
  );
  return showCart(work, member);
};
