// Each hour the money of orders that are through goes over to their stores, less commission; what goes back of them later is taken off again.
import type { Work, Workshop } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { claimDaysOf } from '#mall/after-sale/server/after-sale.ts';
import { post } from '#mall/books/server/books.ts';
import { commissioned, type Earner, released, takenBack } from '#mall/books/settling-rules.ts';
import { releasedOrderRefunded } from '#mall/order/server/order.events.ts';
import { releaseOrder } from '#mall/order/server/order.ts';
import { disputeAgreed } from '#mall/statement/server/statement.events.ts';
import { findStores } from '#mall/store/server/store.ts';
import { billedValue, type RowKind, saleValue } from '../settlement-sum.ts';
import { commissionInvoiceNews } from './invoice-commissions.ts';
import { settlementRow } from './settlement.tables.ts';

export const JOB = 'settlement';

/** chosen: what is left is done an hour later */
const MOST_AT_ONCE = 1_000;

/**
 * Through, and nobody of reconciliation asks about a payment of theirs. On a store's credit once they are paid, or by agreement
 * on their way; on the platform's, which lends for its own stores alone, like any other.
 */
const DUE = `
  SELECT o.order_sn AS "orderSn" FROM sub_order o JOIN credit_charge c USING (order_sn) JOIN settlement_store s ON s.store_id = o.store_id
  WHERE o.released_at IS NULL AND o.state = 'PENDING_RECEIPT' AND o.lock_state = 0 AND s.commission_on = 'SHIP'
  UNION ALL (SELECT o.order_sn FROM sub_order o JOIN trade t USING (parent_sn)
  LEFT JOIN credit_charge c ON c.order_sn = o.order_sn LEFT JOIN credit_account a USING (account_id)
  WHERE o.released_at IS NULL AND o.state IN ('COMPLETED', 'CLOSED') AND (o.state = 'CLOSED' OR o.finished_at <= $1)
    AND o.lock_state = 0 AND (c.order_sn IS NULL OR a.store_id IS NULL OR c.paid >= c.owed)
    AND NOT EXISTS (SELECT FROM order_stage s WHERE s.order_sn = o.order_sn AND s.state IN ('WAITING', 'OPEN'))
    AND NOT EXISTS (SELECT FROM payment p JOIN channel_difference d ON d.number = p.payment_sn
                    WHERE p.pay_sn = t.pay_sn AND d.state <> 'SETTLED')
  ORDER BY o.finished_at LIMIT $2)`;

/** The migration sets the first one. */
export const releaseTimer: TimerHandler = {
  docType: JOB,
  event: 'release',
  fire: (work, docSn) => setTimer(work, JOB, docSn, 'release', after(work.now, hours(1))),
  afterwards: releaseDue,
};

async function releaseDue(workshop: Workshop): Promise<void> {
  for (const orderSn of await workshop.reading('zh', ordersDue))
    await workshop.inTransaction('zh', (work) => release(work, orderSn));
}

/** Their numbers, the oldest first. */
export async function ordersDue(work: Work): Promise<string[]> {
  const until = after(work.now, -days(await claimDaysOf(work)));
  const due = await work.query<{ orderSn: string }>(DUE, [until, MOST_AT_ONCE], 'settlement-due');
  return due.map(({ orderSn }) => orderSn);
}

async function earner(work: Work, storeId: number): Promise<Earner> {
  return { storeId, isOwn: (await findStores(work, [storeId])).get(storeId)?.isSelfOperated ?? false };
}

/** Once, however often it is tried. */
export async function release(work: Work, orderSn: string): Promise<void> {
  const order = await releaseOrder(work, orderSn, { onItsWay: true });
  if (!order) return;
  const of = await earner(work, order.storeId);
  const { subsidies, subsidiesBack, isOnCredit } = order;
  const left = cents(subsidies - subsidiesBack);
  // what statements bring of a stage is an own store's like the rest; another's goes by its statements
  const sold = cents(saleValue(order) + (of.isOwn ? order.onStatement : NOTHING));
  const value = billedValue(sold, left, isOnCredit && !of.isOwn);
  if (value !== 0) await post(work, released(orderSn, of, value));
  if (of.isOwn || (value === 0 && order.commission === 0)) return;
  if (order.commission > 0) await post(work, commissioned(orderSn, of, order.commission));
  await keepRow(work, of, 'RELEASE', {
    orderSn,
    docSn: orderSn,
    amount: value,
    commission: order.commission,
  });
}

const keepRow = (
  work: Work,
  { storeId }: Earner,
  kind: RowKind,
  of: { orderSn: string; docSn: string; aboutSn?: string; amount: Cents; commission: Cents },
) => work.tx.insert(settlementRow).values({ storeId, kind, occurredAt: work.now, ...of });

export const settlementListeners: readonly Listener[] = [
  ...commissionInvoiceNews,
  listener(releasedOrderRefunded, async (work, { orderSn, storeId, caseSn, isOnCredit, ...less }) => {
    const of = await earner(work, storeId);
    const { commission } = less;
    // on its own credit the store has not been paid by the platform
    const amount = isOnCredit && !of.isOwn ? NOTHING : less.amount;
    const entrySn = amount > 0 ? await post(work, takenBack(orderSn, of, amount)) : '';
    if (of.isOwn || (amount === 0 && commission === 0)) return;
    if (commission > 0) await post(work, commissioned(orderSn, of, commission, 'back'));
    await keepRow(work, of, 'REFUND', {
      orderSn,
      docSn: entrySn || `${orderSn}-${caseSn}`,
      aboutSn: caseSn,
      amount: cents(-amount),
      commission: cents(-commission),
    });
  }),
  listener(disputeAgreed, async (work, { orderSn, amount }) => {
    const [order] = await work.query<{ storeId: number }>(
      'SELECT store_id AS "storeId" FROM sub_order WHERE order_sn = $1 AND released_at IS NOT NULL',
      [orderSn],
      'settlement-released',
    );
    const of = order && (await earner(work, order.storeId));
    if (of?.isOwn) await post(work, takenBack(orderSn, of, amount));
  }),
];
