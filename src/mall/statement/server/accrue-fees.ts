// Late fees, day by day: counted when the day is over, or at once before something else happens to the statement (domain-money §5, B12).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { lateFeeTurned } from '#mall/books/credit-rules.ts';
import { post } from '#mall/books/server/books.ts';
import type { overReasons } from '#mall/credit/account-status.ts';
import { availableOf } from '#mall/credit/credit-blocks.ts';
import { type AccountRow, lockAccount, moveLateFee, noteOver } from '#mall/credit/server/credit.ts';
import { lateFeeOf } from '../statement-sums.ts';
import { statement } from './statement.tables.ts';
import type { StatementRow } from './statement-life.ts';

/** What of a statement is under dispute, in fen. */
export async function disputedOf(work: Work, statementId: number): Promise<Cents> {
  const [row] = await work.query<{ amount: number }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM statement_dispute
     WHERE statement_id = $1 AND finished_at IS NULL`,
    [statementId],
    'statement-disputed',
  );
  return cents(required(row).amount);
}

/** Every day that is over and has not been counted. Account and statement must be held. @returns the statement as it is then */
export async function accrueFees(work: Work, row: StatementRow, account: AccountRow): Promise<StatementRow> {
  const { dueDay, feeDay, statementId, statementSn } = row;
  if (dueDay === null || row.state === 'SETTLED' || row.reconcile !== 'DONE') return row;
  const { accountId, storeId, lateRate: rate, lateCap: cap, graceDays } = account;
  const today = dayInChina(work.now);
  const first = dayAfter(dueDay, graceDays + 1);
  const disputed = await disputedOf(work, statementId);
  let lateFee = row.lateFee;
  let day = feeDay !== null && feeDay >= first ? dayAfter(feeDay, 1) : first;
  if (day >= today) return row;
  for (; day < today; day = dayAfter(day, 1)) {
    const fee = lateFeeOf({ ...row, lateFee, disputed, rate, cap });
    if (fee === NOTHING) continue;
    lateFee = cents(lateFee + fee);
    await moveLateFee(work, accountId, fee);
    await post(work, lateFeeTurned({ accountId, storeId, statementSn, amount: fee, part: day }));
  }
  const [counted] = await work.tx
    .update(statement)
    .set({ lateFee, feeDay: dayAfter(today, -1) })
    .where(eq(statement.statementId, statementId))
    .returning();
  if (lateFee > row.lateFee)
    await noteIfOver(work, accountId, { documentSn: statementSn, reason: 'LATE_FEE' });
  return required(counted);
}

/** What goes over the limit by itself is never refused, and written down. */
export async function noteIfOver(
  work: Work,
  accountId: number,
  over: { documentSn: string; reason: keyof typeof overReasons },
): Promise<void> {
  const account = await lockAccount(work, accountId);
  const excess = -availableOf(account, work.now);
  if (excess > 0) await noteOver(work, accountId, { ...over, excess });
}
