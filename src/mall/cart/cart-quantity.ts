// Which quantities a cart line may have, and the sentences that refuse the others (spec §8). The same rule in browser and server.
import { isValidQuantity, type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';
import type { Text } from '#kit/words/text.ts';

/** chosen: more lines than this are a purchasing list, not a cart. */
export const CART_LINES = 500;
/** The largest quantity that can be written on a line. */
export const LARGEST_NUMBER = 999_999_999;

export interface BuyRule extends QuantityRule {
  /** Pieces that may be ordered now. */
  available: number;
}

/** Spec §8, cart messages. Where a number helps to mend it, it follows in brackets. */
export const cartSays = {
  shortage: (left: number): Text => ({
    zh: `库存不足（剩余 ${left} 件）`,
    en: `Inventory shortage (${left} left)`,
  }),
  limit: (most: number): Text => ({
    zh: `超出限购数量（最多 ${most} 件）`,
    en: `Exceeds purchase limit (at most ${most})`,
  }),
  minimum: { zh: '最少购买 1 件', en: 'Minimum purchase 1' },
  range: (minBuyNum: number, multiple: number): Text => ({
    zh: `数量超出范围（${minBuyNum} 件起订，须为 ${multiple} 的倍数）`,
    en: `Quantity out of range (from ${minBuyNum}, in multiples of ${multiple})`,
  }),
  tooMany: {
    zh: `数量超出范围（最多 ${LARGEST_NUMBER} 件）`,
    en: `Quantity out of range (at most ${LARGEST_NUMBER})`,
  },
  onlyNumbers: { zh: '只能输入非零数字', en: 'Only non-zero numbers can be entered' },
  empty: { zh: '结算商品不能为空', en: 'Settlement products cannot be empty' },
} as const;

/** What is wrong with a quantity, and the quantity that one click would make of it; null when nothing can be bought. */
export interface QuantityProblem {
  kind: 'number' | 'quantity' | 'limit' | 'shortage';
  text: Text;
  mendNum: number | null;
}

/** What is wrong with a wish before anything is known about the product. */
export function checkNumber(number: number): QuantityProblem | undefined {
  if (!Number.isSafeInteger(number) || number === 0)
    return { kind: 'number', text: cartSays.onlyNumbers, mendNum: 1 };
  if (number < 0) return { kind: 'number', text: cartSays.minimum, mendNum: 1 };
  if (number > LARGEST_NUMBER) return { kind: 'quantity', text: cartSays.tooMany, mendNum: LARGEST_NUMBER };
  return undefined;
}

/** What is wrong with a quantity of a product: number, limit, MOQ and multiple, stock, in this order. */
export function checkQuantity(number: number, rule: BuyRule): QuantityProblem | undefined {
  const wrong = checkNumber(number);
  const mendNum = mendQuantity(number, rule) ?? null;
  if (wrong) return { ...wrong, mendNum };
  if (rule.maxBuyNum != null && number > rule.maxBuyNum)
    return { kind: 'limit', text: cartSays.limit(rule.maxBuyNum), mendNum };
  if (!isValidQuantity(number, rule))
    return { kind: 'quantity', text: cartSays.range(rule.minBuyNum, rule.multiple), mendNum };
  if (number > rule.available) return { kind: 'shortage', text: cartSays.shortage(rule.available), mendNum };
  return undefined;
}

/** The valid quantity next to `wanted` that limit and stock allow: upwards, else the largest; `undefined` when there is none. */
export function mendQuantity(wanted: number, rule: BuyRule): number | undefined {
  const most = Math.min(rule.maxBuyNum ?? LARGEST_NUMBER, rule.available, LARGEST_NUMBER);
  return repairQuantity(wanted, { minBuyNum: rule.minBuyNum, multiple: rule.multiple, maxBuyNum: most });
}
