// What waits for one person, in the order in which he should take it up.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { soonestFirst, TURN_DOCS, Turn, Turns, TurnsInput } from './turn.ts';

const turn = (title: string, dueAt: string | null, since = '2026-11-01T00:00:00.000Z'): Turn => ({
  ...{ docType: 'inquiry', docSn: title, title, what: { zh: '处理', en: 'Act' }, since, dueAt, url: '/x' },
});

it('puts the soonest due first, then the oldest, and last what has no end', () => {
  const all = [
    turn('no end, new', null, '2026-11-09T00:00:00.000Z'),
    turn('no end, old', null, '2026-11-08T00:00:00.000Z'),
    turn('tomorrow', '2026-11-22T00:00:00.000Z'),
    turn('today, new', '2026-11-21T00:00:00.000Z', '2026-11-03T00:00:00.000Z'),
    turn('today, old', '2026-11-21T00:00:00.000Z', '2026-11-02T00:00:00.000Z'),
  ];
  const sorted = ['today, old', 'today, new', 'tomorrow', 'no end, old', 'no end, new'];
  expect(all.toSorted(soonestFirst).map(({ title }) => title)).toEqual(sorted);
  expect(
    all
      .toReversed()
      .toSorted(soonestFirst)
      .map(({ title }) => title),
  ).toEqual(sorted);
  expect(soonestFirst(turn('a', null), turn('b', null))).toBe(0);
});

it('is an order', () => {
  const moment = fc.integer({ min: 1, max: 5 }).map((day) => `2026-11-0${day}T00:00:00.000Z`);
  const any = fc.tuple(fc.option(moment), moment).map(([dueAt, since]) => turn('x', dueAt, since));
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      expect(soonestFirst(a, b)).toBe(-soonestFirst(b, a) || 0);
      if (soonestFirst(a, b) <= 0 && soonestFirst(b, c) <= 0)
        expect(soonestFirst(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

it('comes in one shape from every room', () => {
  expect(TURN_DOCS).toEqual(['approval', 'inquiry', 'quotation', 'contract']);
  const one = turn('x', null);
  expect(Turns.parse({ turns: [one], total: 1 })).toEqual({ turns: [one], total: 1 });
  for (const wrong of [
    { docType: 'order' },
    { title: undefined },
    { what: { zh: '处理' } },
    { since: null },
    { url: 5 },
  ])
    expect(Turn.safeParse({ ...one, ...wrong }).success).toBe(false);
  expect(TurnsInput.parse({})).toEqual({ pageSize: 50 });
});
