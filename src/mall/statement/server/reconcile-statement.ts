// What sides do with whole statements: the buyer confirms one, the creditor waives fees and sees what is due since when.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { lateFeeTurned } from '#mall/books/credit-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { daysBetween } from '#mall/credit/billing-cycle.ts';
import { creditAccount } from '#mall/credit/server/credit.tables.ts';
import { type Creditor, moveLateFee } from '#mall/credit/server/credit.ts';
import type { statementProtocol } from '../statement.protocol.ts';
import { restOf } from '../statement-sums.ts';
import { type AgingBand, agingBands } from '../statement-terms.ts';
import { accrueFees } from './accrue-fees.ts';
import { hold } from './dispute-item.ts';
import { settleUp, stateNow } from './settle-up.ts';
import { statementErrors } from './statement.errors.ts';
import { statement } from './statement.tables.ts';
import { moverOf, type StatementRow, statementLife } from './statement-life.ts';
import { openDisputes, reconciled } from './tend-statements.ts';

type Acts = Actions<typeof statementProtocol>;
type CreditorActs = Actions<typeof statementProtocol, Creditor>;

export const doneOf = ({ statementSn, version, state }: StatementRow) => ({ statementSn, version, state });

/** @throws statementErrors.notFound, notCut, stillDisputed, notNow, changedMeanwhile */
export const confirmStatement: Acts['confirm'] = async (work, member, seen) => {
  const { row, account } = await hold(work, { enterpriseId: member.enterpriseId }, seen);
  if (row.reconcile === 'OPEN') throw statementErrors.notCut();
  statementLife.require(work, row, 'confirm', 'buyer');
  if ((await openDisputes(work, row)).length > 0) throw statementErrors.stillDisputed();
  return doneOf(await reconciled(work, row, account, 'confirm', moverOf('buyer', member)));
};

/** What may be waived: fees that are neither paid nor waived. */
export const waivableOf = ({ lateFee, waived, paid, total }: StatementRow): Cents =>
  cents(Math.max(0, lateFee - waived - Math.max(0, paid - total)));

/** @throws statementErrors.notFound, notNow, nothingToWaive, changedMeanwhile, ownDecision */
export const waiveFees: CreditorActs['waive'] = async (work, creditor, { amount, reason, ...seen }) => {
  const held = await hold(work, creditor, seen);
  statementLife.require(work, held.row, 'waive', 'creditor');
  const row = await accrueFees(work, held.row, held.account);
  const most = waivableOf(row);
  if (amount <= 0 || amount > most) throw statementErrors.nothingToWaive({ most });
  const { accountId, storeId } = held.account;
  const { statementSn } = row;
  await moveLateFee(work, accountId, cents(-amount));
  const waived = cents(row.waived + amount);
  await post(
    work,
    lateFeeTurned({ accountId, storeId, statementSn, amount: cents(-amount), part: `waived ${row.waived}` }),
  );
  const next = stateNow({ ...row, waived }, work.now);
  const to = next === 'SETTLED' || row.state !== 'PENDING_REVIEW' ? next : row.state;
  const moved = await statementLife.advance(work, row, 'waive', {
    ...moverOf('creditor', creditor.member, reason),
    to,
    set: { waived },
    detail: { amount },
  });
  await settleUp(work, held.account);
  return doneOf(moved);
};

const bandOf = (days: number): AgingBand =>
  days <= 0 ? 'NOT_DUE' : days <= 30 ? 'D30' : days <= 60 ? 'D60' : days <= 90 ? 'D90' : 'MORE';

/** What the creditor's buyers owe by statements that are reconciled, by how long it is overdue. */
export const showAging: CreditorActs['aging'] = async (work, { storeId }) => {
  const rows = await unpaidOf(work, storeId);
  const today = dayInChina(work.now);
  const byBand = Map.groupBy(rows, (row) => bandOf(row.dueDay === null ? 0 : daysBetween(row.dueDay, today)));
  const amountOf = (some: readonly StatementRow[]) => sum(some.map((row) => cents(Math.max(0, restOf(row)))));
  return {
    bands: (Object.keys(agingBands) as AgingBand[]).map((band) => {
      const some = byBand.get(band) ?? [];
      return {
        band,
        name: agingBands[band][work.language],
        num: some.length,
        amount: centsToWire(amountOf(some)),
      };
    }),
    total: centsToWire(amountOf(rows)),
  };
};

async function unpaidOf(work: Work, storeId: number | null): Promise<StatementRow[]> {
  const rows = await work.tx
    .select({ statement, storeId: creditAccount.storeId })
    .from(statement)
    .innerJoin(creditAccount, eq(creditAccount.accountId, statement.accountId))
    .where(eq(statement.reconcile, 'DONE'));
  return rows
    .filter((row) => row.storeId === storeId && row.statement.state !== 'SETTLED')
    .map((row) => row.statement);
}
