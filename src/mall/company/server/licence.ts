// The end of a licence: when it is, and the timers before and at it.
import type { WantedTimer } from '#kit/jobs/timer.ts';
import { after, days } from '#kit/time/duration.ts';

const REMIND_BEFORE = days(30); // domain 3.8.1

/** The moment after the licence's last day, in Beijing. @param day as 2027-03-01 */
export function endOfLicence(day: string): Date {
  return after(new Date(`${day}T00:00:00+08:00`), days(1));
}

/** Whether the licence is still good; without an end it always is. */
export function isLicenceGood(licenceUntil: string | null, now: Date): boolean {
  return licenceUntil === null || endOfLicence(licenceUntil) > now;
}

/** A reminder thirty days before the end, and the end itself; none without an end. */
export function licenceTimers(licenceUntil: string | null, now: Date): WantedTimer[] {
  if (licenceUntil === null) return [];
  const end = endOfLicence(licenceUntil);
  const remindAt = after(end, -REMIND_BEFORE);
  return [
    { event: 'expire', dueAt: end },
    ...(remindAt > now ? [{ event: 'remindLicence', dueAt: remindAt }] : []),
  ];
}
