// The sums under a cart, computed alike for a guest in the browser and for a member on the server.
import { type Cents, cents, NOTHING, sum } from '#kit/money/money.ts';
import { type FreightRule, freightOf } from '#mall/store/freight.ts';

/** A line that can be bought, with its amount in fen. */
export interface CountedLine {
  isChecked: boolean;
  amount: Cents;
}

export interface StoreTotals {
  /** Every line is checked, and there is one. */
  checkedAll: boolean;
  /** Σ of checked lines, without freight. */
  totalAmount: Cents;
  /** How many lines are checked. */
  totalCheck: number;
  /** Nothing while nothing is checked. */
  freight: Cents;
  /** What is missing for free freight; null when it is reached, never granted, or nothing would be charged anyway. */
  missingForFreeFreight: Cents | null;
}

/** The sums under one store's lines. */
export function storeTotals(lines: readonly CountedLine[], rule: FreightRule): StoreTotals {
  const checked = lines.filter((line) => line.isChecked);
  const totalAmount = sum(checked.map((line) => line.amount));
  const freight = checked.length > 0 ? freightOf(rule, totalAmount) : NOTHING;
  return {
    checkedAll: lines.length > 0 && checked.length === lines.length,
    totalAmount,
    totalCheck: checked.length,
    freight,
    missingForFreeFreight:
      freight > 0 && rule.freeFreightFrom !== null ? cents(rule.freeFreightFrom - totalAmount) : null,
  };
}

export interface CartTotals {
  checkedAll: boolean;
  totalAmount: Cents;
  totalCheck: number;
}

/** The sums under the whole cart, from those of its stores. */
export function cartTotals(stores: readonly StoreTotals[]): CartTotals {
  return {
    checkedAll: stores.length > 0 && stores.every((store) => store.checkedAll),
    totalAmount: sum(stores.map((store) => store.totalAmount)),
    totalCheck: stores.reduce((count, store) => count + store.totalCheck, 0),
  };
}
