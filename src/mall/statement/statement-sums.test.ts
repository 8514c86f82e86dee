// Sums and late fees of statements, by the worked example X7 and by random figures.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { lateFeeOf, principalOf, restOf, settleStateOf, spread } from './statement-sums.ts';

const sums = (total: number, paid = 0, lateFee = 0, waived = 0) =>
  ({ total, paid, lateFee, waived }) as Parameters<typeof restOf>[0];
const fee = (of: ReturnType<typeof sums>, disputed = 0) =>
  lateFeeOf({ ...of, disputed: disputed as Cents, rate: 50, cap: 20 });

it('X7: seven days on 9 395.67 are 32.90, and paid principal leaves the fees', () => {
  let of = sums(1_939_567, 1_000_000);
  for (let day = 0; day < 7; day++) of = sums(of.total, of.paid, of.lateFee + fee(of));
  expect(fee(of)).toBe(470);
  expect([of.lateFee, restOf(of)]).toEqual([3_290, 942_857]);
  const paid = sums(of.total, 1_939_567, of.lateFee);
  expect([principalOf(paid), restOf(paid), fee(paid)]).toEqual([0, 3_290, 0]);
  expect(restOf(sums(of.total, 1_939_567, 3_290, 3_290))).toBe(0);
});

it('half fens are rounded up, disputed amounts left out, the cap kept', () => {
  expect([fee(sums(1_000)), fee(sums(999)), fee(sums(3_000))]).toEqual([1, 0, 2]);
  expect(fee(sums(100_000), 40_000)).toBe(30);
  expect([
    fee(sums(100_000, 0, 19_980)),
    fee(sums(100_000, 0, 20_000)),
    fee(sums(100_000, 0, 30_000)),
  ]).toEqual([20, 0, 0]);
});

it('an order shows the worst of its statements, and settled only when all of it is', () => {
  expect(settleStateOf([], false)).toBe('PENDING_SETTLEMENT');
  expect(settleStateOf(['SETTLED', 'OVERDUE', 'PENDING_REVIEW'], true)).toBe('OVERDUE');
  expect(settleStateOf(['PENDING_PAYMENT', 'PENDING_REVIEW'], true)).toBe('PENDING_REVIEW');
  expect(settleStateOf(['SETTLED', 'PENDING_PAYMENT'], true)).toBe('PENDING_PAYMENT');
  expect(settleStateOf(['SETTLED'], false)).toBe('PENDING_SETTLEMENT');
  expect(settleStateOf(['SETTLED', 'SETTLED'], true)).toBe('SETTLED');
  expect(settleStateOf(['SETTLED', 'PENDING_SETTLEMENT'], true)).toBe('PENDING_SETTLEMENT');
});

it('money is spread in order, all of it where there is room, and never beyond', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000)), fc.nat(100_000), (rests, amount) => {
      const parts = spread(rests as Cents[], amount as Cents);
      const room = rests.reduce((sum, rest) => sum + rest, 0);
      expect(parts.reduce((sum: number, part) => sum + part, 0)).toBe(Math.min(amount, room));
      parts.forEach((part, at) => {
        expect(part).toBeLessThanOrEqual(rests[at]!);
        if (parts.slice(at + 1).some((later) => later > 0)) expect(part).toBe(rests[at]);
      });
    }),
  );
});
