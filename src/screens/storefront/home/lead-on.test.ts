// Addresses of the specification that are no pages of their own.
import type { LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { storefrontScreens } from '../routes.ts';
import { loader } from './lead-on.ts';

const urls = new Map(storefrontScreens.map(({ url, file }) => [url, file]));
const wayOf = (address: string) =>
  loader({ request: new Request(`https://mall.example${address}`) } as LoaderFunctionArgs).headers.get(
    'location',
  );

it.each([
  ['/', '/index'],
  ['/?lang=en', '/index?lang=en'],
  ['/goods', '/goods/list'],
  ['/goods?keyword=0603', '/goods/list?keyword=0603'],
  ['/store/list_old?pageIndex=2', '/store/list?pageIndex=2'],
  ['/store/detail?vid=3', '/store/index?vid=3'],
  ['/store/detail/?vid=3', '/store/index?vid=3'],
  ['/store/detail', '/store/list'],
  ['/point/goods?goodsId=4', '/point/detail?goodsId=4'],
  ['/prototype', '/quickOrder'],
])('%s leads on to %s', (from, to) => {
  expect(urls.get(from.split('?')[0]!.replace(/(?<=.)\/$/, ''))).toBe('storefront/home/lead-on.ts');
  expect(wayOf(from)).toBe(to);
  expect(urls.has(to.split('?')[0]!)).toBe(true);
});
