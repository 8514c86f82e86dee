// What happens at every successful login: a session begins, and the guest's cart comes along (spec §4).
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { mergeGuestCart } from '#mall/cart/server/cart.ts';
import type { Tokens } from '../login.protocol.ts';
import { issueTokens } from './issue-tokens.ts';

export type GuestCart = readonly { productId: number; buyNum: number }[];

/** In the transaction of its caller. The cart never stands in the way: what cannot be had is left out of it. */
export async function beginSession(
  work: Work,
  secret: Uint8Array,
  memberId: number,
  cartInfo: GuestCart,
  caller: Caller,
): Promise<Tokens> {
  if (cartInfo.length > 0) await mergeGuestCart(work, memberId, cartInfo);
  return issueTokens(work, secret, memberId, caller);
}
