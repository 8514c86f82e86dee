// The promised day: the sheet's own example to the day, and what moves it.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rulesWith } from '#kit/rules/number-rules.ts';
import type { WorkingCalendar } from '#kit/time/working-days.ts';
import { LAB_RULES, URGENCIES } from './ability-terms.ts';
import { promisedDate, type Step } from './promised-date.ts';

const rules = rulesWith(LAB_RULES, {});
const calendar: WorkingCalendar = {
  off: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
  working: new Set(['2026-10-10']),
};
const step = (more: Partial<Step>): Step => ({
  ...{ stage: 1, group: 'ELE', mode: 'BENCH', days: 1, hours: null, batches: 1, machines: 2, ...more },
});
const run = (hours: number | null, more: Partial<Step> = {}) =>
  step({ mode: 'RUN', group: 'ENV', hours, ...more });
const promised = (
  steps: Step[],
  received = '2026-11-26T02:00:00Z',
  urgency: (typeof URGENCIES)[number] = 'NORMAL',
) => promisedDate(new Date(received), steps, urgency, calendar, rules);
const until = (...asked: Parameters<typeof promised>) => promised(...asked).steps.map((one) => one.until);

test('F2: measured, a week of damp heat, measured again, reported on Wednesday', () => {
  const found = promised([step({ stage: 1 }), run(168, { stage: 2 }), step({ stage: 3 })]);
  expect(found.steps.map((one) => one.until)).toEqual(['2026-11-27', '2026-12-04', '2026-12-07']);
  expect(found.at.toISOString()).toBe('2026-12-09T10:00:00.000Z');
});

describe('day 0', () => {
  it.each([
    ['at four sharp', '2026-11-26T08:00:00Z', '2026-11-26'],
    ['a moment later', '2026-11-26T08:00:00.001Z', '2026-11-27'],
    ['Friday evening', '2026-11-27T10:00:00Z', '2026-11-30'],
    ['on a Saturday', '2026-11-28T02:00:00Z', '2026-11-30'],
    ['before a holiday, late', '2026-09-30T09:00:00Z', '2026-10-08'],
    ['early in the morning of China', '2026-11-25T17:00:00Z', '2026-11-26'],
  ])('%s', (_what, received, day) => expect(promised([], received).received).toBe(day));
});

it('groups work side by side, a group on one thing after another', () => {
  expect(until([step({ days: 2 }), step({ days: 3, group: 'ENV' })])).toEqual(['2026-11-30', '2026-12-01']);
  expect(until([step({ days: 2 }), step({ days: 3 })])).toEqual(['2026-11-30', '2026-12-03']);
});

it('machines run through weekends, side by side, and end on a working day', () => {
  expect(until([run(48)])).toEqual(['2026-11-30']);
  expect(until([run(25)])).toEqual(['2026-11-30']);
  expect(until([run(24, { batches: 5 })])).toEqual(['2026-11-30']);
  expect(until([run(24 * 5, { batches: 3 })])).toEqual(['2026-12-07']);
});

it('a run of unknown length takes the days of the list', () => {
  expect(until([run(null, { days: 7 })])).toEqual(['2026-12-07']);
});

it('urgency shortens benches and the report, no machine', () => {
  const steps = [step({ days: 5, stage: 1 }), run(168, { stage: 2 })];
  const [normal, urgent, very] = URGENCIES.map((urgency) => promised(steps, undefined, urgency));
  expect([normal, urgent, very].map((one) => one!.steps.map(({ days }) => days))).toEqual([
    [5, 7],
    [3, 7],
    [2, 7],
  ]);
  expect([normal, urgent, very].map((one) => one!.reportDays)).toEqual([2, 1, 1]);
  expect(very!.at < urgent!.at && urgent!.at < normal!.at).toBe(true);
});

it('holidays rest, also at the end of a run', () => {
  expect(until([run(24)], '2026-09-30T02:00:00Z')).toEqual(['2026-10-08']);
  expect(until([step({ days: 2 })], '2026-10-08T02:00:00Z')).toEqual(['2026-10-10']);
});

it('is the same in any order, and no earlier with one more step', () => {
  const aStep = fc.record({
    stage: fc.integer({ min: 1, max: 3 }),
    group: fc.constantFrom('ELE', 'ENV'),
    mode: fc.constantFrom('BENCH' as const, 'RUN' as const),
    days: fc.integer({ min: 1, max: 20 }),
    hours: fc.option(fc.integer({ min: 1, max: 500 })),
    batches: fc.integer({ min: 1, max: 5 }),
    machines: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 6 }), aStep, (steps, more) => {
      const { at } = promised(steps);
      expect(promised(steps.toReversed()).at).toEqual(at);
      expect(promised([...steps, more]).at >= at).toBe(true);
    }),
  );
});
