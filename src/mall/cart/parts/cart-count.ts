// How many lines the cart holds: the guest's from his browser, the member's from the server.
import { countOfCart } from './count-of-cart.ts';
import { readGuestCart } from './guest-cart.ts';

export const cartCount = countOfCart(
  'cartCount',
  async () => {
    const [{ call }, { cartProtocol }] = await Promise.all([
      import('#kit/browser/call.ts'),
      import('../cart.protocol.ts'),
    ]);
    return (await call(cartProtocol.cartList, {})).availableCartNum;
  },
  () => readGuestCart().availableCartNum,
);
