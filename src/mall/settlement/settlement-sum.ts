// What an order brings its store, what a bill comes to, and when bills are cut (domain-money §9, "who gets what").
import { type Cents, cents, sum } from '#kit/money/money.ts';

/** What an order has come to, in fen. */
export interface OrderMoney {
  /** What the buyer paid or owed for it. */
  payable: Cents;
  /** What need not be paid any more, and what went back to him. */
  waived: Cents;
  refunded: Cents;
  /** What the platform's discounts and points have paid in the buyer's place, and what of that went back. */
  subsidies: Cents;
  subsidiesBack: Cents;
}

/** V: the store's own discount has lowered it, the platform's and points have not. */
export const saleValue = ({ payable, waived, refunded, subsidies, subsidiesBack }: OrderMoney): Cents =>
  cents(payable - waived - refunded + subsidies - subsidiesBack);

/** Which part of V passes through the platform, and so through the bill: an order on its store's own credit was paid to the store itself. */
export const billedValue = (value: Cents, subsidies: Cents, isPaidToStore: boolean): Cents =>
  isPaidToStore ? subsidies : value;

export const ROW_KINDS = ['RELEASE', 'STATEMENT', 'REFUND', 'COMPENSATION', 'ADJUSTMENT', 'DEPOSIT'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row of a bill: its amount is the store's, its commission the platform's; what is taken back is below zero. */
export interface BillRow {
  kind: RowKind;
  amount: Cents;
  commission: Cents;
}

export interface BillSums {
  released: Cents;
  refunds: Cents;
  /** Net of what was given back. */
  commission: Cents;
  /** Carriage and compensation that the store bears, and what the platform has adjusted. */
  others: Cents;
  carried: Cents;
  /** What the store gets; below zero it owes that. */
  total: Cents;
}

/** @param carried what former bills were too small for, or lacked */
export function billOf(rows: readonly BillRow[], carried: Cents): BillSums {
  const of = (...kinds: RowKind[]) =>
    sum(rows.filter((row) => kinds.includes(row.kind)).map((row) => row.amount));
  const released = of('RELEASE', 'STATEMENT');
  const refunds = of('REFUND');
  const others = of('COMPENSATION', 'ADJUSTMENT', 'DEPOSIT');
  const commission = sum(rows.map((row) => row.commission));
  return {
    ...{ released, refunds, commission, others, carried },
    total: cents(released + refunds + others + carried - commission),
  };
}

/** Too small to be paid out, or below zero: the next bill takes it. */
export const isCarried = (total: Cents, least: Cents): boolean => total < least || total <= 0;

/** chosen (domain-money §9): so often in a row below zero, the deposit pays. */
const TIMES_BELOW = 3;

/**
 * What a bill takes of its store's deposit, and what the store is asked for where that is not enough.
 * @param former totals of the bills before, the newest first, as they were carried
 */
export function takenOfDeposit(
  total: Cents,
  former: readonly Cents[],
  deposit: Cents,
): { taken: Cents; demanded: Cents } {
  const isDue =
    total < 0 && former.length >= TIMES_BELOW - 1 && former.slice(0, TIMES_BELOW - 1).every((one) => one < 0);
  const taken = cents(isDue ? Math.min(deposit, -total) : 0);
  return { taken, demanded: cents(isDue ? -total - taken : 0) };
}

/** How often: on the 5th; on the 5th and the 20th; each Tuesday. */
export const CYCLES = { MONTHLY: 1, HALF_MONTHLY: 2, WEEKLY: 3 } as const;

/** @param day of China, `2026-11-05` */
export function isCutDay(cycle: number, day: string): boolean {
  if (cycle === CYCLES.WEEKLY) return new Date(`${day}T00:00:00Z`).getUTCDay() === 2;
  const date = day.slice(8);
  return date === '05' || (cycle === CYCLES.HALF_MONTHLY && date === '20');
}

/** The next day on which bills are cut. @param today a day of China, not counted */
export function nextCutDay(cycle: number, today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (!isCutDay(cycle, day.toISOString().slice(0, 10)));
  return day.toISOString().slice(0, 10);
}

/** The last day on which bills were to be cut: one that was missed is made good. @param today a day of China, itself counted */
export function lastCutDay(cycle: number, today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  while (!isCutDay(cycle, day.toISOString().slice(0, 10))) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
