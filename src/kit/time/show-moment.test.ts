// Moments as people read them, in Beijing time wherever the program runs.
import { expect, test } from 'vitest';
import { showMoment } from './show-moment.ts';

test.each([
  ['2026-03-05T06:07:09.000Z', false, '2026-03-05 14:07'],
  ['2026-03-05T06:07:09.000Z', true, '2026-03-05 14:07:09'],
  ['2026-12-31T16:00:00.000Z', false, '2027-01-01 00:00'],
  [null, false, ''],
  ['', false, ''],
  ['no moment', false, ''],
])('%s', (moment, withSeconds, wanted) => {
  expect(showMoment(moment, withSeconds)).toBe(wanted);
});
