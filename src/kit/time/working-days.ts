// Working days as China counts them: weekends and days off rest, weekends that make up for a holiday work.
import { AHEAD_OF_UTC, dayInChina } from './day-in-china.ts';
import { days as daysLong } from './duration.ts';

/** What differs from Monday to Friday, as days of China: `2026-02-17`. */
export interface WorkingCalendar {
  /** Days off. */
  off: ReadonlySet<string>;
  /** Saturdays and Sundays that are worked. A day in both sets is worked. */
  working: ReadonlySet<string>;
}

/** The longest holiday has nine days: a calendar that rests longer than this is a mistake. */
const LONGEST_REST = 60;

/** Whether the day of China at this moment is worked. */
export function isWorkingDay(at: Date, calendar: WorkingCalendar): boolean {
  const day = dayInChina(at);
  if (calendar.working.has(day)) return true;
  if (calendar.off.has(day)) return false;
  const weekday = new Date(at.getTime() + AHEAD_OF_UTC).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/**
 * The moment `count` working days later, at the same time of day; the day of `from` itself is not counted.
 * @param count whole, not negative; 0 is `from` itself
 * @throws RangeError for another count, and for a calendar that never works again
 */
export function addWorkingDays(from: Date, count: number, calendar: WorkingCalendar): Date {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a number of working days: ${count}`);
  let at = from;
  let rested = 0;
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + daysLong(1));
    if (isWorkingDay(at, calendar)) {
      left--;
      rested = 0;
    } else if (++rested > LONGEST_REST) {
      throw new RangeError(`nobody works for ${LONGEST_REST} days before ${dayInChina(at)}`);
    }
  }
  return at;
}
