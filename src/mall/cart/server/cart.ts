// The front door of the cart: the guest's cart coming along at login, and what an order takes out of it.
import { columnsOf } from '#kit/db/columns.ts';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { basketOf, type Member } from '#mall/member/actor.ts';
import { addToCart } from './add-to-cart.ts';
import { type CartLineRow, cartLine } from './cart.tables.ts';
import { joinGuestCart } from './join-guest-cart.ts';

/** A line as the member keeps it. */
export interface KeptLine extends CartLineRow {
  /** Off sale or sold out: the cart shows it under what is no longer available and does not count it. */
  isInvalid: boolean;
}

const KEPT = `
  SELECT ${columnsOf(cartLine, 'l')}, g.state <> 'ON_SALE' OR p.on_hand - p.reserved < p.min_buy_num AS "isInvalid"
  FROM cart_line l JOIN product p USING (product_id) JOIN goods g USING (goods_id)
  WHERE l.member_id = $1 AND l.basket = $2`;
const CHECKED = `${KEPT} AND l.is_checked`;

const TAKE = `
  WITH checked AS (${CHECKED} FOR UPDATE OF l), taken AS (
    DELETE FROM cart_line l USING checked WHERE l.cart_id = checked."cartId" AND NOT checked."isInvalid"
  )
  SELECT * FROM checked ORDER BY "cartId" DESC`;

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

/** Whose cart it is. */
type Owner = Pick<Member, 'memberId' | 'sessionId' | 'punchout'>;

/** All lines of a member, in no order. */
export async function keptLines(work: Work, member: Owner): Promise<KeptLine[]> {
  return work.query<KeptLine>(KEPT, [member.memberId, basketOf(member)], 'cart-kept');
}

/** The checked lines of a member, whatever may be wrong with them; the line added last first. */
export async function checkedLines(work: Work, member: Owner): Promise<KeptLine[]> {
  return work.query<KeptLine>(
    `${CHECKED} ORDER BY l.cart_id DESC`,
    [member.memberId, basketOf(member)],
    'cart-checked',
  );
}

/**
 * Takes the checked lines out of the cart, but for invalid ones, and returns them all. Of two orders submitted at once
 * from one cart only the first gets them; when its work is undone, they are back.
 */
export async function takeCheckedLines(work: Work, member: Owner): Promise<KeptLine[]> {
  return work.query<KeptLine>(TAKE, [member.memberId, basketOf(member)], 'cart-take');
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

/** Fills the cart of a login from a procurement system with what it had there, as far as it can be had. @returns what could not */
export async function fillBasket(
  work: Work,
  owner: Owner,
  items: readonly { productId: number; number: number }[],
): Promise<number[]> {
  const left: number[] = [];
  for (const { productId, number } of items.toSorted((a, b) => a.productId - b.productId))
    await addToCart(work, owner, { productId, number }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      left.push(productId);
    });
  return left;
}

/** Forgets the cart of a login from a procurement system. */
export async function dropBasket(work: Work, owner: Owner): Promise<void> {
  if (basketOf(owner) === 0) return;
  await work.query('DELETE FROM cart_line WHERE member_id = $1 AND basket = $2', [
    owner.memberId,
    basketOf(owner),
  ]);
}
