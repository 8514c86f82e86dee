// Finds out whether somebody has edited the books, or the rows that money is counted on: wallets, bills, payments, refunds.
import type { Work } from '#kit/db/work.ts';
import { type BrokenBook, checkEntries } from '#mall/books/server/books.ts';

/** What every document holds: what has come of its bills' lines, which fill in their order, less what went back; a closed bill has given all of it back. */
const HELD = `
  SELECT document_sn, sum(amount)::bigint AS amount FROM (
    SELECT l.line ->> 'documentSn' AS document_sn,
      least((l.line ->> 'amount')::bigint, greatest(0, b.paid - coalesce(sum((l.line ->> 'amount')::bigint)
        OVER (PARTITION BY b.pay_sn ORDER BY l.place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS amount
    FROM bill b, jsonb_array_elements(b.lines) WITH ORDINALITY AS l (line, place)
    WHERE b.doc_type <> 'RECHARGE'
    UNION ALL
    SELECT r.document_sn, -r.amount FROM refund r JOIN payment p USING (payment_id) JOIN bill b USING (pay_sn)
    WHERE r.document_sn <> p.pay_sn AND b.state <> 'CLOSED'
  ) each GROUP BY 1`;

const parties = (account: string) =>
  `SELECT party, -sum(amount)::bigint AS amount FROM book_leg WHERE account = '${account}' GROUP BY party`;

/** Without what finance enters of bank statements and channels' bills, and what is on credit, which their rooms compare. */
const partiesOfPayments = (account: string) =>
  `SELECT party, -sum(amount)::bigint AS amount FROM book_leg JOIN book_entry USING (entry_id)
   WHERE account = '${account}' AND doc_type NOT IN ('bankLine', 'channelDay', 'difference', 'onCredit', 'settlement') GROUP BY party`;

/** What documents hold before it is released to their stores, which the room of settling compares. */
const beforeRelease = `SELECT party, -sum(amount)::bigint AS amount FROM book_leg JOIN book_entry USING (entry_id)
   WHERE account = '2002' AND doc_type NOT IN ('settlement', 'onCredit') GROUP BY party`;

/** What is compared, and SQL for it: `what`, in the `books`, in the `rows`. */
export type Compared = readonly [name: string, sql: string];

const COMPARED: readonly Compared[] = [
  [
    'wallet of member',
    `SELECT coalesce(b.party, a.member_id::text) AS what, b.amount AS books, a.available + a.frozen AS rows
     FROM (${parties('2001')}) b FULL JOIN balance_account a ON a.member_id::text = b.party`,
  ],
  [
    'money held for',
    `SELECT coalesce(b.party, h.document_sn) AS what, b.amount AS books, h.amount AS rows
     FROM (${beforeRelease}) b FULL JOIN (${HELD}) h ON h.document_sn = b.party`,
  ],
  [
    'ledger of member',
    `SELECT a.member_id AS what, (SELECT sum(e.amount)::bigint FROM balance_entry e WHERE e.member_id = a.member_id) AS books,
       a.available + a.frozen AS rows FROM balance_account a`,
  ],
  [
    'held beside a channel',
    `SELECT a.member_id AS what, coalesce(p.amount, 0) AS books, a.frozen AS rows FROM balance_account a
     LEFT JOIN (SELECT wallet_id AS member_id, sum(amount)::bigint AS amount FROM payment
                WHERE method = 'BALANCE' AND state = 'PENDING_PAYMENT' GROUP BY 1) p USING (member_id)`,
  ],
  [
    'recharge by bill',
    `SELECT coalesce(b.pay_sn, r.pay_sn) AS what, b.amount AS books, r.amount AS rows
     FROM (SELECT p.pay_sn, -sum(l.amount)::bigint AS amount FROM book_entry e
           JOIN book_leg l USING (entry_id) JOIN payment p ON p.payment_sn = e.doc_sn
           WHERE e.event = 'recharged' AND l.account = '2001' GROUP BY 1) b
     FULL JOIN (SELECT document_sn AS pay_sn, sum(amount)::bigint AS amount FROM balance_entry
                WHERE kind = 'recharge' GROUP BY 1) r ON r.pay_sn = b.pay_sn`,
  ],
  [
    'recharge paid under bill',
    `SELECT coalesce(b.pay_sn, e.document_sn) AS what, e.amount AS books, b.paid AS rows
     FROM (SELECT pay_sn, paid FROM bill WHERE doc_type = 'RECHARGE') b
     FULL JOIN (SELECT document_sn, sum(amount)::bigint AS amount FROM balance_entry WHERE kind = 'recharge' GROUP BY 1) e
       ON e.document_sn = b.pay_sn`,
  ],
  [
    'refund on its way',
    `SELECT coalesce(b.party, r.refund_sn) AS what, b.amount AS books, r.amount AS rows
     FROM (${partiesOfPayments('2005')}) b
     FULL JOIN (SELECT refund_sn, amount FROM refund WHERE state <> 'SUCCEEDED') r ON r.refund_sn = b.party`,
  ],
  [
    'money nobody asked for',
    `SELECT party AS what, amount AS books, 0 AS rows FROM (${partiesOfPayments('2006')}) b`,
  ],
  [
    'payment',
    `SELECT coalesce(b.doc_sn, p.payment_sn) AS what, b.amount AS books, p.paid_amount - p.before_books AS rows
     FROM (SELECT e.doc_sn, sum(l.amount)::bigint AS amount FROM book_entry e JOIN book_leg l USING (entry_id)
           WHERE e.doc_type = 'payment' AND l.amount > 0 GROUP BY 1) b
     FULL JOIN payment p ON p.payment_sn = b.doc_sn`,
  ],
  [
    'account of the channel',
    `SELECT coalesce(b.party, p.method) AS what, -b.amount AS books, p.amount AS rows
     FROM (${partiesOfPayments('1002')}) b FULL JOIN (
       SELECT method, (sum(paid_amount - before_books) - coalesce(sum((
         SELECT sum(amount) FROM refund r
         WHERE r.payment_id = payment.payment_id AND r.route = 'CHANNEL' AND r.state = 'SUCCEEDED')), 0))::bigint AS amount
       FROM payment WHERE method NOT IN ('BALANCE', 'TRANSFER', 'NONE') GROUP BY 1) p ON p.method = b.party`,
  ],
  [
    'bank account',
    `SELECT '1001' AS what, sum(-b.amount)::bigint AS books,
       coalesce((SELECT sum(paid_amount - before_books)::bigint FROM payment WHERE method = 'TRANSFER'), 0)
         - coalesce((SELECT sum(amount)::bigint FROM refund WHERE route = 'BANK' AND state = 'SUCCEEDED'), 0) AS rows
     FROM (${partiesOfPayments('1001')}) b`,
  ],
  [
    'what has gone back of payment',
    `SELECT p.payment_sn AS what, (SELECT sum(amount)::bigint FROM refund r WHERE r.payment_id = p.payment_id) AS books,
       p.refunded_amount AS rows FROM payment p`,
  ],
];

/** Rows where the books and what they tell of part: `what` with `books` and `rows`, in fen. */
export const parted = ([name, sql]: Compared) => ({
  name,
  sql: `SELECT what, coalesce(books, 0) AS books, coalesce(rows, 0) AS rows FROM (${sql}) compared
        WHERE coalesce(books, 0) <> coalesce(rows, 0) ORDER BY 1`,
});
export const PARTED = COMPARED.map(parted);

export async function compareMoney(work: Work, besides: readonly Compared[] = []): Promise<BrokenBook[]> {
  const broken: BrokenBook[] = [];
  for (const { name, sql } of [...PARTED, ...besides.map(parted)]) {
    const rows = await work.query<{ what: string; books: number; rows: number }>(sql);
    broken.push(
      ...rows.map((row) => ({
        what: `${name} ${row.what}`,
        wrong: `${row.books} fen in the books, ${row.rows} where it is counted`,
      })),
    );
  }
  return broken;
}

/**
 * Reads all the books again and compares them with what they tell of. In a transaction of its own, which sees one moment
 * while the mall goes on.
 * @param besides what higher rooms compare
 * @param seen called now and then with how many entries have been read
 */
export async function checkBooks(
  work: Work,
  besides: readonly Compared[] = [],
  seen?: (count: number) => void,
): Promise<BrokenBook[]> {
  await work.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return [...(await checkEntries(work, seen)), ...(await compareMoney(work, besides))];
}
