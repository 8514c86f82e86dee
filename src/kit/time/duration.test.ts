// Durations: every one in milliseconds.
import { expect, it } from 'vitest';
import { after, days, hours, minutes, seconds } from './duration.ts';

it('counts in milliseconds', () => {
  expect([seconds(3), minutes(3), hours(3), days(3)]).toEqual([3_000, 180_000, 10_800_000, 259_200_000]);
});

it('finds the moment afterwards and leaves the one before alone', () => {
  const from = new Date('2026-11-21T00:00:00Z');
  expect(after(from, hours(25))).toEqual(new Date('2026-11-22T01:00:00Z'));
  expect(after(from, -minutes(1))).toEqual(new Date('2026-11-20T23:59:00Z'));
  expect(from).toEqual(new Date('2026-11-21T00:00:00Z'));
});
