// Days and sums on the drawing of a chart.
import { expect, it } from 'vitest';
import { chartPoints } from './cost-points.ts';

const size = { width: 100, height: 50, edge: 10 };

it('lays days by date and sums by height', () => {
  expect(
    chartPoints(
      [
        { day: '2026-11-01', value: 10 },
        { day: '2026-11-02', value: 30 },
        { day: '2026-11-05', value: 20 },
      ],
      size,
    ),
  ).toEqual([
    { x: 10, y: 40 },
    { x: 30, y: 10 },
    { x: 90, y: 25 },
  ]);
});

it('lays equal sums and a single day in the middle', () => {
  expect(chartPoints([{ day: '2026-11-01', value: 7 }], size)).toEqual([{ x: 50, y: 25 }]);
});
