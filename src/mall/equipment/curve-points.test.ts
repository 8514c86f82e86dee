// A curve over time fills its drawing, by when and by how much.
import { expect, it } from 'vitest';
import { curveOf } from './curve-points.ts';

const SIZE = { width: 120, height: 60, edge: 10 };
const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour)).toISOString();

it('spreads moments over the width and values over the height', () => {
  const { points, least, most } = curveOf(
    [
      { at: at(0), value: 20 },
      { at: at(1), value: 24 },
      { at: at(4), value: 22 },
    ],
    SIZE,
  );
  expect(points).toEqual([
    { x: 10, y: 50 },
    { x: 35, y: 10 },
    { x: 110, y: 30 },
  ]);
  expect([least, most]).toEqual([20, 24]);
});

it('one reading, or one value all the time, lies in the middle', () => {
  expect(curveOf([{ at: at(0), value: 21 }], SIZE).points).toEqual([{ x: 60, y: 30 }]);
  const still = [0, 1].map((hour) => ({ at: at(hour), value: 21 }));
  expect(curveOf(still, SIZE).points.map(({ y }) => y)).toEqual([30, 30]);
});
