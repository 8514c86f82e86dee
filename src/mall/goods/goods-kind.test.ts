// Where goods are shown, by what they are.
import { expect, test } from 'vitest';
import { commissionAddress, GOODS_KINDS, goodsAddress } from './goods-kind.ts';

test('each kind has a page of its own', () => {
  expect(GOODS_KINDS.map((kind) => goodsAddress(kind, 7))).toEqual([
    '/goods/detail?productId=7',
    '/goods/detail1?productId=7',
    '/goods/details?productId=7',
  ]);
});

test('a service is commissioned by its capability, a package from its page', () => {
  expect(commissionAddress(7, 3)).toBe('/entrust?capId=3');
  expect(commissionAddress(7, null)).toBe('/goods/details?productId=7');
});
