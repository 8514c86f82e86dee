// The money of orders as it is shown: by which ways a trade was paid, and what goes back but has not arrived.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING, sum } from '#kit/money/money.ts';
import { type PaymentMethod, paymentMethod } from '#mall/payment/payment-status.ts';
import { keptRules } from '#mall/setting/server/setting.ts';
import { CANCEL_FREE } from '../../order-terms.ts';
import type { OrderRow } from '../order-life.ts';

/** For how long after payment an order is cancelled freely: one of the rules that the room of after-sale lets the platform set. */
export const cancelFree = keptRules('after_sale_rules', CANCEL_FREE);

/** What has been decided to go back of an order, or of one of its stages, and has not gone, in fen. */
export type OnItsWay = (orderSn: string, stagePaySn?: string | null) => Cents;

/** Of these orders, read at once. */
export async function onTheirWay(
  work: Work,
  orders: readonly Pick<OrderRow, 'orderSn' | 'refunded'>[],
): Promise<OnItsWay> {
  const sns = orders.filter(({ refunded }) => refunded > 0).map(({ orderSn }) => orderSn);
  if (sns.length === 0) return () => NOTHING;
  const rows = await work.query<{ orderSn: string; paySn: string; amount: Cents }>(
    `SELECT r.document_sn AS "orderSn", p.pay_sn AS "paySn", sum(r.amount)::bigint AS amount
     FROM refund r JOIN payment p USING (payment_id)
     WHERE r.document_sn = ANY($1::text[]) AND r.state <> 'SUCCEEDED' GROUP BY r.document_sn, p.pay_sn`,
    [sns],
    'order-refunds-moving',
  );
  return (orderSn, stagePaySn) =>
    sum(
      rows
        .filter((row) => row.orderSn === orderSn && (stagePaySn === undefined || row.paySn === stagePaySn))
        .map(({ amount }) => cents(Number(amount))),
    );
}

/**
 * The ways by which an order was paid, in their order, each with what it brought this very order, as the books have it, in
 * fen; a part of an order that was cancelled before all of it had come counts too. Empty while nothing is paid.
 */
export async function waysPaid(
  work: Work,
  { paySn, orderSn }: { paySn: string; orderSn: string },
): Promise<{ name: string; amount: Cents }[]> {
  const rows = await work.query<{ method: PaymentMethod; amount: Cents }>(
    `SELECT method, coalesce((SELECT -sum(l.amount) FROM book_entry e JOIN book_leg l USING (entry_id)
              WHERE e.doc_sn = p.payment_sn AND l.account = '2002' AND l.party = $2), 0)::bigint AS amount
     FROM payment p WHERE pay_sn = $1 AND (state = 'SUCCEEDED' OR state = 'CLOSED' AND refunded_amount > 0)
     ORDER BY payment_id DESC`,
    [paySn, orderSn],
    'order-ways-paid',
  );
  const ways = rows.map(({ method, amount }) => ({
    name: paymentMethod[method][work.language],
    amount: Number(amount) as Cents,
  }));
  const brought = ways.filter(({ amount }) => amount > 0);
  // what was paid before there were books, and an order of nothing, has its way but no sum
  return brought.length > 0 ? brought : ways;
}
