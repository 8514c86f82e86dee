// What a buyer wants to order: the checked lines of his cart, or one product straight away.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { checkedLines, type KeptLine, takeCheckedLines } from '#mall/cart/server/cart.ts';
import type { Member } from '#mall/member/actor.ts';
import { orderErrors } from '../order.errors.ts';

/** What somebody wants, before it is priced: a line of his cart, or no more than is named here. */
export interface Wish extends Partial<Omit<KeptLine, 'productId' | 'buyNum' | 'seenPrice'>> {
  productId: number;
  buyNum: number;
  /** The price he has seen; null when he comes straight from the goods. */
  seenPrice: UnitPrice | null;
  /** A price that was promised to him and holds whatever the ladder says at present. */
  promisedPrice?: UnitPrice;
}

export interface BasketInput {
  source: 'cart' | 'buyNow';
  productId?: number | undefined;
  number?: number | undefined;
}

/** Reads the basket and leaves it where it is. @throws orderErrors.incomplete */
export async function readBasket(work: Work, member: Member, input: BasketInput): Promise<Wish[]> {
  return input.source === 'buyNow' ? [straightAway(input)] : checkedLines(work, member);
}

/** Reads the basket and takes it out of the cart: of two submits at once only one gets it. @throws orderErrors.incomplete */
export async function takeBasket(work: Work, member: Member, input: BasketInput): Promise<Wish[]> {
  return input.source === 'buyNow' ? [straightAway(input)] : takeCheckedLines(work, member);
}

function straightAway({ productId, number }: BasketInput): Wish {
  if (productId === undefined || number === undefined) throw orderErrors.incomplete();
  return { productId, buyNum: number, seenPrice: null };
}
