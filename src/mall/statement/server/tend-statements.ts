// What happens to statements by themselves: they are cut, confirmed by silence, fall due, cost late fees, freeze their accounts, and remind their buyers (S3, S4, S5b, S10).
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { dayAfter, dayInChina, daysBetween } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { dueDay, jobAfter } from '#mall/credit/billing-cycle.ts';
import {
  type AccountRow,
  accountLife,
  creditRules,
  lockAccount,
  moveCharges,
} from '#mall/credit/server/credit.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { isWithCase } from '../dispute-process.ts';
import { principalOf, restOf } from '../statement-sums.ts';
import { DUNNING, MOST_CARRIED } from '../statement-terms.ts';
import { accrueFees, noteIfOver } from './accrue-fees.ts';
import { addItems, holdStatement, openStatement } from './fill-statement.ts';
import { carriedBack } from './pay-statement.ts';
import { stateNow } from './settle-up.ts';
import { statementReconciled } from './statement.events.ts';
import { statement, statementDispute, statementItem } from './statement.tables.ts';
import { disputeLife, type StatementMover, type StatementRow, statementLife } from './statement-life.ts';
import { tellBuyer, tellCreditor } from './statement-notices.ts';

/** S3: nothing is added any more; what counts by statements counts now. */
async function cut(work: Work, row: StatementRow, account: AccountRow): Promise<void> {
  if (row.reconcile !== 'OPEN') return;
  const billed = await work.query<{ orderSn: string; amount: Cents }>(
    `SELECT order_sn AS "orderSn", sum(amount)::bigint AS amount FROM statement_item
     WHERE statement_id = $1 AND kind <> 'CARRY' AND NOT is_counted GROUP BY 1`,
    [row.statementId],
    'statement-billed',
  );
  const byOrder = new Map(billed.map(({ orderSn, amount }) => [orderSn, amount]));
  await moveCharges(work, account, 'billed', byOrder);
  await noteIfOver(work, account.accountId, { documentSn: row.statementSn, reason: 'CUT' });
  const hasDisputes = (await openDisputes(work, row)).length > 0;
  const due = dueDay(row.cutDay, account.termDays, await findWorkingCalendar(work));
  if (row.total > 0) {
    await statementLife.advance(work, row, 'cut', {
      by: 'system',
      to: 'PENDING_SETTLEMENT',
      set: { reconcile: hasDisputes ? 'DISPUTED' : 'CUT', dueDay: due },
    });
    return;
  }
  const surplus = cents(-row.total);
  const done = { reconcile: 'DONE' as const, dueDay: due };
  if (surplus > 0)
    await addItems(work, row, [
      { ...carriedBack(account.accountId, cents(-surplus)), title: { zh: '结转下期', en: 'Carried on' } },
    ]);
  const settled = await holdStatement(work, row.statementId);
  await tellReconciled(
    work,
    await statementLife.advance(work, settled, 'cut', { by: 'system', to: 'SETTLED', set: done }),
  );
  if (surplus > 0)
    await addItems(work, await openStatement(work, account), [carriedBack(account.accountId, surplus)]);
}

export const openDisputes = (work: Work, { statementId }: Pick<StatementRow, 'statementId'>) =>
  work.tx
    .select()
    .from(statementDispute)
    .where(and(eq(statementDispute.statementId, statementId), isNull(statementDispute.finishedAt)))
    .orderBy(asc(statementDispute.disputeId));

/** S4, S5b: reconciled. What is still disputed moves on to the statement that fills; what has moved twice goes to the platform. */
export async function reconciled(
  work: Work,
  row: StatementRow,
  account: AccountRow,
  action: 'confirm' | 'confirmSilently',
  mover: StatementMover,
): Promise<StatementRow> {
  for (const dispute of await openDisputes(work, row)) await carryOn(work, row, account, dispute);
  const now = await holdStatement(work, row.statementId);
  const to = restOf(now) <= 0 ? 'SETTLED' : 'PENDING_PAYMENT';
  const done = await statementLife.advance(work, now, action, { ...mover, to, set: { reconcile: 'DONE' } });
  await tellReconciled(work, done);
  return done;
}

async function tellReconciled(work: Work, { statementId }: StatementRow): Promise<void> {
  const rows = await work.tx
    .selectDistinct({ orderSn: statementItem.orderSn })
    .from(statementItem)
    .where(and(eq(statementItem.statementId, statementId), ne(statementItem.orderSn, '')));
  if (rows.length > 0) await work.emit(statementReconciled, { orderSns: rows.map(({ orderSn }) => orderSn) });
}

async function carryOn(
  work: Work,
  row: StatementRow,
  account: AccountRow,
  dispute: typeof statementDispute.$inferSelect,
): Promise<void> {
  const [item] = await work.tx.select().from(statementItem).where(eq(statementItem.itemId, dispute.itemId));
  const {
    orderSn,
    orderLineId,
    parcelSn,
    poNumber,
    matCode,
    title,
    carriedTimes,
    accountId,
    itemId,
    carried,
  } = required(item);
  if (carriedTimes >= MOST_CARRIED) {
    if (dispute.state !== 'ESCALATED' && !isWithCase(dispute))
      await disputeLife.advance(work, dispute, 'escalate', { by: 'buyer' });
    return;
  }
  const amount: Cents = dispute.amount;
  const like = {
    kind: 'CARRY' as const,
    accountId,
    orderSn,
    orderLineId,
    parcelSn,
    poNumber,
    matCode,
    title,
    isCounted: true,
  };
  await addItems(work, row, [{ ...like, amount: cents(-amount) }]);
  await work.tx
    .update(statementItem)
    .set({ carried: cents(carried + amount) })
    .where(eq(statementItem.itemId, itemId));
  const next = await openStatement(work, account);
  const [moved] = await addItems(work, next, [{ ...like, amount, carriedTimes: carriedTimes + 1 }]);
  await work.tx
    .update(statementDispute)
    .set({ itemId: required(moved).itemId, statementId: next.statementId })
    .where(eq(statementDispute.disputeId, dispute.disputeId));
}

/** A day of an overdue statement: its fee, and the account's freeze once the days of grace are over. */
async function dayOverdue(work: Work, seen: StatementRow, account: AccountRow): Promise<void> {
  if (seen.state !== 'OVERDUE') return;
  const row = await accrueFees(work, seen, account);
  const today = dayInChina(work.now);
  await setTimer(work, statementLife.docType, row.statementSn, 'lateFee', jobAfter(today));
  const isBeyondGrace = daysBetween(required(row.dueDay ?? undefined), today) > account.graceDays;
  if (!isBeyondGrace || principalOf(row) === 0) return;
  const now = await lockAccount(work, account.accountId);
  if (now.state !== 'ACTIVE' || !(await creditRules.find(work)).freezeOverdue) return;
  await accountLife.advance(work, now, 'freeze', {
    by: 'system',
    reason: row.statementSn,
    set: { frozenBy: 'overdue', frozenReason: row.statementSn },
  });
}

/** The formal demand, in full. */
function letter(row: StatementRow, due: string): Text {
  const [rest, fee] = [restOf(row), cents(row.lateFee - row.waived)].map((one) =>
    showAmount(centsToWire(one)),
  );
  return {
    zh: `催款函：贵企业对账单 ${row.statementSn}（周期 ${row.fromDay} 至 ${row.cutDay}）应于 ${due} 付清，至今尚欠 ${rest}，其中滞纳金 ${fee}。请于收到本函后 7 日内付清；逾期未付的，授信方将依据信用协议主张权利，包括停止授信、解除合同与追究违约责任。如有异议，请在对账单页面提出。`,
    en: `Letter of demand: statement ${row.statementSn} (${row.fromDay} to ${row.cutDay}) was due on ${due}. ${rest} is still open, ${fee} of it late fees. Please pay within seven days of receiving this letter; otherwise the creditor will rely on the credit agreement, which includes ending the credit, rescinding contracts and claiming damages. What you do not agree with may be disputed on the page of the statement.`,
  };
}

/** The reminder of a day, and the timer of the next one. */
async function dun(work: Work, row: StatementRow): Promise<void> {
  if (row.dueDay === null || row.state === 'SETTLED') return;
  const due = row.dueDay;
  const today = dayInChina(work.now);
  const now = DUNNING.find(({ day }) => dayAfter(due, day) === today);
  if (now)
    await (now.isCreditors ? tellCreditor : tellBuyer)(
      work,
      row,
      now.text,
      now.isLetter ? letter(row, due) : { zh: '', en: '' },
    );
  const next = DUNNING.map(({ day }) => dayAfter(due, day)).find((day) => day > today);
  if (next) await setTimer(work, statementLife.docType, row.statementSn, 'dun', jobAfter(dayAfter(next, -1)));
}

/** Holds account and statement, in this order. */
const tended = (
  event: string,
  act: (work: Work, row: StatementRow, account: AccountRow) => Promise<unknown>,
): TimerHandler => ({
  docType: statementLife.docType,
  event,
  async fire(work, statementSn) {
    const [seen] = await work.tx.select().from(statement).where(eq(statement.statementSn, statementSn));
    if (!seen) return;
    const account = await lockAccount(work, seen.accountId);
    await act(work, await holdStatement(work, seen.statementId), account);
  },
});

export const statementTimers: readonly TimerHandler[] = [
  tended('cut', cut),
  tended('confirmSilently', async (work, row, account) => {
    if (row.reconcile === 'CUT' || row.reconcile === 'DISPUTED')
      await reconciled(work, row, account, 'confirmSilently', { by: 'system' });
  }),
  tended('fallDue', async (work, row) => {
    if (row.state === 'PENDING_PAYMENT' && stateNow(row, work.now) === 'OVERDUE')
      await statementLife.advance(work, row, 'fallDue', { by: 'system' });
  }),
  tended('lateFee', dayOverdue),
  tended('dun', dun),
];
