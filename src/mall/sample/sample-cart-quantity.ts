// Which quantities of a sample may be asked for, and the sentences that refuse the others. The same rule in browser and server.
import type { Text } from '#kit/words/text.ts';
import { cartSays } from '#mall/cart/cart-quantity.ts';

export interface SampleRule {
  /** Most pieces in one request. */
  sampleLimit: number;
  /** Pieces that are left. */
  sampleStock: number;
}

/** In the words of the cart (spec §8). */
export const sampleCartSays = {
  shortage: (left: number): Text => ({
    zh: `样品库存不足（剩余 ${left} 件）`,
    en: `Too few samples (${left} left)`,
  }),
  limit: (most: number): Text => ({
    zh: `每次最多申请 ${most} 件样品`,
    en: `At most ${most} samples in one request`,
  }),
  minimum: { zh: '最少申请 1 件', en: 'At least 1 sample' },
  noSamples: { zh: '该商品暂无样品', en: 'There are no samples of this' },
  offSale: { zh: '商品已下架', en: 'No longer on sale' },
} as const;

export interface SampleQuantityProblem {
  kind: 'quantity' | 'shortage';
  text: Text;
  /** The quantity that one click would make of it; null when none can be had. */
  mendNum: number | null;
}

/** What is wrong with asking for so many: number, limit per request, stock of samples, in this order. MOQs do not count. */
export function checkSampleNumber(number: number, rule: SampleRule): SampleQuantityProblem | undefined {
  const most = Math.min(rule.sampleLimit, rule.sampleStock);
  const mendNum = most > 0 ? Math.min(Math.max(1, Number.isSafeInteger(number) ? number : 1), most) : null;
  if (!Number.isSafeInteger(number) || number === 0)
    return { kind: 'quantity', text: cartSays.onlyNumbers, mendNum };
  if (number < 0) return { kind: 'quantity', text: sampleCartSays.minimum, mendNum };
  if (number > rule.sampleLimit)
    return { kind: 'quantity', text: sampleCartSays.limit(rule.sampleLimit), mendNum };
  if (number > rule.sampleStock)
    return { kind: 'shortage', text: sampleCartSays.shortage(rule.sampleStock), mendNum };
  return undefined;
}
