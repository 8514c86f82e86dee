// What the cart answers to: its table of contents.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { cartProtocol } from '../cart.protocol.ts';
import { acceptPrices } from './accept-prices.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { checkLines } from './check-lines.ts';
import { deleteLines } from './delete-lines.ts';
import { showCart, showGuestCart } from './show-cart.ts';

export function cartRoutes(): Route[] {
  return serveAll(cartProtocol, {
    add: addToCart,
    changeNum: changeQuantity,
    checkedCarts: checkLines,
    deleteCarts: deleteLines,
    acceptPrices,
    cartList: showCart,
    guestCart: showGuestCart,
  });
}
