// How many lines a cart of the member holds, for a badge on every page: kept in this browser, asked for once per page life.
import { useEffect, useSyncExternalStore } from 'react';
import { keep, readKept } from '#kit/browser/kept.ts';
import { isMembersCart, watchCartOwner } from './cart-owner.ts';

export interface CountOfCart {
  now(): number;
  watch(tell: () => void): () => void;
  /** Every reply that tells the number hands it in here. */
  keep(count: number): void;
  /** Asks the server, once until `again` or `forget`. Failure leaves the number as it was. */
  ask(): Promise<void>;
  /** Something was put in or taken out elsewhere: asks anew. */
  again(): Promise<void>;
  /** The member has left, or another one has come. */
  forget(): void;
}

/** 0 on the server and until the member's number is known. The server is asked when the page is at rest. */
export function useCountOf(cart: CountOfCart): number {
  const isMembers = useSyncExternalStore(watchCartOwner, isMembersCart, () => false);
  const count = useSyncExternalStore(cart.watch, cart.now, () => 0);
  useEffect(() => {
    if (!(isMembers || isMembersCart())) {
      cart.forget();
      return;
    }
    const rest =
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback
        : (act: () => void) => setTimeout(act, 300);
    rest(() => void cart.ask());
  }, [cart, isMembers]);
  return count;
}

/**
 * @param key under which the number last heard is shared by all tabs and shown at once on the next page
 * @param ask the server's answer
 * @param ofGuest what a guest reads
 */
export function countOfCart(key: string, ask: () => Promise<number>, ofGuest = () => 0): CountOfCart {
  const watchers = new Set<() => void>();
  let known: number | undefined;
  let asking: Promise<void> | undefined;

  function hold(count: number | undefined) {
    known = count;
    keep('local', key, count);
    for (const tell of [...watchers]) tell();
  }

  function asked(): Promise<void> {
    asking ??= ask().then(
      (count) => {
        if (isMembersCart()) hold(count);
      },
      () => {
        asking = undefined;
      },
    );
    return asking;
  }

  return {
    now() {
      if (!isMembersCart()) return ofGuest();
      const kept = readKept('local', key);
      return typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0 ? kept : (known ?? 0);
    },
    watch(tell) {
      const heard = (event: StorageEvent) => {
        if (event.key === key) tell();
      };
      const stop = watchCartOwner(tell);
      watchers.add(tell);
      window.addEventListener('storage', heard);
      return () => {
        stop();
        watchers.delete(tell);
        window.removeEventListener('storage', heard);
      };
    },
    keep: hold,
    ask: asked,
    again() {
      asking = undefined;
      return asked();
    },
    forget() {
      asking = undefined;
      hold(undefined);
    },
  };
}
