// Puts several goods of a member's list into the cart, one after the other, and tells what came of it.
import { toast } from '#kit/ui/toast.ts';
import type { Spoken } from '#kit/words/speak.ts';
import type { OwnGoods } from '../favourite.protocol.ts';
import type { favouriteWords } from './favourite-words.ts';

/**
 * What the mall refuses does not stop the rest.
 * @param add puts one into the cart; throws with the sentence that is shown
 * @returns how many went in
 */
export async function addMany<Goods extends OwnGoods>(
  chosen: readonly Goods[],
  add: (goods: Goods) => Promise<void>,
  say: Spoken<typeof favouriteWords>,
  goToCart: () => void,
): Promise<number> {
  let [added, refused] = [0, ''];
  for (const goods of chosen) {
    try {
      await add(goods);
      added++;
    } catch (reason) {
      refused ||= say.notAdded(
        goods.partNo || goods.goodsName,
        reason instanceof Error ? reason.message : say.failed,
      );
    }
  }
  if (refused) toast.show({ tone: 'refused', text: refused });
  if (added > 0)
    toast.show({ text: say.addedSome(added), action: { text: say.goToCart, onPress: goToCart } });
  return added;
}
