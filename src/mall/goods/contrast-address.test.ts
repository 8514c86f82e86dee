// A comparison is its address: read, written and changed without losing its order.
import { expect, it } from 'vitest';
import {
  contrastAddress,
  movedForward,
  readContrastQuery,
  withCompared,
  withoutCompared,
} from './contrast-address.ts';

const read = (text: string) => readContrastQuery(new URLSearchParams(text));

it.each([
  ['productIds=3,1,2&number=1000', '/goods/contrast?productIds=3,1,2&number=1000'],
  ['productIds=1&productIds=2', '/goods/contrast?productIds=1,2'],
  ['productIds=1,1,x,-2,0,2', '/goods/contrast?productIds=1,2'],
  ['productIds=1,2,3,4,5,6,7', '/goods/contrast?productIds=1,2,3,4,5'],
  ['productIds=1&number=0&only=1', '/goods/contrast?productIds=1&only=1'],
  ['productIds=1&number=1e3', '/goods/contrast?productIds=1'],
  ['productIds= 1 , 2 &number= 7 ', '/goods/contrast?productIds=1,2&number=7'],
  ['productIds=123456789012345,1234567890123456,1x,12a3', '/goods/contrast?productIds=123456789012345'],
  ['productIds=1&number=1', '/goods/contrast?productIds=1&number=1'],
  ['productIds=1&number=999999999', '/goods/contrast?productIds=1&number=999999999'],
  ['productIds=1&number=1000000000', '/goods/contrast?productIds=1'],
  ['only=0', '/goods/contrast'],
  ['', '/goods/contrast'],
])('%s', (text, address) => {
  expect(contrastAddress(read(text))).toBe(address);
  expect(contrastAddress(read(address.split('?')[1] ?? ''))).toBe(address);
});

it('columns are taken away, added, replaced and moved', () => {
  const query = read('productIds=1,2,3');
  expect(withoutCompared(query, 2).productIds).toEqual([1, 3]);
  expect(withCompared(query, 9).productIds).toEqual([1, 2, 3, 9]);
  expect(withCompared(query, 2).productIds).toEqual([1, 2, 3]);
  expect(withCompared(query, 9, 1).productIds).toEqual([9, 2, 3]);
  expect(withCompared(query, 9, 7).productIds).toEqual([1, 2, 3, 9]);
  expect(withCompared(query, 9, null).productIds).toEqual([1, 2, 3, 9]);
  expect(withCompared(read('productIds=1,2,3,4,5'), 9).productIds).toEqual([1, 2, 3, 4, 5]);
  expect(movedForward(query, 3).productIds).toEqual([1, 3, 2]);
  expect(movedForward(query, 1).productIds).toEqual([1, 2, 3]);
});
