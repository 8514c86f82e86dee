// The order list's address: read, written, and survived when somebody has tampered with it.
import { expect, it } from 'vitest';
import { orderListAddress, readOrderListQuery } from './order-list-query.ts';

const read = (query: string) => readOrderListQuery(new URLSearchParams(query));

it.each([
  ['', { tab: 'all', keyword: '', buyerId: 0, current: 1 }],
  [
    'tab=pendingPayment&keyword=+TPS5430+&current=3',
    { tab: 'pendingPayment', keyword: 'TPS5430', buyerId: 0, current: 3 },
  ],
  ['tab=__proto__&current=-2&buyerId=x', { tab: 'all', keyword: '', buyerId: 0, current: 1 }],
  ['current=1e9&buyerId=7', { tab: 'all', keyword: '', buyerId: 7, current: 1 }],
  ['current=x', { tab: 'all', keyword: '', buyerId: 0, current: 1 }],
])('%s', (query, state) => expect(read(query)).toEqual(state));

it('writes what it reads, without what is usual', () => {
  expect(orderListAddress({ tab: 'all', current: 1 })).toBe('/member/order/list');
  const state = { tab: 'bin', keyword: '片式 0603', buyerId: 7, current: 2 } as const;
  expect(read(orderListAddress(state).split('?')[1] ?? '')).toEqual(state);
});
