// The days of a visit: how many it takes, whether two are in each other's way, and from when on another day comes too late (domain-lab 2.7).
import { atNoon, dayAfter } from '#kit/time/day-in-china.ts';
import { isWorkingDay, type WorkingCalendar } from '#kit/time/working-days.ts';
import type { Slot } from './visit-status.ts';

/** A visit's days of China, `2026-12-01`, with the last one. */
export interface VisitDays {
  date: string;
  lastDay: string;
  slot: Slot;
}

/** What so many people need for so many man-days. @param people at least one */
export const lastDayOf = (date: string, manDays: number, people: number): string =>
  dayAfter(date, Math.max(1, Math.ceil(manDays / people)) - 1);

/** Somebody cannot be at both. Morning and afternoon of one day are not in each other's way. */
export function areInTheWay(one: VisitDays, other: VisitDays): boolean {
  if (one.lastDay < other.date || other.lastDay < one.date) return false;
  const isOneDay = one.date === one.lastDay && other.date === other.lastDay;
  return !isOneDay || one.slot === 'DAY' || other.slot === 'DAY' || one.slot === other.slot;
}

/** Later than one working day before it, another day costs the visit. */
export function isTooLate(date: string, today: string, calendar: WorkingCalendar): boolean {
  let last = dayAfter(date, -1);
  while (!isWorkingDay(atNoon(last), calendar)) last = dayAfter(last, -1);
  return today > last;
}
