// A commission goes with its sub-order (domain-lab §7): approved, paid, delivered, received, over; both change in one transaction.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { OrderState } from '#mall/order/order-status.ts';
import { type AgreedOrderNews, agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';
import { isOver, type ServiceAction, type ServiceState, startOf } from '../service-process.ts';
import { commissionsIn, holdPackOf } from './bought/pack.ts';
import { type ServiceRow, serviceLife } from './service-life.ts';
import { testingErrors } from './testing.errors.ts';

interface Follows {
  to: ServiceState;
  by: readonly ServiceAction[];
}

const DELIVERED: Follows = { to: 'REPORT_ISSUED', by: ['deliver'] };

/** What a state of the order makes of the commission; the order's other states leave it where it is. */
const FOLLOWS: Partial<Record<OrderState, Follows>> = {
  PENDING_PAYMENT: { to: 'PENDING_PAYMENT', by: ['approve'] },
  PENDING_DELIVERY: { to: 'PENDING_DELIVERY', by: ['approve', 'pay'] },
  PENDING_RECEIPT: DELIVERED,
  COMPLETED: { to: 'COMPLETED', by: ['complete'] },
  CANCELLED: { to: 'CANCELLED', by: ['lapse'] },
  REJECTED: { to: 'CANCELLED', by: ['lapse'] },
};

/** What was bought is completed once it is paid; a component of a package is delivered with its own line. */
function followsOf(
  row: ServiceRow,
  state: OrderState,
  { what, lines }: AgreedOrderNews,
): Follows | undefined {
  if (row.entry !== 'FORM' && state === 'PENDING_DELIVERY') return { to: 'DRAFT', by: ['approve', 'pay'] };
  if (row.packSn === null)
    return state === 'PENDING_DELIVERY' ? { to: startOf(row.form), by: ['approve', 'pay'] } : FOLLOWS[state];
  if (what === 'SHIPPED')
    return lines.some(({ sourceLineNo }) => sourceLineNo === row.packSeq) ? DELIVERED : undefined;
  return state === 'PENDING_RECEIPT' || state === 'PARTIALLY_SHIPPED' ? undefined : FOLLOWS[state];
}

/** @throws testingErrors.samplesCame where an order is to end whose specimens have been received */
async function follow(work: Work, serviceSn: string, news: AgreedOrderNews): Promise<void> {
  const row = await serviceLife.hold(work, serviceSn);
  // the order is being placed: whoever accepts or buys moves the form himself
  if (!row || row.orderSn !== news.orderSn) return;
  const order = only(await listAgreedOrders(work, news));
  const follows = followsOf(row, order.state, news);
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
    if (news.source !== 'service') return;
    const all = await commissionsIn(work, news.sourceSn);
    const [first] = all;
    if (first) await holdPackOf(work, first);
    for (const serviceSn of all) await follow(work, serviceSn, news);
  }),
];
