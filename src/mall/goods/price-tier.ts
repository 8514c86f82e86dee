// Price ladders: which unit price holds at which quantity, and when buying more costs less.
import { type Cents, lineAmount, type UnitPrice } from '#kit/money/money.ts';
import { isValidQuantity, type QuantityRule, repairQuantity } from '#kit/rules/quantity.ts';

export interface PriceTier {
  /** From this quantity on. */
  minNum: number;
  unitPrice: UnitPrice;
}

/** The step of the ladder that holds at `quantity`; below the first step, the first one. @param tiers ascending, not empty */
export function tierAt(tiers: readonly PriceTier[], quantity: number): PriceTier {
  return tiers.findLast((tier) => tier.minNum <= quantity) ?? tiers[0]!;
}

/** The unit price at `quantity` pieces. */
export function unitPriceAt(tiers: readonly PriceTier[], quantity: number): UnitPrice {
  return tierAt(tiers, quantity).unitPrice;
}

/** Whether a ladder may be saved: ascending quantities from 1 up, strictly falling prices, at most ten steps. */
export function isLadder(tiers: readonly PriceTier[]): boolean {
  return (
    tiers.length > 0 &&
    tiers.length <= 10 &&
    tiers.every(
      (tier, i) =>
        tier.minNum >= 1 &&
        tier.unitPrice > 0 &&
        (i === 0 || (tier.minNum > tiers[i - 1]!.minNum && tier.unitPrice < tiers[i - 1]!.unitPrice)),
    )
  );
}

/**
 * The quantity that covers `wanted` for the least money: the repaired wish, or the start of a later step that costs
 * less in all (domain 3.10.6). `undefined` when nothing can be bought.
 */
export function cheapestQuantity(
  wanted: number,
  tiers: readonly PriceTier[],
  rule: QuantityRule,
): { quantity: number; amount: Cents } | undefined {
  const repaired = repairQuantity(wanted, rule);
  if (repaired === undefined) return undefined;
  const steps = tiers
    .map((tier) => repairQuantity(tier.minNum, rule))
    .filter((n) => n !== undefined && n > repaired);
  let best = { quantity: repaired, amount: lineAmount(unitPriceAt(tiers, repaired), repaired) };
  for (const quantity of steps as number[]) {
    if (!isValidQuantity(quantity, rule)) continue;
    const amount = lineAmount(unitPriceAt(tiers, quantity), quantity);
    if (amount < best.amount) best = { quantity, amount };
  }
  return best;
}
