// The timers of orders (domain O6, O12, O20). A timer that comes late, or twice, changes nothing (invariant 18).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { after, days } from '#kit/time/duration.ts';
import { findTrade } from './basket/order-budget.ts';
import { billOrderNow } from './bill-order.ts';
import { chainTimer } from './chain/carry-on-chain.ts';
import { disputeAgreed, statementReconciled } from './credit/order-on-credit.ts';
import { endPayTime } from './end/cancel-order.ts';
import { subOrder } from './order.tables.ts';
import { type OrderRow, orderLife } from './order-life.ts';
import { endReceiveTime } from './parcel/receive-order.ts';
import { endReview } from './review/withdraw-order.ts';
import { stageTimers } from './stage/remind-of-stages.ts';

/** Not held: bill and trade are held before it. */
async function readOrder(work: Work, orderSn: string): Promise<OrderRow | undefined> {
  const [order] = await work.tx.select().from(subOrder).where(eq(subOrder.orderSn, orderSn));
  return order;
}

async function onAutoReceive(work: Work, orderSn: string): Promise<void> {
  const order = await orderLife.hold(work, orderSn);
  if (order?.state !== 'PENDING_RECEIPT' || !order.autoReceiveAt) return;
  const again = (at: Date) => setTimer(work, orderLife.docType, orderSn, 'autoReceive', at);
  if (order.lockState > 0)
    await again(after(work.now, days(1))); // an after-sale is open: asked again tomorrow
  else if (order.autoReceiveAt > work.now) await again(order.autoReceiveAt);
  else await endReceiveTime(work, order);
}

/** Statements and accounts are held after their orders: what they tell of an order waits for its own work. */
const CREDIT = { docType: 'orderOnCredit', event: 'bill' };
const billSoon = (work: Work, orderSn: string) =>
  setTimer(work, CREDIT.docType, orderSn, CREDIT.event, work.now);

export const creditNews: readonly Listener[] = [
  listener(statementReconciled, async (work, { orderSns }) => {
    for (const orderSn of orderSns) await billSoon(work, orderSn);
  }),
  listener(disputeAgreed, (work, { orderSn }) => billSoon(work, orderSn)),
];

export const orderTimers: readonly TimerHandler[] = [
  ...orderLife.onTime(readOrder, {
    reviewTimeout: endReview,
    payTimeout: async (work, { parentSn }) => endPayTime(work, (await findTrade(work, parentSn)).paySn),
  }),
  { docType: orderLife.docType, event: 'autoReceive', fire: onAutoReceive },
  {
    ...CREDIT,
    fire: async (work, orderSn) => {
      const order = await orderLife.hold(work, orderSn);
      if (order?.payMode === 'CREDIT') await billOrderNow(work, undefined, order);
    },
  },
  ...stageTimers,
  chainTimer,
];
