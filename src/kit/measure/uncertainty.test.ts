// Budgets against published ones, with the rounding that they print, and what must hold of any.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetOf, type Component, type Distribution, roundUncertainty, standardOf } from './uncertainty.ts';

const INFINITE = Number.POSITIVE_INFINITY;
const part = (name: string, u: number, nu = INFINITE, dist: Distribution = 'normal', c = 1): Component => ({
  ...{ name, type: nu === INFINITE ? 'B' : 'A', dist, u, c, nu },
});
const b = (dist: Distribution, value: number, divisor?: number) =>
  part(dist, standardOf(dist, value, divisor), INFINITE, dist);

describe('published', () => {
  it('GUM H.1, end gauge: 93 nm at 99 %', () => {
    const found = budgetOf(
      [part('ls', 25, 18), part('d', 9.7, 25.6), part('alpha', 2.9, 50), part('theta', 16.6, 2)],
      {
        p: 0.99,
      },
    );
    expect(found?.uc.toFixed(0)).toBe('32');
    expect(found?.nuEff).toBe(16);
    expect(found?.k.toFixed(2)).toBe('2.92');
    expect(found && roundUncertainty(found.U)).toEqual({ U: 93, places: 0 });
  });

  it('EA-4/02 S2, weight of 10 kg: 59 mg', () => {
    const found = budgetOf([
      b('normal', 45, 2),
      b('rectangular', 15),
      part('pooled', 25 / Math.sqrt(3)),
      b('rectangular', 10),
      b('rectangular', 10),
    ]);
    expect(found?.uc.toFixed(1)).toBe('29.3');
    expect(found).toMatchObject({ k: 2, isDominant: false, nuEff: INFINITE });
    expect(found && roundUncertainty(found.U).U).toBe(59);
  });

  it('EA-4/02 S9, digital multimeter: one rectangular part is dominant, 0.05 V at k 1.65', () => {
    const found = budgetOf([b('normal', 0.002, 2), b('rectangular', 0.05), b('rectangular', 0.011)]);
    expect(found?.uc.toFixed(3)).toBe('0.030');
    expect(found).toMatchObject({ k: 1.65, isDominant: true, p: 0.95 });
    expect(found && roundUncertainty(found.U, { digits: 1 }).U).toBe(0.05);
  });

  it('ten readings of a multimeter at 10 V: 0.10 mV', () => {
    const found = budgetOf([
      part('repeatability', 66.7 / Math.sqrt(10), 9),
      b('normal', 60, 2),
      b('resolution', 100),
      b('rectangular', 40),
    ]);
    expect(found?.rows.map((row) => row.part.toFixed(1))).toEqual(['21.1', '30.0', '28.9', '23.1']);
    expect(found?.uc.toFixed(1)).toBe('52.1');
    expect(found).toMatchObject({ nuEff: 334, k: 2 });
    expect(found && roundUncertainty(found.U / 1000).U).toBe(0.1);
  });

  it('the divisors of the distributions', () => {
    expect(standardOf('triangular', 6)).toBeCloseTo(2.449, 3);
    expect(standardOf('u-shaped', -6)).toBeCloseTo(4.243, 3);
    expect(standardOf('resolution', 6)).toBeCloseTo(1.732, 3);
    expect(standardOf('rectangular', 6, 2)).toBe(3);
  });

  it('components that go together add up, or take each other away', () => {
    const two = [part('a', 3), part('b', 4)];
    const uc = (r: number, c = 1) =>
      budgetOf([two[0] as Component, { ...(two[1] as Component), c }], {
        correlations: [{ of: ['a', 'b'], r }],
      })?.uc;
    expect([uc(0), uc(1), uc(-1), uc(1, -1)]).toEqual([5, 7, 1, 1]);
  });
});

it('few degrees of freedom take a larger k; fifty take 2, unless p is named', () => {
  expect(budgetOf([part('a', 1, 4)])?.k.toFixed(2)).toBe('2.87');
  expect(budgetOf([part('a', 1, 50)])?.k).toBe(2);
  expect(budgetOf([part('a', 1, 50)], { p: 0.95 })?.k.toFixed(2)).toBe('2.01');
  expect(budgetOf([b('rectangular', 1)], { p: 0.9545 })).toMatchObject({
    isDominant: false,
    k: expect.closeTo(2, 3),
  });
});

it('a normal component is never dominant, and others above three tenths end it', () => {
  expect(budgetOf([b('normal', 1)])?.isDominant).toBe(false);
  const u = standardOf('rectangular', 1);
  expect(budgetOf([b('rectangular', 1), part('other', u * 0.3)])?.isDominant).toBe(true);
  expect(budgetOf([b('rectangular', 1), part('other', u * 0.301)])?.isDominant).toBe(false);
});

it('there is no budget of nothing', () => {
  expect(budgetOf([])).toBeNull();
  expect(budgetOf([part('a', 0)])).toBeNull();
  expect(budgetOf([part('a', Number.NaN)])).toBeNull();
});

it.each([
  [92.5, 2, 0, 93, 0],
  [0.104_2, 2, 0, 0.1, 2],
  [0.0996, 2, 0, 0.1, 2],
  [1234, 2, 0, 1200, -2],
  [1.2, 1, 0, 2, 0],
  [1.04, 1, 0, 1, 0],
  [0.0123, 2, 0.0123, 0.013, 3],
  [0, 2, 0, 0, 0],
])('%d is stated with %d digits (CMC %d) as %d', (U, digits, cmc, stated, places) => {
  expect(roundUncertainty(U, { digits, cmc })).toEqual({ U: stated, places });
});

const component = fc.record({
  u: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
  nu: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.constant(INFINITE)),
  c: fc.double({ min: 0.01, max: 100, noNaN: true }),
  dist: fc.constantFrom<Distribution>('normal', 'rectangular'),
});
const components = fc
  .array(component, { minLength: 1, maxLength: 8 })
  .map((all) => all.map(({ u, nu, c, dist }, at) => part(`c${at}`, u, nu, dist, c)));

it('is never below the CMC, also as stated', () => {
  fc.assert(
    fc.property(components, fc.double({ min: 0, max: 1e7, noNaN: true }), (all, cmc) => {
      const found = budgetOf(all, { cmc });
      expect(found?.U).toBeGreaterThanOrEqual(cmc);
      expect(found && roundUncertainty(found.U, { cmc }).U).toBeGreaterThanOrEqual(cmc * (1 - 1e-9));
      expect(found?.isCmc).toBe(found?.U === cmc && cmc > 0 && found.k * found.uc < cmc);
    }),
  );
});

it('the order of components changes nothing', () => {
  fc.assert(
    fc.property(components, (all) => {
      const [one, other] = [budgetOf(all), budgetOf(all.toReversed())];
      expect(other?.uc).toBeCloseTo(one?.uc ?? -1, -Math.log10((one?.uc ?? 1) * 1e-9));
      expect(other?.isDominant).toBe(one?.isDominant);
    }),
  );
});

it('another unit scales the uncertainty and leaves k as it is', () => {
  fc.assert(
    fc.property(components, fc.constantFrom(1e-3, 10, 1e3), (all, scale) => {
      const [one, other] = [budgetOf(all), budgetOf(all.map((each) => ({ ...each, u: each.u * scale })))];
      expect((other?.uc ?? 0) / (one?.uc ?? 1) / scale).toBeCloseTo(1, 9);
      expect(other?.isDominant).toBe(one?.isDominant);
    }),
  );
});
