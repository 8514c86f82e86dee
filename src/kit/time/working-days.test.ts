// Working days: weekends rest, holidays rest, shifted weekends work, days are those of China.
import { describe, expect, it, test } from 'vitest';
import { dayInChina } from './day-in-china.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from './working-days.ts';

const calendar: WorkingCalendar = {
  off: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  working: new Set(['2026-09-20', '2026-10-10']),
};

describe('addWorkingDays', () => {
  test.each([
    ['the next day', '2026-11-18T03:00:00.000Z', 1, '2026-11-19T03:00:00.000Z'],
    ['over a weekend', '2026-11-20T03:00:00.000Z', 1, '2026-11-23T03:00:00.000Z'],
    ['begun on a Saturday', '2026-11-21T03:00:00.000Z', 1, '2026-11-23T03:00:00.000Z'],
    ['three days over a weekend', '2026-11-19T03:00:00.000Z', 3, '2026-11-24T03:00:00.000Z'],
    ['none', '2026-11-21T03:00:00.000Z', 0, '2026-11-21T03:00:00.000Z'],
    ['over a holiday to a worked Saturday', '2026-09-30T01:02:03.004Z', 3, '2026-10-10T01:02:03.004Z'],
    ['to a worked Sunday', '2026-09-18T01:00:00.000Z', 1, '2026-09-20T01:00:00.000Z'],
    // Friday 23:30 in London is Saturday morning in China, Sunday 17:00 UTC already Monday.
    ['a Saturday of China', '2026-11-20T23:30:00.000Z', 1, '2026-11-22T23:30:00.000Z'],
    ['a Monday of China', '2026-11-22T17:00:00.000Z', 1, '2026-11-23T17:00:00.000Z'],
    ['over a year', '2026-12-31T03:00:00.000Z', 1, '2027-01-01T03:00:00.000Z'],
  ])('%s', (_what, from, count, wanted) => {
    expect(addWorkingDays(new Date(from), count, calendar).toISOString()).toBe(wanted);
  });

  test.each([-1, 1.5, Number.NaN])('refuses %s days', (count) => {
    expect(() => addWorkingDays(new Date(0), count, calendar)).toThrow(RangeError);
  });

  it('gives up on a calendar that never works', () => {
    const off = new Set(
      Array.from({ length: 200 }, (_, n) => dayInChina(new Date(Date.UTC(2026, 0, 1 + n)))),
    );
    expect(() => addWorkingDays(new Date('2026-01-05'), 1, { off, working: new Set() })).toThrow(RangeError);
  });
});

test.each([
  ['2026-10-01T02:00:00.000Z', false],
  ['2026-09-30T16:00:00.000Z', false],
  ['2026-09-30T15:59:59.999Z', true],
  ['2026-10-10T02:00:00.000Z', true],
  ['2026-10-11T02:00:00.000Z', false],
])('%s is worked: %s', (at, wanted) => {
  expect(isWorkingDay(new Date(at), calendar)).toBe(wanted);
});
