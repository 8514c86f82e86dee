// What blocks an order on credit, at its very edge.
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { availableOf, capOf, isOver, type Standing, toleratedOf, whyBlocked } from './credit-blocks.ts';

const now = new Date('2026-11-27T00:00:00Z');
const account = (more: Partial<Record<keyof Standing, unknown>> = {}): Standing =>
  ({
    state: 'ACTIVE',
    creditLimit: 10_000,
    tempLimit: 0,
    tempUntil: null,
    tolerance: 0,
    ceiling: 200,
    used: 6_000,
    reserved: 1_000,
    upcoming: 0,
    ...more,
  }) as Standing;
const blocks = (of: Standing, amount: number, isCertified = true) =>
  whyBlocked(of, amount as Cents, isCertified, now);

it('lets what is available pass, and not a fen more', () => {
  expect(availableOf(account(), now)).toBe(3_000);
  expect(blocks(account(), 3_000)).toEqual([]);
  expect(blocks(account(), 3_001)).toEqual(['LIMIT']);
});

it('tolerates per mille of the limit', () => {
  expect(toleratedOf(account({ tolerance: 50 }))).toBe(500);
  expect(blocks(account({ tolerance: 50 }), 3_500)).toEqual([]);
  expect(blocks(account({ tolerance: 50 }), 3_501)).toEqual(['LIMIT']);
});

it('counts a temporary limit until its end', () => {
  const temp = (at: string) => account({ tempLimit: 2_000, tempUntil: new Date(at) });
  expect([capOf(temp('2026-11-28T00:00:00Z'), now), capOf(temp('2026-11-27T00:00:00Z'), now)]).toEqual([
    12_000, 10_000,
  ]);
});

it('stops at the ceiling of all that was promised', () => {
  const much = account({ used: 0, reserved: 0, upcoming: 15_000 });
  expect(blocks(much, 5_000)).toEqual([]);
  expect(blocks(much, 5_001)).toEqual(['CEILING']);
});

it('names every reason', () => {
  expect(blocks(account({ state: 'FROZEN' }), 1, false)).toEqual(['FROZEN', 'NOT_CERTIFIED']);
  expect(blocks(account({ state: 'CLOSED' }), 1)).toEqual(['CLOSED']);
});

it('is over when more counts than was agreed', () => {
  expect([
    isOver(account(), now),
    isOver(account({ used: 9_000 }), now),
    isOver(account({ used: 9_001 }), now),
  ]).toEqual([false, false, true]);
});
