// A whole divided among parts: nothing is lost, and enough for all is enough for each.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

it.each([
  [100, [10, 5], [66, 34]],
  [15, [10, 5], [10, 5]],
  [7, [1, 1, 1], [2, 2, 3]],
  [0, [3, 4], [0, 0]],
  [999_999_999, [999_999_998, 1], [999_999_998, 1]],
])('%d by %j is %j', (whole, parts, shares) => {
  expect(shareOut(whole, parts)).toEqual(shares);
});

it('adds up, and gives nobody less than his own where there is enough', () => {
  const parts = fc
    .array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: 6 })
    .filter((some) => some.some((part) => part > 0));
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 2_000_000_000 }), (some, more) => {
      const all = some.reduce((a, b) => a + b, 0);
      const shares = shareOut(all + more, some);
      expect(shares.reduce((a, b) => a + b, 0)).toBe(all + more);
      for (const [i, share] of shares.entries()) expect(share).toBeGreaterThanOrEqual(some[i]!);
    }),
  );
});
