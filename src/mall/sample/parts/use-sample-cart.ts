// The sample cart on the screen: every change goes to the server, the last answer is drawn.
import { useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import type { SampleCart, SampleCartLine } from '../sample-cart.protocol.ts';
import { keepSampleCartCount } from './sample-cart-count.ts';
import { sampleWords } from './sample-words.ts';

export interface SampleCartChanges {
  cart: SampleCart;
  isMoving: boolean;
  changeNum(line: SampleCartLine, buyNum: number): Promise<void>;
  /** Without lines: the whole sample cart. */
  check(checked: boolean, lines?: readonly SampleCartLine[]): void;
  remove(lines: readonly SampleCartLine[]): Promise<void>;
}

/** Changes wait for each other, so that a slow answer never brings back an older sample cart. */
export function useSampleCart(loaded: SampleCart): SampleCartChanges {
  const say = useWords(sampleWords);
  const [cart, setCart] = useState(loaded);
  const [isMoving, setMoving] = useState(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(0);
  const [shown, setShown] = useState(loaded);
  if (shown !== loaded) {
    setShown(loaded);
    setCart(loaded);
  }

  function queue(change: () => Promise<SampleCart>): Promise<void> {
    last.current += 1;
    setMoving(true);
    const done = answer(line.current, last.current, change);
    line.current = done;
    return done;
  }

  async function answer(before: Promise<unknown>, mine: number, change: () => Promise<SampleCart>) {
    await before;
    let next: SampleCart | undefined;
    try {
      next = await change();
    } catch (reason) {
      toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : say.changeFailed });
      next = await call(sampleProtocol.cartList, {}).catch(() => undefined);
    }
    if (mine !== last.current) return;
    setMoving(false);
    if (!next) return;
    setCart(next);
    keepSampleCartCount(next.availableSampleCartNum);
  }

  const idsOf = (lines: readonly SampleCartLine[]) => lines.map((one) => one.cartId);
  return {
    cart,
    isMoving,
    changeNum: ({ cartId }, number) => queue(() => call(sampleProtocol.changeNum, { cartId, number })),
    check: (checked, lines) =>
      void queue(() => call(sampleProtocol.checkedCarts, { checked, cartIds: lines && idsOf(lines) })),
    remove: (lines) => queue(() => call(sampleProtocol.deleteCarts, { cartIds: idsOf(lines) })),
  };
}
