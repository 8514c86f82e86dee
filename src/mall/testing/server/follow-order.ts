// A commission goes with its sub-order (domain-lab §7): approved, paid, delivered, received, over; both change in one transaction.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { OrderState } from '#mall/order/order-status.ts';
import { agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';
import { isOver, type ServiceAction, type ServiceState } from '../service-process.ts';
import { commissionsOf, holdPackOf } from './bought/pack.ts';
import { type ServiceRow, serviceLife } from './service-life.ts';
import { testingErrors } from './testing.errors.ts';

interface Follows {
  to: ServiceState;
  by: readonly ServiceAction[];
}

/** What a state of the order makes of the commission; the order's other states leave it where it is. */
const FOLLOWS: Partial<Record<OrderState, Follows>> = {
  PENDING_PAYMENT: { to: 'PENDING_PAYMENT', by: ['approve'] },
  PENDING_DELIVERY: { to: 'PENDING_DELIVERY', by: ['approve', 'pay'] },
  COMPLETED: { to: 'COMPLETED', by: ['complete'] },
  CANCELLED: { to: 'CANCELLED', by: ['lapse'] },
  REJECTED: { to: 'CANCELLED', by: ['lapse'] },
};

/** What was bought is completed once it is paid. */
const followsOf = ({ entry }: ServiceRow, state: OrderState): Follows | undefined =>
  entry === 'PREPAID' && state === 'PENDING_DELIVERY'
    ? { to: 'DRAFT', by: ['approve', 'pay'] }
    : FOLLOWS[state];

/** @throws testingErrors.samplesCame where an order is to end whose specimens have been received */
async function follow(work: Work, serviceSn: string, orderSn: string): Promise<void> {
  const row = await serviceLife.hold(work, serviceSn);
  if (!row) return;
  const order = only(await listAgreedOrders(work, { orderSn }));
  const follows = followsOf(row, order.state);
  if (!follows || follows.to === row.state || isOver(row)) return;
  const may = serviceLife.allowed(row, 'order', work.now);
  const action = follows.by.find((one) => may.includes(one));
  if (!action) {
    if (follows.to === 'CANCELLED') throw testingErrors.samplesCame();
    return;
  }
  const isAccepted = action === 'complete';
  const set = isAccepted ? { stand: { ...row.stand, isAccepted } } : {};
  await serviceLife.advance(work, row, action, { by: 'order', to: follows.to, set });
}

export const testingListeners: readonly Listener[] = [
  listener(agreedOrderMoved, async (work, news) => {
    // while it is being placed, whoever accepts, buys or agrees moves the form himself: none names the order yet
    const all = await commissionsOf(work, news.orderSn);
    const [first] = all;
    if (first) await holdPackOf(work, first.serviceSn);
    for (const { serviceSn } of all) await follow(work, serviceSn, news.orderSn);
  }),
];
