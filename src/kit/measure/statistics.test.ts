// Statistics against figures worked by hand, and what does not change them.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capabilityOf, statisticsOf } from './statistics.ts';

const LOT = [9.98, 10.02, 10.0, 10.01, 9.99];

it('a lot of five within 9.90 … 10.10', () => {
  const found = statisticsOf(LOT);
  expect(found?.mean).toBeCloseTo(10, 12);
  expect(found?.sd).toBeCloseTo(0.015811, 6);
  expect(found).toMatchObject({ n: 5, min: 9.98, max: 10.02, median: 10 });
  expect(found?.range).toBeCloseTo(0.04, 12);
  const { cp, cpk } = capabilityOf(LOT, { lo: 9.9, hi: 10.1 });
  expect([cp?.toFixed(3), cpk?.toFixed(3)]).toEqual(['2.108', '2.108']);
});

it('the median of an even number lies between the two in the middle', () => {
  expect(statisticsOf([4, 1, 3, 2])?.median).toBe(2.5);
});

it('one limit gives a one-sided index and no Cp', () => {
  const hi = capabilityOf(LOT, { lo: null, hi: 10.05 });
  expect([hi.cp, hi.cpk?.toFixed(4)]).toEqual([null, '1.0541']);
  expect(capabilityOf(LOT, { lo: 9.98, hi: null }).cpk?.toFixed(4)).toBe('0.4216');
});

it('says nothing of four values, of no spread, of no limits, of nothing', () => {
  const none = { cp: null, cpk: null };
  expect(capabilityOf(LOT.slice(1), { lo: 9.9, hi: 10.1 })).toEqual(none);
  expect(capabilityOf([0.1, 0.1, 0.1, 0.1, 0.1], { lo: 0, hi: 1 })).toEqual(none);
  expect(capabilityOf(LOT, { lo: null, hi: null })).toEqual(none);
  expect(statisticsOf([])).toBeNull();
  expect(statisticsOf([3])?.sd).toBeNull();
  expect(statisticsOf([0.7, 0.7, 0.7])?.sd).toBe(0);
});

it('order changes nothing, a shift moves the mean alone', () => {
  const readings = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(readings, fc.integer({ min: -50, max: 50 }), (values, shift) => {
      const found = statisticsOf(values);
      expect(statisticsOf(values.toReversed())?.sd).toBeCloseTo(found?.sd ?? -1, 8);
      const moved = statisticsOf(values.map((value) => value + shift));
      expect(moved?.mean).toBeCloseTo((found?.mean ?? 0) + shift, 8);
      expect(moved?.sd).toBeCloseTo(found?.sd ?? -1, 8);
    }),
  );
});
