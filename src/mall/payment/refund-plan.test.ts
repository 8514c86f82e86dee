// How long a channel is asked to pay back.
import { expect, it } from 'vitest';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import { isGivenUp, nextTry } from './refund-plan.ts';

const now = new Date('2026-11-26T10:00:00Z');

it('asks again after 1, 5 and 30 minutes, 2, 6 and 24 hours, then each day', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 20].map((tries) => nextTry(now, tries).getTime() - now.getTime());
  expect(waits).toEqual([
    minutes(1),
    minutes(5),
    minutes(30),
    hours(2),
    hours(6),
    hours(24),
    hours(24),
    hours(24),
  ]);
});

it.each([
  ['silent', 6, 1, false],
  ['silent', 7, 1, true],
  ['later', 7, 2, false],
  ['later', 8, 3, true],
  ['later', 1, 9, false],
] as const)('%s at try %i on day %i: given up is %s', (why, tries, day, given) => {
  expect(isGivenUp(why, { tries, decidedAt: now }, after(now, days(day)))).toBe(given);
});
