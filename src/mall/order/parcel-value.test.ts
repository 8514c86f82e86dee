// Shares of parcels: the worked example X5, and that parcels always come to what their line costs.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { comingTo, parcelShare } from './parcel-value.ts';

it('X5: 100.00 in three parcels of one piece', () => {
  const line = { due: 10_000 as Cents, buyNum: 3 };
  expect([0, 1, 2].map((sent) => parcelShare(line, sent, 1))).toEqual([3_333, 3_333, 3_334]);
});

it('all parcels of a line come to what it costs, whatever their sizes', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }),
      (due, parcels) => {
        const buyNum = parcels.reduce((sum, number) => sum + number, 0);
        let [sent, total] = [0, 0];
        for (const number of parcels) {
          const share = parcelShare({ due: due as Cents, buyNum }, sent, number);
          expect(share).toBeGreaterThanOrEqual(0);
          sent += number;
          total += share;
        }
        expect(total).toBe(due);
      },
    ),
  );
});

it('the last share takes what is left', () => {
  expect(comingTo([1, 2, 3] as Cents[], 10 as Cents)).toEqual([1, 2, 7]);
  expect(() => comingTo([], 1 as Cents)).toThrow(RangeError);
});
