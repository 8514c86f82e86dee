// The calendar by which a provider is asked.
import { expect, it } from 'vitest';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { nextPoll } from './poll-calendar.ts';

it('asks after 10 s, 30 s, 2 and 10 minutes, then hourly, and gives up after two days', () => {
  const pauses: number[] = [];
  let since = 0;
  for (let pause = nextPoll(1, 0); pause !== undefined; pause = nextPoll(pauses.length + 1, since)) {
    pauses.push(pause);
    since += pause;
  }
  expect(pauses.slice(0, 6)).toEqual([
    ...[seconds(10), seconds(30), minutes(2), minutes(10)],
    ...[hours(1), hours(1)],
  ]);
  expect(pauses).toHaveLength(4 + 47);
  expect(since).toBeLessThanOrEqual(hours(48));
});
