// Days of the mall: those of China, which has one time zone and no summer time.
import { days, hours } from './duration.ts';

/** How far China's clocks are ahead of UTC, in milliseconds. */
export const AHEAD_OF_UTC = hours(8);

/** The day of China at a moment: `2026-11-21`. */
export const dayInChina = (at: Date): string =>
  new Date(at.getTime() + AHEAD_OF_UTC).toISOString().slice(0, 10);

/** The moment at which a day of China is over: its midnight. @param day `2026-11-21` */
export const endOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00+08:00`).getTime() + days(1));

/** Noon of a day, far from every zone's change of day. @param day `2026-11-21` */
export const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A day so many days later, or earlier below zero. @param day `2026-11-27` */
export function dayAfter(day: string, count: number): string {
  const at = atNoon(day);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** How many days `to` is after `from`; below zero for earlier ones. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((atNoon(to).getTime() - atNoon(from).getTime()) / 86_400_000);
