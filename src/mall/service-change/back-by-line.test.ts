// What goes back of an order's lines adds up to what is not owed any more, and no line gives more than it has.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents, sum, yuan } from '#kit/money/money.ts';
import { backByLine } from './back-by-line.ts';

const line = (orderLineId: number, partNo: number | null, amount: number, refunded = 0) => ({
  ...{ orderLineId, partNo, amount: yuan(amount), refunded: yuan(refunded) },
});

it('takes the very lines where parts are lines', () => {
  const parts = [
    { amount: yuan(500), kept: yuan(0) },
    { amount: yuan(300), kept: yuan(300) },
    { amount: yuan(200), kept: yuan(50) },
  ];
  expect(backByLine(parts, [line(7, 1, 500), line(8, 2, 300), line(9, 3, 200)])).toEqual([
    { orderLineId: 7, amount: yuan(500), isWhole: true },
    { orderLineId: 9, amount: yuan(150), isWhole: false },
  ]);
});

it('what went back before goes back no more', () => {
  const parts = [{ amount: yuan(500), kept: yuan(0) }];
  expect(backByLine(parts, [line(7, 1, 500, 500)])).toEqual([]);
});

it('takes all lines by their worth where the order is of something else', () => {
  const parts = [
    { amount: yuan(900), kept: yuan(0) },
    { amount: yuan(100), kept: yuan(100) },
  ];
  expect(backByLine(parts, [line(7, null, 600), line(8, null, 400)])).toEqual([
    { orderLineId: 7, amount: yuan(540), isWhole: false },
    { orderLineId: 8, amount: yuan(360), isWhole: false },
  ]);
});

it('adds up for any lines', () => {
  const amount = fc.nat(10_000_000).map((n) => cents(n));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (of, share) => {
        const lines = of.map(([whole, part], at) => ({
          ...{ orderLineId: at, partNo: null, amount: whole, refunded: cents(Math.floor(whole * part)) },
        }));
        const left = sum(lines.map((one) => cents(one.amount - one.refunded)));
        const kept = cents(Math.floor(left * share));
        const back = backByLine([{ amount: left, kept }], lines);
        expect(sum(back.map((one) => one.amount))).toBe(left - kept);
        for (const one of back) {
          const { amount: whole, refunded } = lines[one.orderLineId]!;
          expect(one.amount).toBeLessThanOrEqual(whole - refunded);
        }
      },
    ),
  );
});
