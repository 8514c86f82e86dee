// Which pages are told about at once, which after three seconds, and what is left out.
import { expect, it } from 'vitest';
import { viewOfPage } from './view-of-page.ts';

it.each([
  ['/index', '', 'pageView', 3_000],
  ['/goods/list', '?keyword=0603', 'pageView', 3_000],
  ['/member/index', '', 'pageView', 3_000],
  ['/store/product', '?vid=2', 'storeView', 0],
  ['/store/goods', '?vid=2', 'storeView', 0],
  ['/store/index', '?vid=2', 'pageView', 3_000],
  ['/', '', 'pageView', 3_000],
  ['/store/goods/7', '?vid=2', 'pageView', 3_000],
  ['/member/store/goods', '?vid=2', 'pageView', 3_000],
] as const)('%s%s', (path, search, behaviorType, delay) => {
  expect(viewOfPage(path, search)).toMatchObject({ behaviour: { behaviorType, url: path }, delay });
});

it('a goods page names its goods at once', () => {
  expect(viewOfPage('/goods/detail1', '?productId=9', { goodsId: 4, storeId: 2 })).toEqual({
    behaviour: { behaviorType: 'goodsView', url: '/goods/detail1', goodsId: 4, storeId: 2 },
    delay: 0,
  });
});

it.each(['/goods/detail', '/goods/details', '/goods/detail1//'])('%s shows goods', (path) => {
  expect(viewOfPage(path, '', { goodsId: 4, storeId: 2 }).behaviour.behaviorType).toBe('goodsView');
});

it.each(['/goods/detail2', '/member/goods/detail', '/goods/detail/9'])('%s shows none', (path) => {
  expect(viewOfPage(path, '', { goodsId: 4, storeId: 2 }).behaviour).toEqual({
    behaviorType: 'pageView',
    url: path,
  });
});

it.each([
  ['/store/goods', '?vid=7', 7],
  ['/store/index', '?vid=999999999999999', 999_999_999_999_999],
  ['/store/index', '?vid=1000000000000000', undefined],
  ['/store/index', '?vid=0', undefined],
  ['/store/index', '?vid=x7', undefined],
  ['/store/index', '?vid=7x', undefined],
  ['/store/index', '', undefined],
  ['/index', '?vid=7', undefined],
  ['/goods/list/store/', '?vid=7', undefined],
])('%s%s is in store %s', (path, search, storeId) => {
  expect(viewOfPage(path, search).behaviour.storeId).toBe(storeId);
});

it('a goods page that shows no goods is a page like others', () => {
  expect(viewOfPage('/goods/detail', '').behaviour.behaviorType).toBe('pageView');
});

it('of the address only the path is told, and whose store it is', () => {
  expect(viewOfPage('/member/information', '?access_token=secret').behaviour).toEqual({
    behaviorType: 'pageView',
    url: '/member/information',
  });
  expect(viewOfPage('/store/index/', '?vid=3').behaviour).toEqual({
    behaviorType: 'pageView',
    url: '/store/index',
    storeId: 3,
  });
  expect(viewOfPage('/store/index', "?vid=1'--").behaviour).not.toHaveProperty('storeId');
});
