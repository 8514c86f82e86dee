// Reads the cart for its screen: the member's as the server keeps it, the guest's priced and judged by the server.
import { call } from '#kit/browser/call.ts';
import { type Cart, cartProtocol } from '../cart.protocol.ts';
import { cartCount } from './cart-count.ts';
import { isMembersCart } from './cart-owner.ts';
import { readGuestCart } from './guest-cart.ts';

export const EMPTY_CART: Cart = {
  storeCartGroupList: [],
  invalidList: [],
  availableCartNum: 0,
  totalCheck: 0,
  checkedAll: 0,
  totalAmount: '0.00',
};

export interface LoadedCart {
  owner: 'member' | 'guest';
  cart: Cart;
}

/** @throws CallError when the server cannot be asked */
export async function loadCart(): Promise<LoadedCart> {
  if (!isMembersCart()) return { owner: 'guest', cart: await priceGuestCart() };
  const cart = await call(cartProtocol.cartList, {});
  cartCount.keep(cart.availableCartNum);
  return { owner: 'member', cart };
}

/** The guest's local cart as the server sees it now. @throws CallError */
export async function priceGuestCart(): Promise<Cart> {
  const { lines } = readGuestCart();
  if (lines.length === 0) return EMPTY_CART;
  const cartInfo = lines.map(({ productId, buyNum, isChecked }) => ({ productId, buyNum, isChecked }));
  return call(cartProtocol.guestCart, { cartInfo });
}
