// What the cart answers to: its table of contents.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { cartProtocol } from '../cart.protocol.ts';
import { acceptPrices } from './accept-prices.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { checkLines } from './check-lines.ts';
import { deleteLines } from './delete-lines.ts';
import { showCart, showGuestCart } from './show-cart.ts';

export function cartRoutes(): Route[] {
  return [
    serve(cartProtocol.add, addToCart),
    serve(cartProtocol.changeNum, changeQuantity),
    serve(cartProtocol.checkedCarts, checkLines),
    serve(cartProtocol.deleteCarts, deleteLines),
    serve(cartProtocol.acceptPrices, acceptPrices),
    serve(cartProtocol.cartList, showCart),
    serve(cartProtocol.guestCart, showGuestCart),
  ];
}
