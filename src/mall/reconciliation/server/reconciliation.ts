// The front door of reconciling: what `check-books` compares besides.
import type { Compared } from '#mall/payment/server/payment.ts';

/** What an entry of bank lines, channel days or differences moves on an account, by document. */
const moved = (docType: string, account: string) =>
  `SELECT e.doc_sn, sum(l.amount)::bigint AS amount FROM book_entry e JOIN book_leg l USING (entry_id)
   WHERE e.doc_type = '${docType}' AND l.account = '${account}' GROUP BY 1`;

/** What a channel holds has been set aside by a correction, on no bank account. */
const AT_CHANNEL = 'CASE WHEN b.at_channel IS NULL THEN 0 ELSE b.amount END';

export const reconciliationCompared: readonly Compared[] = [
  [
    'bank account by line',
    `SELECT coalesce(b.line_sn, e.doc_sn) AS what, e.amount AS books,
       CASE WHEN b.state IN ('UNIDENTIFIED', 'SENDING_BACK') OR b.channel IS NOT NULL THEN b.amount
         WHEN b.state = 'MATCHED' AND b.refund_sn IS NULL AND b.back_of_sn IS NULL THEN -b.amount ELSE 0 END
         - ${AT_CHANNEL} AS rows
     FROM bank_line b FULL JOIN (${moved('bankLine', '1001')}) e ON e.doc_sn = b.line_sn`,
  ],
  [
    'unidentified money of line',
    `SELECT coalesce(b.line_sn, e.doc_sn) AS what, -e.amount AS books, CASE WHEN b.state = 'UNIDENTIFIED' THEN b.amount ELSE 0 END - ${AT_CHANNEL} AS rows
     FROM bank_line b FULL JOIN (${moved('bankLine', '2006')}) e ON e.doc_sn = b.line_sn`,
  ],
  [
    'bank lines booked for payment',
    `SELECT p.payment_sn AS what, p.paid_amount AS books, greatest(p.paid_amount, l.amount) AS rows
     FROM payment p JOIN (SELECT payment_sn, sum(amount)::bigint AS amount FROM bank_line WHERE state = 'BOOKED' GROUP BY 1) l USING (payment_sn)`,
  ],
  [
    'fee of channel day',
    `SELECT coalesce(d.day_sn, e.doc_sn) AS what, e.amount AS books, CASE WHEN d.compared_at IS NULL THEN 0 ELSE d.fee END AS rows
     FROM channel_day d FULL JOIN (${moved('channelDay', '5003')}) e ON e.doc_sn = d.day_sn`,
  ],
  [
    'correction of difference',
    `SELECT coalesce(d.difference_sn, e.doc_sn) AS what, e.amount AS books,
       CASE WHEN d.entry_sn IS NULL THEN 0 WHEN d.row_kind = 'PAY' THEN d.theirs - d.ours ELSE d.ours - d.theirs END AS rows
     FROM channel_difference d FULL JOIN (${moved('difference', '1002')}) e ON e.doc_sn = d.difference_sn`,
  ],
  [
    'row of a channel without fellow or open difference',
    `SELECT r.row_id::text AS what, 1 AS books, 0 AS rows FROM channel_row r
     LEFT JOIN channel_day d USING (day_id) LEFT JOIN channel_difference x ON x.row_id = r.row_id
     WHERE CASE r.state WHEN 'DIFFERS' THEN x.row_id IS NULL WHEN 'NEW' THEN d.compared_at IS NOT NULL
       ELSE NOT EXISTS (SELECT FROM payment p LEFT JOIN refund f ON f.payment_id = p.payment_id AND f.refund_sn = r.refund_sn
         WHERE p.payment_sn = r.number AND r.amount = CASE r.kind WHEN 'PAY' THEN p.paid_amount ELSE f.amount END) END`,
  ],
];
