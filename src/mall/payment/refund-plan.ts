// When a channel that has not paid back yet is asked again, and when nobody waits for it any longer (domain-money §4).
import { after, days, hours, minutes } from '#kit/time/duration.ts';

/** Before the second try, the third … */
const WAITS = [minutes(1), minutes(5), minutes(30), hours(2), hours(6), hours(24)];
const LONGEST = hours(24);
/** For the merchant's account to be filled. */
const SHORT_FOR = days(3);

/** @param tries how often it has been asked, this time included */
export const nextTry = (now: Date, tries: number): Date => after(now, WAITS[tries - 1] ?? LONGEST);

/**
 * Whether it is asked no more. While the channel says that the money is on its way it always is: whoever paid it another way would pay twice.
 * @param why `silent`: no answer; `later`: its no for now, such as a merchant's account without money
 */
export function isGivenUp(
  why: 'silent' | 'later',
  { tries, decidedAt }: { tries: number; decidedAt: Date },
  now: Date,
): boolean {
  if (tries <= WAITS.length) return false;
  return why === 'silent' || now >= after(decidedAt, SHORT_FOR);
}
