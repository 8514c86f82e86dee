// Orders of one submission stay together, others stay apart.
import { expect, it } from 'vitest';
import { groupByTrade } from './trade-group.ts';

it('groups neighbours of the same trade and keeps the order', () => {
  const orders = ['T2', 'T2', 'T1', 'T2'].map((parentSn, orderSn) => ({ parentSn, orderSn }));
  expect(groupByTrade(orders).map((group) => group.orders.map((order) => order.orderSn))).toEqual([
    [0, 1],
    [2],
    [3],
  ]);
  expect(groupByTrade([])).toEqual([]);
});
