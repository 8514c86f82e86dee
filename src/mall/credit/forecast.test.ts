// The forecast of the worked example X8, and what moves its two days.
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { FORECAST_DAYS } from './credit-terms.ts';
import { forecast, type Outlook } from './forecast.ts';

const yuan = (amount: number) => (amount * 100) as Cents;
const X8: Outlook = {
  today: '2026-11-27',
  exposure: yuan(38_000),
  tolerated: yuan(0),
  limit: yuan(50_000),
  temp: null,
  isFrozen: false,
  graceDays: 3,
  starts: [
    { day: '2026-12-05', amount: yuan(9_000) },
    { day: '2026-12-20', amount: yuan(6_000) },
  ],
  dues: [{ statementSn: 'ST1', dueDay: '2026-12-10', rest: yuan(20_000) }],
};
const of = (more: Partial<Outlook> = {}) => forecast({ ...X8, ...more }, FORECAST_DAYS);

it('X8', () => {
  expect(of()).toEqual({
    pessimistic: {
      day: '2026-12-14',
      causes: [
        { kind: 'FREEZE', day: '2026-12-14', statementSn: 'ST1' },
        { kind: 'LIMIT', day: '2026-12-20', exposure: yuan(53_000), limit: yuan(50_000) },
      ],
    },
    optimistic: { day: null, causes: [] },
  });
});

it('a temporary limit holds until its last day', () => {
  const dues: Outlook['dues'] = [];
  const temp = { amount: yuan(5_000), lastDay: '2026-12-24' };
  expect(of({ dues, temp }).pessimistic).toMatchObject({ day: '2026-12-25', causes: [{ kind: 'LIMIT' }] });
  expect(of({ dues, temp }).optimistic.day).toBe('2026-12-25');
  expect(of({ dues, tolerated: yuan(4_000) }).pessimistic.day).toBeNull();
});

it('what is late already counts from today; what is frozen thaws when all is paid', () => {
  const dues = [{ statementSn: 'ST1', dueDay: '2026-11-20', rest: yuan(20_000) }];
  expect(of({ dues, isFrozen: true })).toMatchObject({
    pessimistic: { day: '2026-11-27', causes: [{ kind: 'FROZEN' }, { kind: 'FREEZE' }, { kind: 'LIMIT' }] },
    optimistic: { day: null },
  });
});

it('sees nothing beyond its days', () => {
  expect(forecast(X8, 17).pessimistic.day).toBeNull();
  expect(forecast(X8, 18).pessimistic.day).toBe('2026-12-14');
});
