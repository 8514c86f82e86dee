// How the price of a package is shared among its components (domain-lab 3.5).
import { type Cents, cents } from '#kit/money/money.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';
import { TAX_RATE } from './price-of-form.ts';

/**
 * Shares in fen that add up to the price: half up each and never more than is left, the last takes the rest.
 * @param weights fen above zero: what each costs alone, times how many there are
 */
export function shareByWeight(price: Cents, weights: readonly number[]): Cents[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  let left: number = price;
  return weights.map((weight, at) => {
    const halfUp = Number((BigInt(price) * BigInt(weight) * 2n + all) / (all * 2n));
    const share = at === weights.length - 1 ? left : Math.min(left, halfUp);
    left -= share;
    return cents(share);
  });
}

/** The same, each with the tax that is in it. */
export const taxedShares = (price: Cents, weights: readonly number[]): { amount: Cents; tax: Cents }[] =>
  shareByWeight(price, weights).map((amount) => ({ amount, tax: cents(amount - netOf(amount, TAX_RATE)) }));
