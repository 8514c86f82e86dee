// The t factor against the table that the GUM prints (G.2), and what holds between its rows.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tFactor } from './t-factor.ts';

/** One, two and three standard deviations of a normal distribution beside the round ones. */
const P = [0.682_689_49, 0.9, 0.95, 0.954_499_74, 0.99, 0.997_300_2] as const;
/** ν and t for each p, as printed. */
const G2: readonly (readonly [number, string])[] = [
  [1, '1.84 6.31 12.71 13.97 63.66 235.80'],
  [2, '1.32 2.92 4.30 4.53 9.92 19.21'],
  [3, '1.20 2.35 3.18 3.31 5.84 9.22'],
  [4, '1.14 2.13 2.78 2.87 4.60 6.62'],
  [5, '1.11 2.02 2.57 2.65 4.03 5.51'],
  [10, '1.05 1.81 2.23 2.28 3.17 3.96'],
  [16, '1.03 1.75 2.12 2.17 2.92 3.54'],
  [19, '1.03 1.73 2.09 2.14 2.86 3.45'],
  [50, '1.01 1.68 2.01 2.05 2.68 3.16'],
  [100, '1.005 1.660 1.984 2.025 2.626 3.077'],
  [Number.POSITIVE_INFINITY, '1.000 1.645 1.960 2.000 2.576 3.000'],
];

it.each(G2)('of %d degrees of freedom', (nu, printed) => {
  for (const [at, text] of printed.split(' ').entries()) {
    const places = text.split('.')[1]?.length ?? 0;
    expect(tFactor(P[at] ?? 0.5, nu).toFixed(places)).toBe(text);
  }
});

it('shrinks with every degree of freedom, down to the normal distribution', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.double({ min: 0.5, max: 0.999, noNaN: true }),
      (nu, p) => {
        const t = tFactor(p, nu);
        expect(t).toBeGreaterThan(tFactor(p, nu + 1));
        expect(t).toBeGreaterThan(tFactor(p, Number.POSITIVE_INFINITY));
      },
    ),
    { numRuns: 40 },
  );
  expect(tFactor(0.9545, 10_001)).toBeCloseTo(tFactor(0.9545, 10_000), 3);
});

it.each([
  [1, 5],
  [0, 5],
  [0.95, 0],
  [0.95, Number.NaN],
])('there is none of p %d and ν %d', (p, nu) => {
  expect(() => tFactor(p, nu)).toThrow('no t');
});
