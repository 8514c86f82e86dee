// Puts a product into the cart from the browser: the member's on the server, the guest's into local storage.
import { tellAdded } from './cart-added.ts';
import { cartCount } from './cart-count.ts';
import { isMembersCart } from './cart-owner.ts';
import { addToGuestCart, type GuestGoods } from './guest-cart.ts';

/**
 * Adds `number` pieces to what is there already.
 * @throws CallError with the server's sentence when it refuses a member
 */
export async function addToCart(productId: number, goods: GuestGoods, number: number): Promise<void> {
  await keep(productId, goods, number);
  tellAdded({ cart: 'cart', goodsId: goods.goodsId, storeId: goods.storeId });
}

async function keep(productId: number, goods: GuestGoods, number: number): Promise<void> {
  if (!isMembersCart()) {
    addToGuestCart(productId, goods, number);
    return;
  }
  const [{ call, withLogin }, { cartProtocol }] = await Promise.all([
    import('#kit/browser/call.ts'),
    import('../cart.protocol.ts'),
  ]);
  const { availableCartNum } = await withLogin(() => call(cartProtocol.add, { productId, number }));
  cartCount.keep(availableCartNum);
}
