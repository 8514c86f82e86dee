// Until which day an offer has to be good at least, may be at most, and usually is.
import { days } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { VALID_AFTER_DEADLINE, VALID_LONGEST } from '../../quotation-terms.ts';

const USUAL = days(30); // chosen: a month after the deadline

/**
 * As 2026-11-30, in the mall's time.
 * @param deadline until when suppliers may quote; null once that is over: then it is counted from `now`
 */
export function validDays(
  deadline: string | null,
  now = Date.now(),
): { earliest: string; latest: string; usual: string } {
  const dayOf = (time: number) => showMoment(new Date(time).toISOString()).slice(0, 10);
  const from = (deadline ? new Date(deadline).getTime() : now) + VALID_AFTER_DEADLINE;
  const latest = now + VALID_LONGEST - days(1);
  return { earliest: dayOf(from), latest: dayOf(latest), usual: dayOf(Math.min(from + USUAL, latest)) };
}

/** The last day on which an offer is good, of the midnight at which it ends. */
export const lastValidDay = (validUntil: string): string =>
  showMoment(new Date(Date.parse(validUntil) - 1).toISOString()).slice(0, 10);
