// Due days at the edges of months, and the states around them.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter, daysBetween } from '#kit/time/day-in-china.ts';
import { nextDueOf, SOON_DAYS, stateByDate } from './due-cycle.ts';

it.each([
  ['2026-11-27', 12, '2027-11-26'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2024-02-29', 12, '2025-02-27'],
  ['2026-08-31', 6, '2027-02-27'],
  ['2026-12-01', 3, '2027-02-28'],
  ['', 12, ''],
])('%s and %i months: %s', (last, months, due) => expect(nextDueOf(last, months)).toBe(due));

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => dayAfter('2000-01-01', count));

it('a longer cycle is never due earlier, and a cycle ends after it began', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 119 }), (last, months) => {
      const [due, later] = [nextDueOf(last, months), nextDueOf(last, months + 1)];
      expect(daysBetween(last, due)).toBeGreaterThanOrEqual(27);
      expect(later > due).toBe(true);
    }),
  );
});

it('is in time, then due soon, then overdue, and never goes back by itself', () => {
  const order = ['VALID', 'DUE_SOON', 'OVERDUE'];
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (due, from) => {
      const at = (count: number) => order.indexOf(stateByDate(due, dayAfter(due, count)));
      expect(at(from + 1)).toBeGreaterThanOrEqual(at(from));
    }),
  );
  expect(
    [-SOON_DAYS - 1, -SOON_DAYS, 0, 1].map((count) =>
      stateByDate('2026-11-27', dayAfter('2026-11-27', count)),
    ),
  ).toEqual([...['VALID', 'DUE_SOON', 'DUE_SOON', 'OVERDUE']]);
  expect(stateByDate('', '2026-11-27')).toBe('OVERDUE');
});
