// What the books say of credit, held against accounts (domain-money M3) and against what statements have been paid.
import type { Compared } from '#mall/payment/server/payment.ts';

export const creditCompared: readonly Compared[] = [
  [
    'owed on credit account',
    `SELECT coalesce(b.party, c.account_id::text) AS what, b.amount AS books, c.amount AS rows
     FROM (SELECT party, sum(amount)::bigint AS amount FROM book_leg WHERE account IN ('1101', '9101') GROUP BY 1) b
     FULL JOIN (
       SELECT a.account_id, a.late_fees + coalesce(sum(h.owed - h.paid) FILTER (WHERE h.is_released), 0)::bigint AS amount
       FROM credit_account a LEFT JOIN credit_charge h USING (account_id) GROUP BY a.account_id) c
     ON c.account_id::text = b.party`,
  ],
];
