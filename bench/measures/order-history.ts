// Buyers looking through their orders, each with many of them: the first page, and the page of one tab.
import { setTimeout } from 'node:timers/promises';
import { callOf } from '../buyers.ts';
import { compare } from '../compare.ts';
import { fillOrders } from '../fill-orders.ts';
import type { Measure } from '../measure.ts';

const AIM = 0.6;
const TABS = ['pendingPayment', 'pendingDelivery', 'pendingReceipt', 'completed', 'cancelled'];
const LIST = 'business/front/orderInfo/list';

export const orderHistory: Measure = {
  name: 'order-history',
  async run(bench) {
    const { database, buyers, mall } = bench;
    await fillOrders(database, buyers, mall.origin);
    await database.read('ANALYZE trade, sub_order, order_line');
    await setTimeout(500); // plans are made anew with the next statement
    const calls = buyers.map((buyer) => callOf(buyer, LIST));
    const tabs = buyers.flatMap((buyer) => TABS.map((tab) => callOf(buyer, `${LIST}?tab=${tab}`)));
    return [
      await compare(bench, { name: 'order-history', calls, aim: AIM }),
      await compare(bench, { name: 'order-history-tab', calls: tabs, aim: AIM }),
    ];
  },
};
