// The front door of recharges: what `check-books` compares besides.
import type { Compared } from '#mall/payment/server/payment.ts';

/** Every recharge that is credited stands in a wallet once, to the fen; no other does. */
export const rechargesCompared: Compared = [
  'recharge',
  `SELECT coalesce(r.recharge_sn, e.pay_sn) AS what, e.amount AS books, r.amount AS rows
   FROM (SELECT recharge_sn, pay_sn, CASE WHEN state IN ('PAID', 'COMPLETED') THEN amount ELSE 0 END AS amount
         FROM recharge) r
   FULL JOIN (SELECT document_sn AS pay_sn, sum(amount)::bigint AS amount FROM balance_entry
              WHERE kind = 'recharge' GROUP BY 1) e ON e.pay_sn = r.pay_sn`,
];
