// Puts an order's lines into the cart again and says what could not be had.
import { call } from '#kit/browser/call.ts';
import { toast } from '#kit/ui/toast.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { cartCount } from '#mall/cart/parts/cart-count.ts';
import { orderProtocol } from '../order.protocol.ts';
import type { buyerWords } from './buyer-words.ts';

/** @throws CallError */
export async function buyAgain(
  orderSn: string,
  say: Spoken<typeof buyerWords>,
  goToCart: () => void,
): Promise<void> {
  const { added, refused } = await call(orderProtocol.buyAgain, { orderSn });
  if (added > 0) {
    void cartCount.again();
    toast.show({ text: say.boughtAgain(added), action: { text: say.goToCart, onPress: goToCart } });
  }
  if (refused.length > 0)
    toast.show({ tone: 'waiting', seconds: 10, text: say.notAdded + refused.join('; ') });
}
