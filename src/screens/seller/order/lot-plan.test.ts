// The lots a parcel is taken from: oldest first, never more than there is.
import { expect, test } from 'vitest';
import { oldestFirst, planLots } from './lot-plan.ts';

const lots = [
  { lotId: 3, lotNo: 'C', dateCode: '2440', onHand: 500 },
  { lotId: 2, lotNo: 'B', dateCode: '2431', onHand: 300 },
  { lotId: 1, lotNo: 'A', dateCode: '2440', onHand: 200 },
];

test('the oldest week comes first, then the lot that came in first', () => {
  expect(oldestFirst(lots).map((lot) => lot.lotNo)).toEqual(['B', 'A', 'C']);
});

test.each([
  ['one lot is enough', 300, [{ lotId: 2, number: 300 }], 0],
  [
    'over several lots',
    600,
    [
      { lotId: 2, number: 300 },
      { lotId: 1, number: 200 },
      { lotId: 3, number: 100 },
    ],
    0,
  ],
  ['nothing wanted', 0, [], 0],
  [
    'more than there is',
    1_001,
    [
      { lotId: 2, number: 300 },
      { lotId: 1, number: 200 },
      { lotId: 3, number: 500 },
    ],
    1,
  ],
])('%s', (_name, number, takes, short) => {
  expect(planLots(lots, number)).toEqual({ takes, short });
});

test('an empty lot gives nothing', () => {
  expect(planLots([{ lotId: 9, lotNo: 'Z', dateCode: '2401', onHand: 0 }], 5)).toEqual({
    takes: [],
    short: 5,
  });
});
