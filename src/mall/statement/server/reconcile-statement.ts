// What sides do with whole statements: the buyer confirms one, the creditor waives fees and sees what is due since when.
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina, daysBetween } from '#kit/time/day-in-china.ts';
import { lateFeeTurned } from '#mall/books/credit-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { creditAccount } from '#mall/credit/server/credit.tables.ts';
import { type AccountRow, type Creditor, lockAccount, moveLateFee } from '#mall/credit/server/credit.ts';
import type { statementProtocol } from '../statement.protocol.ts';
import { restOf } from '../statement-sums.ts';
import { type AgingBand, agingBands } from '../statement-terms.ts';
import { accrueFees } from './accrue-fees.ts';
import { hold } from './dispute-item.ts';
import { addMemo, restOfItem } from './fill-statement.ts';
import { findStatements } from './find-statement.ts';
import { settleUp, stateNow } from './settle-up.ts';
import { statementErrors } from './statement.errors.ts';
import { statement, statementItem } from './statement.tables.ts';
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

async function takeFeesOff(
  work: Work,
  { accountId, storeId }: AccountRow,
  { statementSn, waived }: StatementRow,
  fees: Cents,
): Promise<void> {
  const amount = cents(-fees);
  await moveLateFee(work, accountId, amount);
  await post(work, lateFeeTurned({ accountId, storeId, statementSn, amount, part: `waived ${waived}` }));
}

/** @throws statementErrors.notFound, notNow, nothingToWaive, changedMeanwhile, ownDecision */
export const waiveFees: CreditorActs['waive'] = async (work, creditor, { amount, reason, ...seen }) => {
  const held = await hold(work, creditor, seen);
  statementLife.require(work, held.row, 'waive', 'creditor');
  const row = await accrueFees(work, held.row, held.account);
  const most = waivableOf(row);
  if (amount <= 0 || amount > most) throw statementErrors.nothingToWaive({ most });
  await takeFeesOff(work, held.account, row, amount);
  const waived = cents(row.waived + amount);
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

/** @throws statementErrors.notFound, notNow, paidAlready, changedMeanwhile, ownDecision */
export const reopenStatement: CreditorActs['reopen'] = async (work, creditor, { reason, ...seen }) => {
  const { row } = await hold(work, creditor, seen);
  if (row.paid > 0 || row.lateFee > 0) throw statementErrors.paidAlready();
  return doneOf(
    await statementLife.advance(work, row, 'reopen', moverOf('creditor', creditor.member, reason)),
  );
};

const WRITTEN_OFF = { zh: '坏账核销', en: 'Written off' };

/** @throws statementErrors.notFound, notNow, stillDisputed, changedMeanwhile, ownDecision */
export const writeOff: CreditorActs['writeOff'] = async (work, creditor, { reason, ...seen }) => {
  const held = await hold(work, creditor, seen);
  statementLife.require(work, held.row, 'writeOff', 'creditor');
  if ((await openDisputes(work, held.row)).length > 0) throw statementErrors.stillDisputed();
  const row = await accrueFees(work, held.row, held.account);
  const { statementId, statementSn, accountId } = row;
  const items = await work.tx.select().from(statementItem).where(eq(statementItem.statementId, statementId));
  const mover = moverOf('creditor', creditor.member, reason);
  const fees = waivableOf(row);
  if (fees > 0) await takeFeesOff(work, held.account, row, fees);
  const waived = cents(row.waived + fees);
  const to = stateNow({ ...row, waived }, work.now);
  let left = restOf(await statementLife.advance(work, row, 'writeOff', { ...mover, to, set: { waived } }));
  for (const item of items) {
    const amount = cents(Math.min(left, item.orderSn === '' ? 0 : restOfItem(item)));
    left = cents(left - amount);
    await addMemo(work, held.account, item, {
      amount,
      part: `written off ${item.itemId}`,
      ...{ isShipped: true, isLoss: true, caseSn: '', title: WRITTEN_OFF },
    });
  }
  const [now] = await findStatements(work, creditor, [statementSn]);
  await settleUp(work, await lockAccount(work, accountId));
  return doneOf(required(now));
};

const bandOf = (days: number): AgingBand =>
  days <= 0 ? 'NOT_DUE' : days <= 30 ? 'D30' : days <= 60 ? 'D60' : days <= 90 ? 'D90' : 'MORE';

/** What the creditor's buyers owe by statements that are cut, by how long it is overdue. */
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

/** Cut and not paid, reconciled or not: it has its due day. */
async function unpaidOf(work: Work, storeId: number | null): Promise<StatementRow[]> {
  const rows = await work.tx
    .select({ statement })
    .from(statement)
    .innerJoin(creditAccount, eq(creditAccount.accountId, statement.accountId))
    .where(
      and(
        ne(statement.reconcile, 'OPEN'),
        ne(statement.state, 'SETTLED'),
        storeId === null ? isNull(creditAccount.storeId) : eq(creditAccount.storeId, storeId),
      ),
    );
  return rows.map((row) => row.statement);
}
