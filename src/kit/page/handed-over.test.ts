// What a loader hands over arrives as it was, and as one and the same object however often it is asked for.
import { expect, test } from 'vitest';
import { handOver, taken } from './handed-over.ts';

test('on the server it is the very same object, in the browser an equal one', () => {
  const data = { list: [{ name: '电阻 "<"', price: null }], total: 1 };
  const parcel = handOver(data);
  expect(taken(parcel)).toBe(data);
  expect(handOver(data)).toBe(parcel);
  const arrived = structuredClone(parcel);
  expect(taken(arrived)).toEqual(data);
  expect(taken(arrived)).toBe(taken(arrived));
});
