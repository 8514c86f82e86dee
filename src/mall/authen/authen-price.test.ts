// What certifications cost, and when it is paid.
import { describe, expect, it } from 'vitest';
import { cents, yuan } from '#kit/money/money.ts';
import { splitByPlan } from '#mall/order/payment-plan.ts';
import { earnedOf, feesOf, planOf, totalOf } from './authen-price.ts';

const rules = { application: 800, review: 2_000, manDay: 3_000, certificate: 1_000 };
const initial = feesOf({ kind: 'INITIAL', manDays: 2, travel: yuan(1_200) }, rules);
const desk = feesOf({ kind: 'INITIAL', manDays: 0, travel: yuan(0) }, rules);
const yearly = feesOf({ kind: 'SURVEILLANCE', manDays: 1, travel: cents(0) }, rules);

describe('fees', () => {
  it('are application, review, man-days with travel, certificate', () => {
    expect(initial.map(({ kind, count, amount }) => [kind, count, amount])).toEqual([
      ['APPLICATION', 1, 80_000],
      ['REVIEW', 1, 200_000],
      ['MAN_DAYS', 2, 600_000],
      ['TRAVEL', 1, 120_000],
      ['CERTIFICATE', 1, 100_000],
    ]);
    expect(totalOf(initial)).toBe(1_100_000);
  });

  it('of a scheme without an inspection have no man-days', () =>
    expect(desk.map(({ kind }) => kind)).toEqual(['APPLICATION', 'REVIEW', 'CERTIFICATE']));

  it('of a surveillance are man-days alone', () =>
    expect(yearly).toEqual([{ kind: 'MAN_DAYS', count: 1, amount: 300_000 }]));
});

describe('the plan', () => {
  it('takes application and review with the order, to the fen, the rest with the certificate', () => {
    expect(planOf(initial)).toEqual([
      { trigger: 'ON_ORDER', perMille: 255, exactly: 280_000, dueDays: 0 },
      { trigger: 'ON_REPORT', perMille: 745, dueDays: 0 },
    ]);
    expect(splitByPlan(totalOf(initial), planOf(initial))).toEqual([280_000, 820_000]);
    expect(planOf(desk)[0]?.perMille).toBe(737); // 2,800 of 3,800
  });

  it('takes all with the order where nothing else is due', () =>
    expect(planOf(initial.slice(0, 2))).toEqual([{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }]));

  it('takes a surveillance with its report', () =>
    expect(planOf(yearly)).toEqual([{ trigger: 'ON_REPORT', perMille: 1000, dueDays: 0 }]));
});

describe('what was earned without a certificate', () => {
  it('is application and review', () => expect(earnedOf(initial, false)).toEqual([1, 2]));
  it('is the inspection too, once it was made', () => expect(earnedOf(initial, true)).toEqual([1, 2, 3, 4]));
  it('is nothing of a surveillance that nobody was at', () => {
    expect(earnedOf(yearly, false)).toEqual([]);
    expect(earnedOf(yearly, true)).toEqual([1]);
  });
});
