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

it('shows each side of a change, and nothing on the side where it was not ranked', () => {
  const before = [aPart(1, 1), aPart(2, 2), aPart(3, 3)];
  const after = [aPart(1, 1, 100, 9), aPart(4, 2, 70, 7), aPart(3, 3)];
  const sides = ({ partNo, kind, ...rest }: ReturnType<typeof differencesOf>[number]) => [
    partNo,
    kind,
    ...Object.values(rest).slice(1),
  ];
  expect(differencesOf(before, after).map(sides)).toEqual([
    ['P1', 'same', 1, 1, 100, 100, 10, 9],
    ['P4', 'new', null, 2, null, 70, null, 7],
    ['P2', 'gone', 2, null, 100, null, 10, null],
  ]);
});

it('names those that are gone by their former place, then by their number', () => {
  const before = [aPart(5, 3), aPart(9, 2), aPart(8, 2), aPart(7, 1)];
  expect(differencesOf(before, []).map(({ partNo }) => partNo)).toEqual(['P7', 'P8', 'P9', 'P5']);
});
