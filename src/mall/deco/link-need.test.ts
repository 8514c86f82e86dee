// Where a link leads only some: who may follow it, and what hinders the others.
import { expect, it } from 'vitest';
import { hindrance, needOf } from './link-need.ts';

it.each([
  ['/inquiry/index', 'login'],
  ['/inquiry/index?from=home', 'login'],
  ['/inquiry/index#top', 'login'],
  ['/buy/confirm?productId=1&number=10', 'login'],
  ['/buy/request', 'login'],
  ['/prototype/sample/apply', 'login'],
  ['/prototype/optimize/index', 'designer'],
  ['/member/order/list?tab=pendingPayment', 'login'],
  ['/msg/list', 'login'],
  ['/member', undefined],
  ['/inquiry/index/more', undefined],
  ['/goods/list?next=/inquiry/index', undefined],
  ['', undefined],
])('%s needs %s', (path, need) => {
  expect(needOf(path)).toBe(need);
});

it.each([
  ['login', false, false, 'login'],
  ['login', true, false, undefined],
  ['login', true, true, undefined],
  ['designer', false, false, 'login'],
  ['designer', true, false, 'designersOnly'],
  ['designer', true, true, undefined],
] as const)('for %s, logged in: %s, a designer: %s: %s', (need, isLoggedIn, isDesigner, hindered) => {
  expect(hindrance(need, { isLoggedIn, isDesigner })).toBe(hindered);
});
