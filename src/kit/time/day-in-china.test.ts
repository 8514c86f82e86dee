// Days of China, whatever the machine's time zone.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AHEAD_OF_UTC, dayInChina, endOfDay } from './day-in-china.ts';

it.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
  ['2028-02-28T16:00:00.000Z', '2028-02-29'],
])('%s is a moment of %s', (moment, day) => {
  expect(dayInChina(new Date(moment))).toBe(day);
});

it.each([
  ['2026-11-21', '2026-11-21T16:00:00.000Z'],
  ['2026-12-31', '2026-12-31T16:00:00.000Z'],
  ['2028-02-28', '2028-02-28T16:00:00.000Z'],
])('%s is over at %s', (day, moment) => {
  expect(endOfDay(day)).toEqual(new Date(moment));
});

it('has no end for what is no day', () => {
  expect(endOfDay('soon').getTime()).toBeNaN();
});

it('every moment lies in its day', () => {
  expect(AHEAD_OF_UTC).toBe(28_800_000);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (at) => {
        const end = endOfDay(dayInChina(at)).getTime();
        expect(at.getTime()).toBeLessThan(end);
        expect(at.getTime()).toBeGreaterThanOrEqual(end - 86_400_000);
      },
    ),
  );
});
