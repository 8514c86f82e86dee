// What has changed between a selection and its repetition.
import { expect, it } from 'vitest';
import { differencesOf, type RankedPart } from './run-differences.ts';

const aPart = (partId: number, rank: number, amount = 100, stock = 10): RankedPart => ({
  partId,
  partNo: `P${partId}`,
  rank,
  score: 100 - rank,
  amount,
  stock,
});

it('says who went up, down, came, left, and whose price changed; the rest is left out', () => {
  const before = [aPart(1, 1), aPart(2, 2), aPart(3, 3), aPart(4, 4), aPart(6, 5)];
  const after = [aPart(2, 1), aPart(1, 2), aPart(3, 3, 120), aPart(4, 4), aPart(5, 5)];
  expect(differencesOf(before, after).map(({ partId, kind }) => [partId, kind])).toEqual([
    [2, 'up'],
    [1, 'down'],
    [3, 'same'],
    [5, 'new'],
    [6, 'gone'],
  ]);
  expect(differencesOf(before, after)[2]).toMatchObject({ amountBefore: 100, amountAfter: 120 });
});

it('is empty for the same ranking', () => {
  const list = [aPart(1, 1), aPart(2, 2)];
  expect(differencesOf(list, list)).toEqual([]);
});
