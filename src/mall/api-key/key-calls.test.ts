// Which calls are open to keys.
import { expect, it } from 'vitest';
import { callsOfKeys, scopeOfCall } from './key-calls.ts';

it('knows a call by its method and path', () => {
  expect(scopeOfCall('GET', 'v3/goods/front/goods/goodsList')).toBe('catalog.read');
  expect(scopeOfCall('POST', 'v3/goods/front/goods/goodsList')).toBeUndefined();
  expect(scopeOfCall('POST', 'v3/business/front/orderOperate/submit')).toBe('order.write');
});

it('opens nothing that moves money, signs, approves, or concerns staff, passwords and keys', () => {
  const never =
    /orderPay|payment|sign|seal|approval|subAccount|pwd|Pwd|apiKey|factor|oauth|admin|role|\/prove|qr/;
  expect(callsOfKeys().filter((call) => never.test(call))).toEqual([]);
});
