// What the end of a licence sets off: a reminder thirty days before, and the end of the certification after its last day.
import type { Work } from '#kit/db/work.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { days } from '#kit/time/duration.ts';
import type { enterprise } from './company.tables.ts';

export const ENTERPRISE_TIMER = 'enterprise';

const REMIND_BEFORE = days(30); // domain 3.8.1

/** The moment after the licence's last day, in Beijing. @param day as 2027-03-01 */
export function endOfLicence(day: string): Date {
  return new Date(new Date(`${day}T00:00:00+08:00`).getTime() + days(1));
}

/** Whether the licence is still good; without an end it always is. */
export function isLicenceGood(licenceUntil: string | null, now: Date): boolean {
  return licenceUntil === null || endOfLicence(licenceUntil) > now;
}

/** Sets or stops the timers of an enterprise by its state, after every step. */
export async function moveLicenceTimers(work: Work, row: typeof enterprise.$inferSelect): Promise<void> {
  const docSn = String(row.enterpriseId);
  await stopTimer(work, ENTERPRISE_TIMER, docSn);
  if (row.state !== 'CERTIFIED' || row.licenceUntil === null) return;
  const end = endOfLicence(row.licenceUntil);
  await setTimer(work, ENTERPRISE_TIMER, docSn, 'expire', end);
  const remindAt = new Date(end.getTime() - REMIND_BEFORE);
  if (remindAt > work.now) await setTimer(work, ENTERPRISE_TIMER, docSn, 'remindLicence', remindAt);
}
