// The table of events on each basis, by the worked example X6 and by random lives.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { CREDIT_BASES, type CreditBasis } from './credit-terms.ts';
import { addExposure, type Charge, type Exposure, exposureOf, lessOwed, NO_EXPOSURE } from './exposure.ts';

const begun = (owed: number): Charge => ({
  isReleased: false,
  owed: owed as Cents,
  shipped: NOTHING,
  billed: NOTHING,
  paid: NOTHING,
});
const show = ({ used, reserved, upcoming }: Exposure) => `${used}/${reserved}/${upcoming}`;

it.each([
  ['ORDERS', ['0/6000/0', '6000/0/0', '6000/0/0', '6000/0/0', '3500/0/0', '0/0/0']],
  ['SHIPPED', ['0/6000/0', '0/0/6000', '2500/0/3500', '2500/0/3500', '0/0/3500', '0/0/0']],
  ['BILLED', ['0/6000/0', '0/0/6000', '0/0/6000', '2500/0/3500', '0/0/3500', '0/0/0']],
] as const)('X6 on the basis %s', (basis, wanted) => {
  const amount = 2_500 as Cents;
  const review = begun(6_000);
  const released = { ...review, isReleased: true };
  const shipped = { ...released, shipped: amount };
  const cut = { ...shipped, billed: amount };
  const paid = { ...cut, paid: amount };
  const over = lessOwed(paid, 3_500 as Cents, { isShipped: false, isBilled: false });
  expect([review, released, shipped, cut, paid, over].map((one) => show(exposureOf(basis, one)))).toEqual(
    wanted,
  );
});

it.each([
  ['ORDERS', 'shipped', '5000/0/0'],
  ['SHIPPED', 'shipped', '1500/0/3500'],
  ['BILLED', 'shipped', '2500/0/2500'],
  ['BILLED', 'billed', '1500/0/3500'],
] as const)('a memo on %s of what was %s', (basis, from, wanted) => {
  const charge: Charge = {
    ...begun(6_000),
    isReleased: true,
    shipped: 2_500 as Cents,
    billed: 2_500 as Cents,
  };
  expect(
    show(
      exposureOf(basis, lessOwed(charge, 1_000 as Cents, { isShipped: true, isBilled: from === 'billed' })),
    ),
  ).toBe(wanted);
});

it('whatever happens, all that is owed and not paid counts once', () => {
  const basis = fc.constantFrom<CreditBasis>(...CREDIT_BASES);
  const part = fc.nat(1_000_000);
  fc.assert(
    fc.property(basis, part, part, part, part, fc.boolean(), (on, a, b, c, d, isReleased) => {
      const [billed = 0, shipped = 0, owed = 0] = [a, b, c].toSorted((one, other) => one - other);
      const charge = { isReleased, owed, shipped, billed, paid: Math.min(d, billed) } as Charge;
      const { used, reserved, upcoming } = exposureOf(on, charge);
      expect(used + reserved + upcoming).toBe(isReleased ? owed - charge.paid : owed);
      expect(upcoming).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('adds and takes away', () => {
  const one = { used: 3, reserved: 2, upcoming: 1 } as Exposure;
  expect(addExposure(one, one)).toEqual({ used: 6, reserved: 4, upcoming: 2 });
  expect(addExposure(one, one, -1)).toEqual(NO_EXPOSURE);
});
