// What an enterprise still owes by its statements: told to the credit room, which asks before every order.
import { type Cents, sum } from '#kit/money/money.ts';
import type { OwedOf } from '#mall/credit/server/credit.ts';
import { restOf, type StatementSums } from '../statement-sums.ts';

/** What is still to be paid of an account's statements that are cut, by the day on which it is due, and what of any is disputed. */
export const owedOf: OwedOf = async (work, accountId) => {
  const rows = await work.query<
    StatementSums & { statementSn: string; dueDay: string | null; disputed: Cents }
  >(
    `SELECT statement_sn AS "statementSn", due_day::text AS "dueDay", total, paid, late_fee AS "lateFee", waived,
       coalesce((SELECT sum(d.amount) FROM statement_dispute d
                 WHERE d.statement_id = s.statement_id AND d.finished_at IS NULL), 0)::bigint AS disputed
     FROM statement s WHERE account_id = $1 AND state <> 'SETTLED' ORDER BY due_day, statement_id`,
    [accountId],
    'statement-owed',
  );
  return {
    dues: rows.flatMap(({ statementSn, dueDay, ...sums }) =>
      dueDay === null ? [] : [{ statementSn, dueDay, rest: restOf(sums) }],
    ),
    disputed: sum(rows.map(({ disputed }) => disputed)),
  };
};
