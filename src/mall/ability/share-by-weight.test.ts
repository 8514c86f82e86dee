// Shares of a package's price.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, yuan } from '#kit/money/money.ts';
import { shareByWeight } from './share-by-weight.ts';

test('F7: ¥3,600 over 800, 600, 900 and 1,500', () => {
  const weights = [800, 600, 900, 1_500].map(yuan);
  expect(shareByWeight(yuan(3_600), weights)).toEqual([75_789, 56_842, 85_263, 142_106]);
});

test('half a fen goes up, and the last takes what is left', () => {
  expect(shareByWeight(cents(5), [1, 1])).toEqual([3, 2]);
});

test('a fen for many goes to one of them: nobody gets less than nothing', () => {
  expect(shareByWeight(cents(3), [1, 1, 1, 1, 1, 1])).toEqual([1, 1, 1, 0, 0, 0]);
});

test('they add up to the price, none is negative, and all but the last are within a fen of their part', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (price, list) => {
      const shares = shareByWeight(cents(price), list);
      const all = list.reduce((sum, one) => sum + one, 0);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(price);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        const exact = (price * (list[at] ?? 0)) / all;
        if (at < shares.length - 1) expect(share).toBeLessThan(exact + 1);
      }
    }),
  );
});
