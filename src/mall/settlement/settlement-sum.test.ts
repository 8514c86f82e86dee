// What stores get: the worked examples of the money text, and that bills in any order add up to the same.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import {
  type BillRow,
  billedValue,
  billOf,
  isCarried,
  isCutDay,
  lastCutDay,
  nextCutDay,
  ROW_KINDS,
  saleValue,
  takenOfDeposit,
} from './settlement-sum.ts';

const LEAST = cents(10_000);
const row = (kind: BillRow['kind'], amount: number, commission = 0): BillRow => ({
  kind,
  amount: cents(amount),
  commission: cents(commission),
});

it('X13: the store’s discount lowers what it gets, the platform’s and points do not', () => {
  const value = saleValue({
    payable: cents(14_123),
    waived: NOTHING,
    refunded: cents(3_234),
    // 9.83 and 6.13 of the coupon, 20.00 and 12.46 of points
    subsidies: cents(983 + 613 + 2_000 + 1_246),
    subsidiesBack: cents(393 + 800),
  });
  expect(value).toBe(14_538);
  expect(billOf([row('RELEASE', value, 677)], NOTHING).total).toBe(13_861);
});

it('X14: a refund after release is a row of the next bill, which is carried until it is paid out', () => {
  const first = billOf([row('REFUND', -6_897, -345), row('RELEASE', 5_000)], NOTHING);
  expect([first.total, isCarried(first.total, LEAST)]).toEqual([-1_552, true]);
  const second = billOf([row('RELEASE', 30_000)], first.total);
  expect([second.total, isCarried(second.total, LEAST)]).toEqual([28_448, false]);
});

it('X16: on the store’s own credit the platform owes no more than its subsidy', () => {
  const value = cents(100_000);
  const direct = billedValue(value, cents(5_000), true);
  expect(billOf([row('RELEASE', direct, 5_000)], NOTHING).total).toBe(0);
  expect(billOf([row('RELEASE', billedValue(value, cents(5_000), false), 5_000)], NOTHING).total).toBe(
    95_000,
  );
});

it('however rows are spread over bills, in the end the store has got their sum', () => {
  const some = fc.record({
    kind: fc.constantFrom(...ROW_KINDS),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(cents),
    commission: fc.integer({ min: -10_000, max: 10_000 }).map(cents),
  });
  fc.assert(
    fc.property(fc.array(fc.array(some, { maxLength: 5 }), { maxLength: 8 }), (bills) => {
      let carried: Cents = NOTHING;
      let paid = 0;
      for (const rows of bills) {
        const { total } = billOf(rows, carried);
        carried = isCarried(total, LEAST) ? total : NOTHING;
        if (carried === 0 && !isCarried(total, LEAST)) paid += total;
      }
      const all = bills.flat().reduce((sum, one) => sum + one.amount - one.commission, 0);
      expect(paid + carried).toBe(all);
    }),
  );
});

it('below zero a third time in a row the deposit pays, and the store is asked for the rest', () => {
  const take = (total: number, former: number[], deposit: number) => {
    const { taken, demanded } = takenOfDeposit(cents(total), former.map(cents), cents(deposit));
    return [taken, demanded];
  };
  expect(take(-5_000, [-4_000], 100_000)).toEqual([0, 0]);
  expect(take(-5_000, [-4_000, 50], 100_000)).toEqual([0, 0]);
  expect(take(5_000, [-4_000, -100], 100_000)).toEqual([0, 0]);
  expect(take(-5_000, [-4_000, -100, 50], 100_000)).toEqual([5_000, 0]);
  expect(take(-5_000, [-4_000, -100], 2_000)).toEqual([2_000, 3_000]);
  expect(take(-5_000, [-4_000, -100], 0)).toEqual([0, 5_000]);
});

it('bills are cut on the 5th, the 5th and 20th, or on Tuesdays', () => {
  const days = (cycle: number) =>
    Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`).filter((day) =>
      isCutDay(cycle, day),
    );
  expect(days(1)).toEqual(['2026-11-05']);
  expect(days(2)).toEqual(['2026-11-05', '2026-11-20']);
  expect(days(3)).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24']);
});

it('a day that was missed is made good', () => {
  expect(lastCutDay(1, '2026-11-05')).toBe('2026-11-05');
  expect(lastCutDay(1, '2026-12-04')).toBe('2026-11-05');
  expect(lastCutDay(2, '2027-01-03')).toBe('2026-12-20');
  expect(lastCutDay(3, '2026-11-30')).toBe('2026-11-24');
});

it('the next day comes after today', () => {
  expect(nextCutDay(1, '2026-11-05')).toBe('2026-12-05');
  expect(nextCutDay(2, '2026-11-05')).toBe('2026-11-20');
  expect(nextCutDay(3, '2026-11-24')).toBe('2026-12-01');
});
