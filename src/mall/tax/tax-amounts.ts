// Value-added tax of an amount that includes it (domain-money §6): net half up, tax the rest, unit prices to eight digits.
import { type Cents, cents } from '#kit/money/money.ts';

/**
 * What of an amount is not tax: half up(amount × 1000 ÷ (1000 + rate)).
 * @param amount in fen, tax included, not negative
 * @param rate per mille
 */
export function netOf(amount: Cents, rate: number): Cents {
  const whole = BigInt(1_000 + rate);
  return cents(Number((BigInt(amount) * 2_000n + whole) / (whole * 2n)));
}

/** The price of one piece without tax, in yuan to eight digits, half up. @param net in fen @param qty above zero */
export function netUnitPrice(net: Cents, qty: number): string {
  const digits = String((BigInt(net) * 2_000_000n + BigInt(qty)) / (BigInt(qty) * 2n)).padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`;
}
