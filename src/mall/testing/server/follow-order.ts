// A commission goes with its sub-order (domain-lab §7): approved, paid, delivered, received, over; both change in one transaction.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { OrderState } from '#mall/order/order-status.ts';
import { agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';
import type { ServiceAction, ServiceState } from '../service-process.ts';
import { serviceLife } from './service-life.ts';
import { testingErrors } from './testing.errors.ts';

/** What a state of the order makes of the commission; the order's other states leave it where it is. */
const FOLLOWS: Partial<Record<OrderState, { to: ServiceState; by: readonly ServiceAction[] }>> = {
  PENDING_PAYMENT: { to: 'PENDING_PAYMENT', by: ['approve'] },
  PENDING_DELIVERY: { to: 'PENDING_DELIVERY', by: ['approve', 'pay'] },
  PENDING_RECEIPT: { to: 'REPORT_ISSUED', by: ['deliver'] },
  COMPLETED: { to: 'COMPLETED', by: ['complete'] },
  CANCELLED: { to: 'CANCELLED', by: ['lapse'] },
  REJECTED: { to: 'CANCELLED', by: ['lapse'] },
};

/** @throws testingErrors.samplesCame where an order is to end whose specimens have been received */
async function follow(work: Work, serviceSn: string, orderSn: string): Promise<void> {
  const row = await serviceLife.hold(work, serviceSn);
  // the order is being placed: whoever accepts moves the form himself
  if (!row || row.orderSn !== orderSn) return;
  const order = only(await listAgreedOrders(work, { source: 'service', sourceSn: serviceSn }));
  const follows = FOLLOWS[order.state];
  if (!follows || follows.to === row.state) return;
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
  listener(agreedOrderMoved, async (work, { source, sourceSn, orderSn }) => {
    if (source === 'service') await follow(work, sourceSn, orderSn);
  }),
];
