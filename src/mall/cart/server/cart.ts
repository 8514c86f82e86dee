// The front door of the cart: the guest's cart coming along at login, and what an order takes out of it.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import { addToCart } from './add-to-cart.ts';
import { joinGuestCart } from './join-guest-cart.ts';

/** A checked line as the member keeps it. */
export interface CheckedLine {
  productId: number;
  buyNum: number;
  /** The unit price he has seen last. */
  seenPrice: UnitPrice;
}

/**
 * Puts a guest's cart into the member's. Never refuses: quantities of the same product are added, wrong ones mended,
 * and what cannot be had is left out. Calling it with an empty list does nothing.
 */
export async function mergeGuestCart(
  work: Work,
  memberId: number,
  cartInfo: readonly { productId: number; buyNum: number }[],
): Promise<void> {
  await joinGuestCart(work, memberId, cartInfo);
}

/** The checked lines of a member, whatever may be wrong with them. */
export async function checkedLines(work: Work, memberId: number): Promise<CheckedLine[]> {
  return work.query<CheckedLine & Record<string, unknown>>(
    `SELECT product_id AS "productId", buy_num AS "buyNum", seen_price AS "seenPrice"
     FROM cart_line WHERE member_id = $1 AND is_checked ORDER BY product_id`,
    [memberId],
    'cart-checked',
  );
}

/**
 * Takes the checked lines out of the cart and returns them. Of two orders submitted at once from one cart only the first
 * gets them; when its work is undone, they are back.
 */
export async function takeCheckedLines(work: Work, memberId: number): Promise<CheckedLine[]> {
  return work.query<CheckedLine & Record<string, unknown>>(
    `DELETE FROM cart_line WHERE member_id = $1 AND is_checked
     RETURNING product_id AS "productId", buy_num AS "buyNum", seen_price AS "seenPrice"`,
    [memberId],
    'cart-take',
  );
}

/** Takes products out of the cart; what is not in it is no mistake. */
export async function removeLines(
  work: Work,
  memberId: number,
  productIds: readonly number[],
): Promise<void> {
  await work.query('DELETE FROM cart_line WHERE member_id = $1 AND product_id = ANY($2::bigint[])', [
    memberId,
    productIds,
  ]);
}

/** Puts pieces of a product on top of what the cart has of it. @throws cartErrors, see addToCart; nothing is written then */
export async function putIntoCart(
  work: Work,
  member: Member,
  productId: number,
  number: number,
): Promise<void> {
  await addToCart(work, member, { productId, number });
}
