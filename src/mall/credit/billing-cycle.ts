// When statements are cut and due, as days of China (domain-money §5).
import { atNoon, dayAfter, endOfDay } from '#kit/time/day-in-china.ts';
import { isWorkingDay, type WorkingCalendar } from '#kit/time/working-days.ts';

export type CycleKind = 'MONTHLY' | 'HALF_MONTHLY' | 'WEEKLY';

export interface Cycle {
  cycleKind: CycleKind;
  /** Day of the month 1 to 28, or of the week 0 (Sunday) to 6. */
  cycleDay: number;
}

function isCutDay({ cycleKind, cycleDay }: Cycle, day: string): boolean {
  const date = atNoon(day).getUTCDate();
  if (cycleKind === 'WEEKLY') return atNoon(day).getUTCDay() === cycleDay;
  if (cycleKind === 'MONTHLY') return date === cycleDay;
  return date === 15 || dayAfter(day, 1).endsWith('-01');
}

/** Whether a cycle ever comes to its day. */
export const hasCutDay = ({ cycleKind, cycleDay }: Cycle): boolean =>
  cycleKind === 'HALF_MONTHLY' || (cycleKind === 'WEEKLY' ? cycleDay <= 6 : cycleDay >= 1 && cycleDay <= 28);

/** The first day from `day` on at whose end a statement is cut. @throws RangeError for a cycle without such a day */
export function nextCut(cycle: Cycle, day: string): string {
  for (let count = 0; count <= 31; count++) {
    const at = dayAfter(day, count);
    if (isCutDay(cycle, at)) return at;
  }
  throw new RangeError(`no day to cut on: ${JSON.stringify(cycle)}`);
}

/** The day at whose end a statement is due: calendar days after its cut, then the next working day. */
export function dueDay(cutDay: string, termDays: number, calendar: WorkingCalendar): string {
  let day = dayAfter(cutDay, termDays);
  for (let rested = 0; rested < 60 && !isWorkingDay(atNoon(day), calendar); rested++) day = dayAfter(day, 1);
  return day;
}

/** The moment at which the job of a day's end runs: ten minutes after midnight of China (domain-money §11). */
export const jobAfter = (day: string): Date => new Date(endOfDay(day).getTime() + 600_000);
