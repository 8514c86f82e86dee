// Days of visits at weekends and at each other's edges.
import { expect, it } from 'vitest';
import { areInTheWay, isTooLate, lastDayOf, type VisitDays } from './visit-days.ts';

const calendar = { off: new Set<string>(), working: new Set<string>() };

it.each([
  ['2026-12-02', '2026-12-01', false],
  ['2026-12-02', '2026-12-02', true],
  ['2026-11-30', '2026-11-27', false], // Monday; Friday before
  ['2026-11-30', '2026-11-28', true],
  ['2026-11-30', '2026-11-29', true],
])('a visit on %s is moved on %s: too late %s', (date, today, late) =>
  expect(isTooLate(date, today, calendar)).toBe(late),
);

it.each([
  [1, 1, '2026-12-01'],
  [3, 2, '2026-12-02'],
  [4, 1, '2026-12-04'],
  [0, 2, '2026-12-01'],
])('%i man-days by %i people end on %s', (manDays, people, last) =>
  expect(lastDayOf('2026-12-01', manDays, people)).toBe(last),
);

const visit = (slot: VisitDays['slot'], date = '2026-12-01', lastDay = date): VisitDays => ({
  ...{ slot, date, lastDay },
});
it.each([
  [visit('MORNING'), visit('AFTERNOON'), false],
  [visit('MORNING'), visit('MORNING'), true],
  [visit('DAY'), visit('AFTERNOON'), true],
  [visit('DAY'), visit('DAY', '2026-12-02'), false],
  [visit('MORNING', '2026-12-01', '2026-12-03'), visit('AFTERNOON', '2026-12-03'), true],
])('%o and %o: in the way %s', (one, other, way) => {
  expect(areInTheWay(one, other)).toBe(way);
  expect(areInTheWay(other, one)).toBe(way);
});
