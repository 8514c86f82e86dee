// Clocks: the real one, and the one that tests wind on.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HandClock, systemClock } from './clock.ts';
import { days, hours } from './duration.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the mall’s clock is the machine’s', () => {
  vi.setSystemTime('2026-11-21T03:04:05.678Z');
  expect(systemClock.now()).toEqual(new Date('2026-11-21T03:04:05.678Z'));
});

it.each([
  ['2026-11-21T00:00:00.000Z', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T01:59:59.999Z', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T02:00:00.001Z', '2026-11-22T02:00:00.000Z'],
  ['2026-12-31T16:30:00.000Z', '2027-01-01T02:00:00.000Z'],
])('a test that begins at %s finds it ten in the morning in China: %s', (machine, begins) => {
  vi.setSystemTime(machine);
  expect(new HandClock().now()).toEqual(new Date(begins));
});

it('runs on by itself, and at once by what is let pass', () => {
  vi.setSystemTime('2026-11-21T00:00:00Z');
  const clock = new HandClock();
  vi.advanceTimersByTime(1_500);
  expect(clock.now()).toEqual(new Date('2026-11-21T02:00:01.500Z'));
  clock.pass(days(2));
  clock.pass(hours(1));
  expect(clock.now()).toEqual(new Date('2026-11-23T03:00:01.500Z'));
});
