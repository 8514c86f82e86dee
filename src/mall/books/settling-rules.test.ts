// Whatever is released, taken back and paid out balances, and leaves nobody more than he is owed.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, cents } from '#kit/money/money.ts';
import { adjusted, commissioned, depositMoved, released, storePaid, takenBack } from './settling-rules.ts';

const STORE = { storeId: 7, isOwn: false };
const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(cents);
const on = (account: string, postings: ReturnType<typeof released>[]) =>
  postings
    .flatMap(({ legs }) => legs)
    .filter((leg) => leg.account === account)
    .reduce((total, leg) => total + leg.amount, 0);

it('an order that is released, partly taken back and paid out leaves every account as it should be', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (value, commission, back, less) => {
      const all = [
        released('SO1', STORE, value),
        commissioned('SO1', STORE, commission),
        takenBack('SO1', STORE, back),
        commissioned('SO1', STORE, less, 'back'),
        adjusted('SB1', 7, 500, '核实后补付'),
      ];
      for (const { legs } of all) expect(legs.reduce((total, leg) => total + leg.amount, 0)).toBe(0);
      const owed = cents(value - commission - back + less + 500);
      expect(on('2003', all)).toBe(-owed);
      expect(on('2002', all)).toBe(value - back);
      expect(on('4002', all)).toBe(less - commission);
      expect(on('2003', [...all, storePaid('SB1', 7, owed as Cents)])).toBe(0);
    }),
  );
});

it('a deposit that came, paid a debt and went back is nobody’s any more', () => {
  const all = [
    depositMoved('depositPaid', 'DP1', 7, cents(900)),
    depositMoved('depositTaken', 'SB1', 7, cents(200)),
    depositMoved('depositReturned', 'DP2', 7, cents(700)),
  ];
  expect([on('2004', all), on('2003', all), on('1001', all)]).toEqual([0, -200, 200]);
});

it('what an own store brings is the mall’s income', () => {
  const own = { storeId: 1, isOwn: true };
  const all = [released('SO1', own, cents(900)), takenBack('SO1', own, cents(200))];
  expect([on('4001', all), on('2003', all)]).toEqual([-700, 0]);
});
