// The money of orders as it is shown: by which ways a trade was paid, and what goes back but has not arrived.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { type PaymentMethod, paymentMethod } from '#mall/payment/payment-status.ts';
import { keptRules } from '#mall/setting/server/setting.ts';
import { CANCEL_FREE } from '../../order-terms.ts';
import type { OrderRow } from '../order-life.ts';

/** For how long after payment an order is cancelled freely: one of the rules that the room of after-sale lets the platform set. */
export const cancelFree = keptRules('after_sale_rules', CANCEL_FREE);

/** What has been decided to go back of an order and has not gone, in fen. */
export type OnItsWay = (orderSn: string) => Cents;

/** Of these orders, read at once. */
export async function onTheirWay(
  work: Work,
  orders: readonly Pick<OrderRow, 'orderSn' | 'refunded'>[],
): Promise<OnItsWay> {
  const sns = orders.filter(({ refunded }) => refunded > 0).map(({ orderSn }) => orderSn);
  if (sns.length === 0) return () => NOTHING;
  const rows = await work.query<{ orderSn: string; amount: Cents }>(
    `SELECT document_sn AS "orderSn", sum(amount)::bigint AS amount FROM refund
     WHERE document_sn = ANY($1::text[]) AND state <> 'SUCCEEDED' GROUP BY document_sn`,
    [sns],
    'order-refunds-moving',
  );
  const of = new Map(rows.map(({ orderSn, amount }) => [orderSn, Number(amount) as Cents]));
  return (orderSn) => of.get(orderSn) ?? NOTHING;
}

/** The ways by which a trade was paid, in their order, each with what of it counts, in fen; empty while nothing is paid. */
export async function waysPaid(work: Work, paySn: string): Promise<{ name: string; amount: Cents }[]> {
  const rows = await work.query<{ method: PaymentMethod; amount: Cents }>(
    `SELECT method, (paid_amount - coalesce((SELECT sum(r.amount) FROM refund r
              WHERE r.payment_id = p.payment_id AND r.document_sn = p.pay_sn), 0))::bigint AS amount
     FROM payment p WHERE pay_sn = $1 AND state = 'SUCCEEDED' ORDER BY payment_id DESC`,
    [paySn],
    'order-ways-paid',
  );
  const ways = rows.map(({ method, amount }) => ({
    name: paymentMethod[method][work.language],
    amount: Number(amount) as Cents,
  }));
  return ways.length > 1 ? ways.filter(({ amount }) => amount > 0) : ways;
}
