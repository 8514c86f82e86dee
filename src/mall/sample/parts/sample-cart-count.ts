// How many lines the member's sample cart holds, for the badge on every page; a guest has none (spec §6).
import { useEffect, useSyncExternalStore } from 'react';
import { isMembersCart, watchCartOwner } from '#mall/cart/parts/cart-owner.ts';

/** The number last heard, shared by all tabs and shown at once on the next page. */
const COUNT_KEY = 'sampleCartCount';
const watchers = new Set<() => void>();
let asking: Promise<void> | undefined;

/** 0 on the server and for guests. Asked for once per page life after a login, when the page is at rest. */
export function useSampleCartCount(): number {
  const isMembers = useSyncExternalStore(watchCartOwner, isMembersCart, () => false);
  const count = useSyncExternalStore(watchCount, countNow, () => 0);
  useEffect(() => {
    if (!(isMembers || isMembersCart())) {
      keep(undefined);
      asking = undefined;
      return;
    }
    const rest =
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback
        : (act: () => void) => setTimeout(act, 300);
    rest(() => void askSampleCartCount());
  }, [isMembers]);
  return count;
}

/** Every reply that tells availableSampleCartNum hands it in here. */
export const keepSampleCartCount = (availableSampleCartNum: number): void => keep(availableSampleCartNum);

/** Something was taken out of it: asks anew. */
export function refreshSampleCartCount(): Promise<void> {
  asking = undefined;
  return askSampleCartCount();
}

/** Asks the server once until the member leaves. Failure leaves the number as it was. */
function askSampleCartCount(): Promise<void> {
  asking ??= (async () => {
    const [{ call }, { sampleProtocol }] = await Promise.all([
      import('#kit/browser/call.ts'),
      import('../sample.protocol.ts'),
    ]);
    try {
      const { availableSampleCartNum } = await call(sampleProtocol.cartList, {});
      if (isMembersCart()) keep(availableSampleCartNum);
    } catch {
      asking = undefined;
    }
  })();
  return asking;
}

function keep(count: number | undefined): void {
  try {
    if (count === undefined) localStorage.removeItem(COUNT_KEY);
    else localStorage.setItem(COUNT_KEY, String(count));
  } catch {
    // A browser that keeps nothing shows no number.
  }
  for (const tell of [...watchers]) tell();
}

function countNow(): number {
  if (!isMembersCart()) return 0;
  try {
    const kept = Number(localStorage.getItem(COUNT_KEY));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
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
