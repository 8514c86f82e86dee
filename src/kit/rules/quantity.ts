// Which quantities may be bought: MOQ, multiple and limit, and how a wrong quantity is mended (domain R8).

export interface QuantityRule {
  minBuyNum: number;
  multiple: number;
  /** Most that one buyer may take at once; absent: no limit. */
  maxBuyNum?: number | null;
}

/** valid(q) ⇔ q ≥ MOQ ∧ q mod multiple = 0 ∧ q ≤ max. */
export function isValidQuantity(quantity: number, rule: QuantityRule): boolean {
  return (
    Number.isSafeInteger(quantity) &&
    quantity >= rule.minBuyNum &&
    quantity % rule.multiple === 0 &&
    (rule.maxBuyNum == null || quantity <= rule.maxBuyNum)
  );
}

/** A MOQ that is no multiple is raised to the next one, so that the first valid quantity is always the MOQ. */
export function raisedMinBuyNum(minBuyNum: number, multiple: number): number {
  return Math.max(1, Math.ceil(minBuyNum / multiple)) * multiple;
}

/**
 * The smallest valid quantity that is at least `wanted`; where the limit forbids it, the largest valid one.
 * `undefined` when nothing at all can be bought.
 */
export function repairQuantity(wanted: number, rule: QuantityRule): number | undefined {
  const up = Math.ceil(Math.max(wanted, rule.minBuyNum) / rule.multiple) * rule.multiple;
  if (rule.maxBuyNum == null || up <= rule.maxBuyNum) return up;
  const down = Math.floor(rule.maxBuyNum / rule.multiple) * rule.multiple;
  return down >= rule.minBuyNum ? down : undefined;
}
