// Cut days, due days and their working days, on the calendar's own dates.
import { expect, it } from 'vitest';
import { dayAfter, daysBetween } from '#kit/time/day-in-china.ts';
import { dueDay, hasCutDay, jobAfter, nextCut } from './billing-cycle.ts';

const plain = { off: new Set<string>(), working: new Set<string>() };

it.each([
  ['MONTHLY', 25, '2026-10-25', '2026-10-25'],
  ['MONTHLY', 25, '2026-10-26', '2026-11-25'],
  ['MONTHLY', 28, '2026-12-29', '2027-01-28'],
  ['HALF_MONTHLY', 0, '2026-02-01', '2026-02-15'],
  ['HALF_MONTHLY', 0, '2026-02-16', '2026-02-28'],
  ['HALF_MONTHLY', 0, '2026-12-31', '2026-12-31'],
  ['WEEKLY', 0, '2026-11-27', '2026-11-29'],
  ['WEEKLY', 5, '2026-11-27', '2026-11-27'],
] as const)('%s %i from %s is cut on %s', (cycleKind, cycleDay, from, cut) => {
  expect(nextCut({ cycleKind, cycleDay }, from)).toBe(cut);
});

it.each([
  ['MONTHLY', [0, 29], [1, 28]],
  ['WEEKLY', [7, 28], [0, 6]],
  ['HALF_MONTHLY', [], [0, 25]],
] as const)('%s knows its days', (cycleKind, none, some) => {
  const has = (cycleDay: number) => hasCutDay({ cycleKind, cycleDay });
  expect([none.some(has), some.every(has)]).toEqual([false, true]);
});

it('refuses a cycle that never ends', () => {
  expect(() => nextCut({ cycleKind: 'WEEKLY', cycleDay: 9 }, '2026-11-27')).toThrow(RangeError);
});

it('is due after calendar days, on a working day', () => {
  expect(dueDay('2026-10-25', 30, plain)).toBe('2026-11-24'); // X7
  expect(dueDay('2026-11-25', 30, plain)).toBe('2026-12-25'); // X7
  expect(dueDay('2026-11-28', 0, plain)).toBe('2026-11-30'); // a Saturday
  expect(dueDay('2026-11-28', 0, { off: new Set(), working: new Set(['2026-11-28']) })).toBe('2026-11-28');
  expect(dueDay('2026-09-30', 1, { off: new Set(['2026-10-01', '2026-10-02']), working: new Set() })).toBe(
    '2026-10-05',
  );
});

it('counts days over months and years, and runs its jobs after midnight of China', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  expect([daysBetween('2026-10-25', '2026-11-24'), daysBetween('2026-01-02', '2026-01-01')]).toEqual([
    30, -1,
  ]);
  expect(jobAfter('2026-11-27').toISOString()).toBe('2026-11-27T16:10:00.000Z');
});
