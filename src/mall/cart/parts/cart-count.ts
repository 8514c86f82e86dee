// How many lines the cart holds, for the badge on every page: the guest's from his browser, the member's from the server.
import { useEffect, useSyncExternalStore } from 'react';
import { isMembersCart, watchCartOwner } from './cart-owner.ts';
import { readGuestCart } from './guest-cart.ts';

/** The number last heard, shared by all tabs and shown at once on the next page. */
const COUNT_KEY = 'cartCount';

const watchers = new Set<() => void>();
let known: number | undefined;
let asking: Promise<void> | undefined;

/** 0 on the server and until the member's cart is known. The member's cart is asked for once per page life, when the page is at rest. */
export function useCartCount(): number {
  const isMembers = useSyncExternalStore(watchCartOwner, isMembersCart, () => false);
  const count = useSyncExternalStore(watchCount, countNow, () => 0);
  useEffect(() => {
    if (!(isMembers || isMembersCart())) {
      forgetCartCount();
      return;
    }
    const rest =
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback
        : (act: () => void) => setTimeout(act, 300);
    rest(() => void askCartCount());
  }, [isMembers]);
  return count;
}

/** Every reply that tells availableCartNum hands it in here. */
export function keepCartCount(availableCartNum: number): void {
  known = availableCartNum;
  try {
    localStorage.setItem(COUNT_KEY, String(availableCartNum));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
  for (const tell of [...watchers]) tell();
}

/** Asks the server how many lines the member's cart has, once until it is forgotten. Failure leaves the number as it was. */
export async function askCartCount(): Promise<void> {
  asking ??= (async () => {
    const [{ call }, { cartProtocol }] = await Promise.all([
      import('#kit/browser/call.ts'),
      import('../cart.protocol.ts'),
    ]);
    try {
      const cart = await call(cartProtocol.cartList, {});
      if (isMembersCart()) keepCartCount(cart.availableCartNum);
    } catch {
      asking = undefined;
    }
  })();
  return asking;
}

/** The member has left, or another one has come. */
export function forgetCartCount(): void {
  known = undefined;
  asking = undefined;
  try {
    localStorage.removeItem(COUNT_KEY);
  } catch {
    // Nothing was kept.
  }
  for (const tell of [...watchers]) tell();
}

function countNow(): number {
  if (!isMembersCart()) return readGuestCart().availableCartNum;
  try {
    const kept = Number(localStorage.getItem(COUNT_KEY) ?? Number.NaN);
    if (Number.isSafeInteger(kept) && kept >= 0) return kept;
  } catch {
    // The number in memory will do.
  }
  return known ?? 0;
}

function watchCount(tell: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === COUNT_KEY) tell();
  };
  const stop = watchCartOwner(tell);
  watchers.add(tell);
  window.addEventListener('storage', heard);
  return () => {
    stop();
    watchers.delete(tell);
    window.removeEventListener('storage', heard);
  };
}
