// How much of a credit account an order takes, on each basis and at each moment of its life (domain-money §5, X6).
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import type { CreditBasis } from './credit-terms.ts';

/** What is known of one order on credit, in fen. */
export interface Charge {
  /** Released to its store; before that it is in review. */
  isReleased: boolean;
  /** What it costs at present, less what was cancelled or taken back. */
  owed: Cents;
  /** What of it has been delivered, or has been billed without that. */
  shipped: Cents;
  /** What of it stands on statements that are cut. */
  billed: Cents;
  paid: Cents;
}

export interface Exposure {
  used: Cents;
  reserved: Cents;
  upcoming: Cents;
}

export const NO_EXPOSURE: Exposure = { used: NOTHING, reserved: NOTHING, upcoming: NOTHING };

/** What an order counts for now. Paid and taken back at once, `used` may be below nothing. */
export function exposureOf(
  basis: CreditBasis,
  { isReleased, owed, shipped, billed, paid }: Charge,
): Exposure {
  if (!isReleased) return { ...NO_EXPOSURE, reserved: owed };
  const counted = basis === 'ORDERS' ? owed : basis === 'SHIPPED' ? shipped : billed;
  return { used: cents(counted - paid), reserved: NOTHING, upcoming: cents(owed - counted) };
}

/** How far what is taken off an order had come. */
export interface CameTo {
  isShipped: boolean;
  isBilled: boolean;
}

/** What is taken off an order goes off what was delivered and cut as well, where it had come so far. */
export function lessOwed<C extends Charge>(charge: C, amount: Cents, { isShipped, isBilled }: CameTo): C {
  const off = (value: Cents, isToo: boolean): Cents => (isToo ? cents(value - amount) : value);
  return {
    ...charge,
    owed: off(charge.owed, true),
    shipped: off(charge.shipped, isShipped),
    billed: off(charge.billed, isBilled),
  };
}

export const addExposure = (one: Exposure, other: Exposure, sign: 1 | -1 = 1): Exposure => ({
  used: cents(one.used + sign * other.used),
  reserved: cents(one.reserved + sign * other.reserved),
  upcoming: cents(one.upcoming + sign * other.upcoming),
});
