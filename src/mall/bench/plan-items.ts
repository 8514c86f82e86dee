// Where an item finds room in a group's days (domain-lab 3.2): how long it takes, how full a day is, whether it would be late.
import { atNoon, dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '#kit/time/working-days.ts';

/** What planning asks of an item; `days` working days at the bench, calendar days of a run. */
export interface ItemToPlan {
  mode: 'BENCH' | 'RUN';
  days: number;
}

/** What a group can do at once. */
export interface GroupRoom {
  /** Item-days at the bench on a working day. */
  capacity: number;
  /** Runs at once. */
  machines: number;
}

export interface Booked {
  mode: 'BENCH' | 'RUN';
  /** Days of China, both counted. */
  from: string;
  to: string;
}

const worked = (day: string, calendar: WorkingCalendar) => isWorkingDay(atNoon(day), calendar);

/** The day itself, or the next one that is worked. */
export const workedFrom = (day: string, calendar: WorkingCalendar): string =>
  worked(day, calendar) ? day : dayInChina(addWorkingDays(atNoon(day), 1, calendar));

/** The day of its end when it begins on `from`: a machine runs through, and ends on a day that is worked. */
export function endOf({ mode, days }: ItemToPlan, from: string, calendar: WorkingCalendar): string {
  if (mode === 'RUN') return workedFrom(dayAfter(from, Math.max(0, days)), calendar);
  return days <= 1 ? from : dayInChina(addWorkingDays(atNoon(from), days - 1, calendar));
}

/** How much of a kind is booked on a day. */
export const bookedOn = (day: string, mode: Booked['mode'], booked: readonly Booked[]): number =>
  booked.filter((one) => one.mode === mode && one.from <= day && day <= one.to).length;

const roomOf = ({ mode }: Pick<ItemToPlan, 'mode'>, group: GroupRoom): number =>
  mode === 'RUN' ? group.machines : group.capacity;

/** Days on which the group has no room for it, of those it would take; runs also take days that nobody works on. */
export function fullDays(
  item: ItemToPlan,
  { from, to }: Pick<Booked, 'from' | 'to'>,
  group: GroupRoom,
  booked: readonly Booked[],
  calendar: WorkingCalendar,
): string[] {
  const full: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1))
    if (
      (item.mode === 'RUN' || worked(day, calendar)) &&
      bookedOn(day, item.mode, booked) >= roomOf(item, group)
    )
      full.push(day);
  return full;
}

/** So far ahead somebody looks for room. */
const MOST_DAYS = 120;

/** The first days from `from` on in which the group has room for all of it; without any, those that come first. */
export function firstRoom(
  item: ItemToPlan,
  from: string,
  group: GroupRoom,
  booked: readonly Booked[],
  calendar: WorkingCalendar,
): { from: string; to: string } {
  const first = workedFrom(from, calendar);
  for (let day = first; day <= dayAfter(first, MOST_DAYS); day = workedFrom(dayAfter(day, 1), calendar)) {
    const span = { from: day, to: endOf(item, day, calendar) };
    if (fullDays(item, span, group, booked, calendar).length === 0) return span;
  }
  return { from: first, to: endOf(item, first, calendar) };
}
