// How the cart says no (spec §8).
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { CART_LINES, cartSays, type QuantityProblem } from '../cart-quantity.ts';

export const cartErrors = errors('cart', {
  /** The data carries the kind of problem and the quantity that would be right. */
  wrongQuantity: ({ text }: QuantityProblem) => text,
  notOnSale: { zh: '商品不存在或已下架', en: 'These goods do not exist or are no longer on sale' },
  full: {
    zh: `购物车最多 ${CART_LINES} 种商品`,
    en: `The cart holds at most ${CART_LINES} different products`,
  },
  notFound: { state: State.notFound, zh: '购物车中没有此商品', en: 'This is not in your cart' },
  empty: cartSays.empty,
});
