// Where an item finds room: by hand, and never on a day that is full.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from '#kit/time/day-in-china.ts';
import { bookedOn, endOf, firstRoom, fullDays } from './plan-items.ts';

const calendar = { off: new Set<string>(), working: new Set<string>() };
const group = { capacity: 1, machines: 1 };
// 2026-11-26 is a Thursday.
const THURSDAY = '2026-11-26';

it.each([
  ['a day at the bench', { mode: 'BENCH', days: 1 }, THURSDAY, '2026-11-26'],
  ['three days over a weekend', { mode: 'BENCH', days: 3 }, THURSDAY, '2026-11-30'],
  ['a run of 168 hours', { mode: 'RUN', days: 7 }, '2026-11-27', '2026-12-04'],
  ['a run that would end on a Saturday', { mode: 'RUN', days: 2 }, THURSDAY, '2026-11-30'],
] as const)('%s', (_name, item, from, to) => expect(endOf(item, from, calendar)).toBe(to));

it('begins where there is room, and not on a weekend', () => {
  const booked = [{ mode: 'BENCH', from: THURSDAY, to: '2026-11-27' }] as const;
  expect(firstRoom({ mode: 'BENCH', days: 1 }, THURSDAY, group, booked, calendar)).toEqual({
    from: '2026-11-30',
    to: '2026-11-30',
  });
  expect(
    fullDays({ mode: 'BENCH', days: 2 }, { from: THURSDAY, to: '2026-11-27' }, group, booked, calendar),
  ).toEqual(['2026-11-26', '2026-11-27']);
  // a run does not need the bench
  expect(firstRoom({ mode: 'RUN', days: 1 }, THURSDAY, group, booked, calendar).from).toBe(THURSDAY);
});

it('never puts more on a day than the group can do', () => {
  const item = fc.record({
    mode: fc.constantFrom('BENCH' as const, 'RUN' as const),
    days: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), fc.integer({ min: 1, max: 3 }), (items, capacity) => {
      const room = { capacity, machines: capacity };
      const booked: { mode: 'BENCH' | 'RUN'; from: string; to: string }[] = [];
      for (const one of items)
        booked.push({ mode: one.mode, ...firstRoom(one, THURSDAY, room, booked, calendar) });
      for (let day = THURSDAY; day < '2027-02-01'; day = dayAfter(day, 1))
        for (const mode of ['RUN'] as const)
          expect(bookedOn(day, mode, booked)).toBeLessThanOrEqual(capacity);
    }),
  );
});
