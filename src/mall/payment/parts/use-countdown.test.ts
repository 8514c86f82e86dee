// Time left as people read it.
import { expect, it } from 'vitest';
import { clockTime, daysIn } from './use-countdown.ts';

it.each([
  [0, 0, '00:00:00'],
  [59, 0, '00:00:59'],
  [3_725, 0, '01:02:05'],
  [86_400, 1, '00:00:00'],
  [259_199, 2, '23:59:59'],
])('%d seconds are %d days and %s', (left, days, clock) => {
  expect([daysIn(left), clockTime(left)]).toEqual([days, clock]);
});
