// The order of part numbers: by code points, whatever the machine's language.
import { expect, it } from 'vitest';
import { partNoOrder } from './part-no-order.ts';

it('puts digits before capitals before small letters before Chinese', () => {
  expect(['b', 'A', '2', '10', '料', 'a'].toSorted(partNoOrder)).toEqual(['10', '2', 'A', 'a', 'b', '料']);
  expect(partNoOrder('a', 'a')).toBe(0);
  expect(Math.sign(partNoOrder('a', 'b'))).toBe(-1);
  expect(Math.sign(partNoOrder('b', 'a'))).toBe(1);
});
