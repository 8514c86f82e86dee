// The cart while its screen is open: one change after the other, the same for members and guests.
import { useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Cart, type CartLine, cartProtocol } from '../cart.protocol.ts';
import { cartLines, withChecked } from './cart-checks.ts';
import { keepCartCount } from './cart-count.ts';
import { cartWords } from './cart-words.ts';
import {
  changeGuestNum,
  checkGuestLines,
  deleteGuestLines,
  restoreGuestLines,
  watchGuestCart,
} from './guest-cart.ts';
import { type LoadedCart, priceGuestCart } from './load-cart.ts';

export interface CartChanges {
  cart: Cart;
  /** A change is on its way: totals may still move. */
  isMoving: boolean;
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

/** Changes go to the server one by one; only the answer to the last one is drawn, so that a slow answer never brings back an older cart. */
export function useCart(loaded: LoadedCart): CartChanges {
  const say = useWords(cartWords);
  const [cart, setCart] = useState(loaded.cart);
  const [isMoving, setMoving] = useState(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(0);
  const own = useRef(false);
  const isGuest = loaded.owner === 'guest';

  // Loaded anew: what was on the screen is older.
  const [shown, setShown] = useState(loaded.cart);
  if (shown !== loaded.cart) {
    setShown(loaded.cart);
    setCart(loaded.cart);
  }

  function queue(change: () => Promise<Cart>): Promise<void> {
    last.current += 1;
    setMoving(true);
    const done = answer(line.current, last.current, change);
    line.current = done;
    return done;
  }

  async function answer(before: Promise<unknown>, mine: number, change: () => Promise<Cart>): Promise<void> {
    await before;
    let next: Cart | undefined;
    try {
      next = await change();
    } catch (reason) {
      toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : say.changeFailed });
      next = await present().catch(() => undefined);
    }
    if (mine !== last.current) return;
    setMoving(false);
    if (!next) return;
    setCart(next);
    if (!isGuest) keepCartCount(next.availableCartNum);
  }

  const present = () => (isGuest ? priceGuestCart() : call(cartProtocol.cartList, {}));

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
