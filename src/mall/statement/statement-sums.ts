// What a statement comes to, what a late fee of a day is, and what an order shows of its statements (domain-money §5, X7).
import { type Cents, cents } from '#kit/money/money.ts';
import type { SettleState, StatementState } from './statement-status.ts';

export interface StatementSums {
  /** Σ of its items: memos and what was carried from elsewhere are among them, what was carried on is off. */
  total: Cents;
  /** Of principal and fees together. */
  paid: Cents;
  lateFee: Cents;
  waived: Cents;
}

/** What is still to be paid; nothing or less: settled. */
export const restOf = ({ total, paid, lateFee, waived }: StatementSums): Cents =>
  cents(total + lateFee - waived - paid);

/** Of that, what is no late fee: fees are paid last. */
export const principalOf = ({ total, paid }: StatementSums): Cents => cents(Math.max(0, total - paid));

/**
 * The late fee of one day: half up to the fen, on overdue principal without what is disputed, and not beyond the cap.
 * @param of.rate hundred thousandths a day
 * @param of.cap per cent of what was late that all fees together may come to
 */
export function lateFeeOf(of: StatementSums & { disputed: Cents; rate: number; cap: number }): Cents {
  const base = Math.max(0, principalOf(of) - of.disputed);
  const fee = Math.floor((base * of.rate + 50_000) / 100_000);
  const most = Math.floor((Math.max(0, of.total) * of.cap) / 100) - of.lateFee;
  return cents(Math.max(0, Math.min(fee, most)));
}

/** Where an order stands with its statements. @param isBilled nothing of it is still to come */
export function settleStateOf(states: readonly StatementState[], isBilled: boolean): SettleState {
  for (const state of ['OVERDUE', 'PENDING_REVIEW', 'PENDING_PAYMENT'] as const)
    if (states.includes(state)) return state;
  return isBilled && states.length > 0 && states.every((state) => state === 'SETTLED')
    ? 'SETTLED'
    : 'PENDING_SETTLEMENT';
}

/** Spreads money over what is to be paid, in its order. @returns how much of it each gets */
export function spread(rests: readonly Cents[], amount: Cents): Cents[] {
  let left: number = amount;
  return rests.map((rest) => {
    const part = Math.max(0, Math.min(left, rest));
    left -= part;
    return cents(part);
  });
}
