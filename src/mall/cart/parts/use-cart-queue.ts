// A cart on the screen: changes go to the server one by one, and only the answer to the last one is drawn.
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { CallError } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';

export interface CartQueue<C> {
  cart: C;
  /** Draws what the server has not answered yet. */
  setCart: Dispatch<SetStateAction<C>>;
  /** A change is on its way: totals may still move. */
  isMoving: boolean;
  /** Resolves when the server has answered; refusals have been shown by then. */
  queue(change: () => Promise<C>): Promise<void>;
}

/** So a slow answer never brings back an older cart. */
export function useCartQueue<C>(
  loaded: C,
  how: {
    /** The cart as it is, read after a change that was refused. */
    present: () => Promise<C>;
    /** Hears each cart that is drawn. */
    onAnswer: (cart: C) => void;
    /** Said where the server says nothing itself. */
    failed: string;
  },
): CartQueue<C> {
  const [cart, setCart] = useState(loaded);
  const [isMoving, setMoving] = useState(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(0);

  // Loaded anew: what was on the screen is older.
  const [shown, setShown] = useState(loaded);
  if (shown !== loaded) {
    setShown(loaded);
    setCart(loaded);
  }

  function queue(change: () => Promise<C>): Promise<void> {
    last.current += 1;
    setMoving(true);
    const done = answer(line.current, last.current, change);
    line.current = done;
    return done;
  }

  async function answer(before: Promise<unknown>, mine: number, change: () => Promise<C>): Promise<void> {
    await before;
    let next: C | undefined;
    try {
      next = await change();
    } catch (reason) {
      toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : how.failed });
      next = await how.present().catch(() => undefined);
    }
    if (mine !== last.current) return;
    setMoving(false);
    if (!next) return;
    setCart(next);
    how.onAnswer(next);
  }
  return { cart, setCart, isMoving, queue };
}
