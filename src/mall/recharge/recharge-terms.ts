// What may be put into a wallet at once, how much it may hold, and how long there is to pay.
import { type Cents, cents } from '#kit/money/money.ts';
import { hours, minutes } from '#kit/time/duration.ts';

/** Whole yuan of one recharge (specification). */
export const LEAST = 1;
export const MOST = 5_000;
/** What a wallet may hold after a recharge (domain 3.7.5). */
const MOST_HELD = 999_999;

export const PAY_TIME = hours(2);
/** Credited within 1 to 5 minutes (specification); after that one asks customer service. */
export const SERVICE_AFTER = minutes(5);

/** chosen: what one presses instead of typing. */
export const QUICK_AMOUNTS = [100, 200, 500, 1_000, 2_000, 5_000];

/** Whether it is a whole number of yuan within the limits, as somebody types it. */
export const isAmount = (typed: string): boolean =>
  /^[1-9]\d{0,3}$/.test(typed.trim()) && Number(typed) <= MOST;

/**
 * The most whole yuan that may be put in now; nothing where the wallet is full.
 * @param held fen in the wallet, and fen of recharges that may still be paid
 */
export function mostNow(held: { balance: Cents; pending: Cents }): number {
  const left = Math.floor((MOST_HELD * 100 - held.balance - held.pending) / 100);
  return Math.max(0, Math.min(MOST, left));
}

export const fenOf = (yuan: number): Cents => cents(yuan * 100);
