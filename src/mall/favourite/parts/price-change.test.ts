// How far a price has moved.
import { expect, test } from 'vitest';
import { priceChange } from './price-change.ts';

test.each([
  ['1.000000', '0.900000', { isUp: false, percent: '10%' }],
  ['1.000000', '1.333333', { isUp: true, percent: '33.3%' }],
  ['0.003120', '0.003119', { isUp: false, percent: '<0.1%' }],
  ['1.000000', '3.000000', { isUp: true, percent: '200%' }],
  ['1.000000', '1.000000', undefined],
])('%s → %s', (then, now, change) => {
  expect(priceChange(then, now)).toEqual(change);
});
