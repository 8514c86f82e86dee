// Checks or unchecks lines: only checked ones are ordered.
import type { Actions } from '#kit/http/server/serve.ts';
import { basketOf } from '#mall/member/actor.ts';
import type { cartProtocol } from '../cart.protocol.ts';
import { showCart } from './show-cart.ts';

type Acts = Actions<typeof cartProtocol>;

/** Without cartIds the whole cart. Lines that are gone by now are passed over. */
export const checkLines: Acts['checkedCarts'] = async (work, member, { cartIds, checked }) => {
  await work.query(
    `UPDATE cart_line SET is_checked = $2
     WHERE member_id = $1 AND basket = $4 AND is_checked <> $2 AND ($3::bigint[] IS NULL OR cart_id = ANY($3))`,
    [member.memberId, checked, cartIds ?? null, basketOf(member)],
    'cart-check',
  );
  return showCart(work, member);
};
