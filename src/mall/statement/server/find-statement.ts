// Finds statements for the side that asks: the buyer's enterprise, a creditor, or the platform that decides.
import { eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { creditAccount } from '#mall/credit/server/credit.tables.ts';
import type { CreditSide } from '#mall/credit/server/credit.ts';
import { statementErrors } from './statement.errors.ts';
import { statement } from './statement.tables.ts';
import type { StatementRow } from './statement-life.ts';

/** Without holding them, in the order asked for. @throws statementErrors.notFound, also for somebody else's */
export async function findStatements(
  work: Work,
  side: CreditSide,
  statementSns: readonly string[],
): Promise<StatementRow[]> {
  const rows = await work.tx
    .select({ statement, enterpriseId: creditAccount.enterpriseId, storeId: creditAccount.storeId })
    .from(statement)
    .innerJoin(creditAccount, eq(creditAccount.accountId, statement.accountId))
    .where(inArray(statement.statementSn, [...statementSns]));
  const own = rows.filter((row) =>
    'enterpriseId' in side ? row.enterpriseId === side.enterpriseId : row.storeId === side.storeId,
  );
  return statementSns.map((sn) => {
    const row = own.find((one) => one.statement.statementSn === sn);
    if (!row) throw statementErrors.notFound();
    if ('member' in side && side.member.enterpriseId === row.enterpriseId)
      throw statementErrors.ownDecision();
    return row.statement;
  });
}
