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
