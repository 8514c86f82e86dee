// The sample cart on the screen: every change goes to the server, the last answer is drawn.
import { call } from '#kit/browser/call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type CartQueue, useCartQueue } from '#mall/cart/parts/use-cart-queue.ts';
import { sampleProtocol } from '../sample.protocol.ts';
import type { SampleCart, SampleCartLine } from '../sample-cart.protocol.ts';
import { sampleCartCount } from './sample-cart-count.ts';
import { sampleWords } from './sample-words.ts';

export interface SampleCartChanges extends Pick<CartQueue<SampleCart>, 'cart' | 'isMoving'> {
  changeNum(line: SampleCartLine, buyNum: number): Promise<void>;
  /** Without lines: the whole sample cart. */
  check(checked: boolean, lines?: readonly SampleCartLine[]): void;
  remove(lines: readonly SampleCartLine[]): Promise<void>;
}

export function useSampleCart(loaded: SampleCart): SampleCartChanges {
  const say = useWords(sampleWords);
  const { cart, isMoving, queue } = useCartQueue(loaded, {
    present: () => call(sampleProtocol.cartList, {}),
    onAnswer: ({ availableSampleCartNum }) => sampleCartCount.keep(availableSampleCartNum),
    failed: say.changeFailed,
  });
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
