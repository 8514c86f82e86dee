// Pieces and money of a line: what may be claimed of it, and that all of it gives back exactly what it cost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { claimableOf, type PaidLine, shareOf, shippableOf } from './order-part.ts';

const fen = (n: number) => n as Cents;

const line = (of: Partial<PaidLine> = {}): PaidLine => ({
  buyNum: 100,
  shippedNum: 0,
  closedNum: 0,
  heldUnshipped: 0,
  heldShipped: 0,
  returnedNum: 0,
  due: fen(8_085),
  refunded: fen(0),
  ...of,
});

it('pieces that are held are neither shipped nor claimed again', () => {
  const one = line({ shippedNum: 50, closedNum: 5, heldUnshipped: 15, heldShipped: 10, returnedNum: 20 });
  expect([shippableOf(one), claimableOf(one, 'U'), claimableOf(one, 'D')]).toEqual([30, 30, 20]);
});

describe('the money of a line', () => {
  it('is its share, floored; the last case takes the rest', () => {
    expect(shareOf(line(), 40)).toBe(3_234);
    expect(shareOf(line({ closedNum: 40, refunded: fen(3_234) }), 60)).toBe(4_851);
  });

  it('of all its cases, in any pieces, is what it cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 }),
        (due, pieces) => {
          const buyNum = pieces.reduce((total, one) => total + one, 0);
          let now = line({ due: fen(due), buyNum });
          for (const number of pieces) {
            const amount = shareOf(now, number);
            expect(amount).toBeGreaterThanOrEqual(0);
            now = { ...now, closedNum: now.closedNum + number, refunded: fen(now.refunded + amount) };
          }
          expect(now.refunded).toBe(due);
        },
      ),
    );
  });
});
