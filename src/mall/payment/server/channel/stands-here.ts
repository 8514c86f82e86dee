// How a channel's payments and refunds stand in the mall, for whoever holds its bill against them.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { OutsideMethod } from './payment-channel.ts';

/** A payment, or a refund of it. */
export interface Named {
  number: string;
  /** '' for the payment itself. */
  refundSn: string;
}

export interface StandsHere {
  amount: Cents;
  state: string;
}

/** In the order of the numbers; undefined where the mall has no such payment or refund of this channel. */
export async function standHere(
  work: Work,
  method: OutsideMethod,
  named: readonly Named[],
): Promise<(StandsHere | undefined)[]> {
  const rows = await work.query<{ amount: Cents | null; state: string | null }>(
    `SELECT CASE WHEN a.refund = '' THEN p.paid_amount ELSE f.amount END AS amount, CASE WHEN a.refund = '' THEN p.state ELSE f.state END AS state
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS a (number, refund, place)
     LEFT JOIN payment p ON p.payment_sn = a.number AND p.method = $1
     LEFT JOIN refund f ON f.refund_sn = a.refund AND f.payment_id = p.payment_id AND f.route = 'CHANNEL' ORDER BY a.place`,
    [method, named.map(({ number }) => number), named.map(({ refundSn }) => refundSn)],
  );
  return rows.map(({ amount, state }) => (amount === null || state === null ? undefined : { amount, state }));
}

/** What has succeeded here from one moment to before another. */
export const succeededHere = (
  work: Work,
  method: OutsideMethod,
  { from, until }: { from: Date; until: Date },
): Promise<(Named & { amount: Cents; at: Date })[]> =>
  work.query(
    `SELECT payment_sn AS number, '' AS "refundSn", paid_amount AS amount, finished_at AS at FROM payment
     WHERE method = $1 AND state = 'SUCCEEDED' AND paid_amount > 0 AND finished_at >= $2 AND finished_at < $3
     UNION ALL
     SELECT p.payment_sn, f.refund_sn, f.amount, f.finished_at FROM refund f JOIN payment p USING (payment_id)
     WHERE p.method = $1 AND f.route = 'CHANNEL' AND f.state = 'SUCCEEDED' AND f.finished_at >= $2 AND f.finished_at < $3 ORDER BY 1, 2`,
    [method, from, until],
  );
