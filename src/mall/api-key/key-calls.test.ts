// Which calls are open to keys.
import { expect, it } from 'vitest';
import { callsOfKeys, scopesOfCall } from './key-calls.ts';

it('knows a call by its method and path', () => {
  expect(scopesOfCall('GET', 'v3/goods/front/goods/goodsList')).toEqual(['catalog.read']);
  expect(scopesOfCall('POST', 'v3/goods/front/goods/goodsList')).toEqual([]);
  expect(scopesOfCall('POST', 'v3/business/front/orderOperate/submit')).toEqual(['order.write']);
  expect(scopesOfCall('GET', 'v3/lab/front/service/detail')).toEqual(['order.read', 'report.read']);
});

it('opens nothing that moves money, signs, approves, or concerns staff, passwords and keys', () => {
  const never =
    /orderPay|payment|sign|seal|approval|subAccount|pwd|Pwd|apiKey|factor|oauth|admin|role|\/prove|qr/;
  expect(callsOfKeys().filter((call) => never.test(call))).toEqual([]);
});
