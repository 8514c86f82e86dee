// The cart while its screen is open: one change after the other, the same for members and guests.
import { useEffect, useRef } from 'react';
import { call } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Cart, type CartLine, cartProtocol } from '../cart.protocol.ts';
import { cartLines, withChecked } from './cart-checks.ts';
import { cartCount } from './cart-count.ts';
import { cartWords } from './cart-words.ts';
import {
  changeGuestNum,
  checkGuestLines,
  deleteGuestLines,
  restoreGuestLines,
  watchGuestCart,
} from './guest-cart.ts';
import { type LoadedCart, priceGuestCart } from './load-cart.ts';
import { type CartQueue, useCartQueue } from './use-cart-queue.ts';

export interface CartChanges extends Pick<CartQueue<Cart>, 'cart' | 'isMoving'> {
  /** Resolves when the server has answered; refusals have been shown by then. */
  changeNum(line: CartLine, buyNum: number): Promise<void>;
  /** Checks at once on the screen, then on the server. Without lines: all. */
  check(checked: boolean, lines?: readonly CartLine[]): void;
  /** Deletes and offers to undo it. */
  remove(lines: readonly CartLine[]): Promise<void>;
  /** Deletes what cannot be bought any more. */
  clearInvalid(): Promise<void>;
  acceptPrices(): Promise<void>;
}

export function useCart(loaded: LoadedCart): CartChanges {
  const say = useWords(cartWords);
  const own = useRef(false);
  const isGuest = loaded.owner === 'guest';
  const { cart, setCart, isMoving, queue } = useCartQueue(loaded.cart, {
    present: () => (isGuest ? priceGuestCart() : call(cartProtocol.cartList, {})),
    onAnswer: ({ availableCartNum }) => isGuest || cartCount.keep(availableCartNum),
    failed: say.changeFailed,
  });

  /** A change of the guest's local cart, then its new prices. Its own news is not listened to. */
  const local = (change: () => void) => () => {
    own.current = true;
    change();
    own.current = false;
    return priceGuestCart();
  };

  // Another tab has changed the guest's cart.
  const hear = useRef(() => {});
  hear.current = () => {
    if (isGuest && !own.current) void queue(priceGuestCart);
  };
  useEffect(() => watchGuestCart(() => hear.current()), []);

  async function restore(removed: readonly CartLine[]): Promise<Cart> {
    for (const { productId, buyNum } of removed) await call(cartProtocol.add, { productId, number: buyNum });
    const next = await call(cartProtocol.cartList, {});
    const unchecked = new Set(removed.filter((one) => one.isChecked === 0).map((one) => one.productId));
    if (unchecked.size === 0) return next;
    const cartIds = cartLines(next)
      .filter((one) => unchecked.has(one.productId))
      .map((one) => one.cartId);
    return cartIds.length > 0 ? call(cartProtocol.checkedCarts, { cartIds, checked: false }) : next;
  }

  return {
    cart,
    isMoving,
    changeNum: ({ cartId, productId }, buyNum) =>
      queue(
        isGuest
          ? local(() => changeGuestNum(productId, buyNum))
          : () => call(cartProtocol.changeNum, { cartId, number: buyNum }),
      ),
    check(checked, lines) {
      const meant = lines && new Set(lines.map((one) => one.productId));
      setCart((now) => withChecked(now, (one) => !meant || meant.has(one.productId), checked));
      void queue(
        isGuest
          ? local(() =>
              checkGuestLines(
                checked,
                lines?.map((one) => one.productId),
              ),
            )
          : () => call(cartProtocol.checkedCarts, { checked, cartIds: lines?.map((one) => one.cartId) }),
      );
    },
    async remove(lines) {
      if (lines.length === 0) return;
      let isDone = false;
      let kept: ReturnType<typeof deleteGuestLines> = [];
      await queue(async () => {
        const next = isGuest
          ? await local(() => {
              kept = deleteGuestLines(lines.map((one) => one.productId));
            })()
          : await call(cartProtocol.deleteCarts, { cartIds: lines.map((one) => one.cartId) });
        isDone = true;
        return next;
      });
      if (!isDone) return;
      const undo = () => void queue(isGuest ? local(() => restoreGuestLines(kept)) : () => restore(lines));
      toast.show({ text: say.deleted(lines.length), seconds: 8, action: { text: say.undo, onPress: undo } });
    },
    async clearInvalid() {
      const lines = cart.invalidList;
      await queue(
        isGuest
          ? local(() => void deleteGuestLines(lines.map((one) => one.productId)))
          : () => call(cartProtocol.deleteCarts, { cartIds: lines.map((one) => one.cartId) }),
      );
    },
    acceptPrices: () => queue(isGuest ? priceGuestCart : () => call(cartProtocol.acceptPrices, {})),
  };
}
