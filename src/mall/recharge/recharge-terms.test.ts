// Whole yuan from 1 to 5,000, and a wallet that holds no more than it may.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { fenOf, isAmount, LEAST, MOST, mostNow, QUICK_AMOUNTS } from './recharge-terms.ts';

it.each([
  ['1', true],
  ['5000', true],
  [' 200 ', true],
  ['0', false],
  ['5001', false],
  ['1.5', false],
  ['1.00', false],
  ['-1', false],
  ['1e3', false],
  ['0100', false],
  ['', false],
])('"%s" is an amount: %s', (typed, is) => expect(isAmount(typed)).toBe(is));

it('what one presses may be put in', () =>
  expect(QUICK_AMOUNTS.every((yuan) => isAmount(String(yuan)))).toBe(true));

it.each([
  [0, 0, MOST],
  [99_499_900, 0, MOST],
  [99_500_000, 0, 4_999],
  [99_999_800, 0, LEAST],
  [99_999_801, 0, 0],
  [99_999_900, 0, 0],
  [99_000_000, 500_000, 4_999],
  [200_000_000, 0, 0],
])('a wallet of %d fen with %d on their way takes %d yuan more', (balance, pending, yuan) => {
  expect(mostNow({ balance: balance as Cents, pending: pending as Cents })).toBe(yuan);
});

it('whatever it holds: what may be put in leaves it within its limit, and a yuan more would not', () => {
  const fen = fc.integer({ min: 0, max: 99_999_900 }) as fc.Arbitrary<Cents>;
  fc.assert(
    fc.property(fen, fen, (balance, pending) => {
      const yuan = mostNow({ balance, pending });
      const after = (more: number) => balance + pending + fenOf(more);
      if (yuan > 0) expect(after(yuan)).toBeLessThanOrEqual(99_999_900);
      if (yuan < MOST) expect(after(yuan + 1)).toBeGreaterThan(99_999_900);
    }),
  );
});
