// Where an unpaid statement stands, and the thaw of its account once nothing overdue is left.
import { and, eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { dayAfter, dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import { type AccountRow, accountLife, creditRules, lockAccount } from '#mall/credit/server/credit.ts';
import { restOf } from '../statement-sums.ts';
import { statement } from './statement.tables.ts';
import type { StatementRow } from './statement-life.ts';

/** Where an unpaid statement stands by its sums and its due day. */
export function stateNow(row: StatementRow, now: Date): 'SETTLED' | 'OVERDUE' | 'PENDING_PAYMENT' {
  if (restOf(row) <= 0) return 'SETTLED';
  return row.dueDay !== null && endOfDay(row.dueDay) <= now ? 'OVERDUE' : 'PENDING_PAYMENT';
}

/** What was frozen because of what was overdue thaws once no principal is. The account must be held. */
export async function settleUp(work: Work, { accountId }: AccountRow): Promise<void> {
  const account = await lockAccount(work, accountId);
  if (account.state !== 'FROZEN' || account.frozenBy !== 'overdue') return;
  if (!(await creditRules.find(work)).thawPaid) return;
  const overdue = await work.tx
    .select({ statementId: statement.statementId })
    .from(statement)
    .where(
      and(
        eq(statement.accountId, accountId),
        sql`${statement.state} IN ('OVERDUE', 'PENDING_REVIEW') AND ${statement.total} > ${statement.paid}
          AND ${statement.dueDay} < ${dayAfter(dayInChina(work.now), -account.graceDays)}`,
      ),
    )
    .limit(1);
  if (overdue.length > 0) return;
  await accountLife.advance(work, account, 'thaw', { by: 'system', set: { frozenBy: '', frozenReason: '' } });
}
