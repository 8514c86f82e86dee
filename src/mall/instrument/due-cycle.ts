// When an instrument has to be served next, and what that makes of it (domain-lab 2.8).
import { atNoon, dayAfter, daysBetween } from '#kit/time/day-in-china.ts';
import type { InstrumentState } from './instrument-process.ts';

/** From so many days before its due day on it is due soon. */
export const SOON_DAYS = 60;
/** Days before the due day (below zero: after it) on which its owner hears of it. */
export const REMINDS: readonly number[] = [60, 30, 7, 0, -7];

/**
 * The last day of the cycle that began with the last service: the same day of the month so many months later, less one day;
 * from a day that the later month does not have, its last one.
 * @param lastDate `2026-11-27`; empty: it was never served
 * @returns `2027-11-26`; empty without a last day
 */
export function nextDueOf(lastDate: string, cycleMonths: number): string {
  if (lastDate === '') return '';
  const last = atNoon(lastDate);
  const first = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + cycleMonths, 1, 12));
  const longest = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(last.getUTCDate(), longest));
  return dayAfter(first.toISOString().slice(0, 10), -1);
}

/** Of one that is in use. On its due day it is still in time; what was never served is overdue. @param nextDueDate empty: never served */
export function stateByDate(
  nextDueDate: string,
  today: string,
): Extract<InstrumentState, 'VALID' | 'DUE_SOON' | 'OVERDUE'> {
  if (nextDueDate === '') return 'OVERDUE';
  const left = daysBetween(today, nextDueDate);
  return left < 0 ? 'OVERDUE' : left <= SOON_DAYS ? 'DUE_SOON' : 'VALID';
}
