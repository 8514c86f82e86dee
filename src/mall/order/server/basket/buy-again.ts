// Puts an order's goods into the cart again, as far as they can be had.
import { Refusal } from '#kit/http/refusal.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { putIntoCart } from '#mall/cart/server/cart.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { buyersSide, findOrder, linesOf } from '../hold-order.ts';
import { orderErrors } from '../order.errors.ts';

/**
 * Several lines of one product are put in together; what was agreed by words is in no listing.
 * @returns how many products were added, and a sentence for each that was not
 * @throws orderErrors.allByWords
 */
export const buyAgain: Action<typeof orderProtocol.buyAgain> = async (work, member, { orderSn }) => {
  await findOrder(work, buyersSide(member), orderSn);
  const refused: string[] = [];
  let added = 0;
  const lines = (await linesOf(work, [orderSn])).flatMap((line) =>
    line.productId === null ? [] : [{ ...line, productId: line.productId }],
  );
  if (lines.length === 0) throw orderErrors.allByWords();
  for (const line of lines.toSorted((a, b) => a.productId - b.productId)) {
    try {
      await putIntoCart(work, member, line.productId, line.buyNum);
      added++;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(
        work.language === 'zh' ? `${line.partNo}：${error.text.zh}` : `${line.partNo}: ${error.text.en}`,
      );
    }
  }
  return { added, refused };
};
