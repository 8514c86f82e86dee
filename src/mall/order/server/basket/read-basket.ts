// What a buyer wants to order: the checked lines of his cart, or one product straight away.
import type { Work } from '#kit/db/work.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { cartSays } from '#mall/cart/cart-quantity.ts';
import { checkedLines, takeCheckedLines } from '#mall/cart/server/cart.ts';
import type { Member } from '#mall/member/actor.ts';
import { orderWords } from '../../order-words.ts';
import { orderErrors } from '../order.errors.ts';
import type { PricedBasket, Problem, Wish } from './price-basket.ts';

export interface BasketInput {
  source: 'cart' | 'buyNow';
  productId?: number | undefined;
  number?: number | undefined;
}

/** Reads the basket and leaves it where it is. @throws orderErrors.incomplete */
export async function readBasket(work: Work, member: Member, input: BasketInput): Promise<Wish[]> {
  return input.source === 'buyNow' ? [straightAway(input)] : checkedLines(work, member.memberId);
}

/** Reads the basket and takes it out of the cart: of two submits at once only one gets it. @throws orderErrors.incomplete */
export async function takeBasket(work: Work, member: Member, input: BasketInput): Promise<Wish[]> {
  return input.source === 'buyNow' ? [straightAway(input)] : takeCheckedLines(work, member.memberId);
}

function straightAway({ productId, number }: BasketInput): Wish {
  if (productId === undefined || number === undefined) throw orderErrors.incomplete();
  return { productId, buyNum: number, seenPrice: null };
}

/**
 * What keeps the basket from being ordered. With `expectedAmount` the buyer has seen the total: it must be the present
 * one, and then neither single prices nor what the cart no longer counted matter (domain 3.10.1).
 */
export function basketProblems(basket: PricedBasket, expectedAmount: Cents | undefined): Problem[] {
  const isAgreed = expectedAmount === basket.payable && basket.stores.length > 0;
  const problems = [
    ...(isAgreed ? [] : basket.leftOut),
    ...basket.problems.filter((one) => expectedAmount === undefined || one.kind !== 'priceChanged'),
  ];
  if (problems.length > 0 || isAgreed) return problems;
  if (basket.stores.length === 0) return [{ kind: 'empty', productId: null, text: cartSays.empty }];
  if (expectedAmount === undefined) return [];
  const amount = showAmount(centsToWire(basket.payable));
  const text = { zh: orderWords.amountChanged.zh(amount), en: orderWords.amountChanged.en(amount) };
  return [{ kind: 'amountChanged', productId: null, text }];
}

/** What the confirm page says: what the cart no longer counts is not mentioned again. */
export function confirmProblems(basket: PricedBasket): Problem[] {
  return basketProblems({ ...basket, leftOut: [] }, undefined);
}
