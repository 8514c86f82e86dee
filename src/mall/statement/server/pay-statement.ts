// Paying statements: several of one creditor in one bill, in part or whole; what comes fills the oldest items first, late fees last (S6 to S9).
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { askApproval, NOTHING_BOUGHT, withdrawApproval } from '#mall/approval/server/approval.ts';
import { statementPaid } from '#mall/books/credit-rules.ts';
import { post } from '#mall/books/server/books.ts';
import {
  type AccountRow,
  accountName,
  forecastNotes,
  lockAccount,
  moveCharges,
  moveLateFee,
} from '#mall/credit/server/credit.ts';
import type { BillDocument } from '#mall/payment/payment-status.ts';
import {
  billPaid,
  billPartlyPaid,
  voucherHandedIn,
  voucherSentBack,
} from '#mall/payment/server/payment.events.ts';
import { closeBill, holdBill, openBill } from '#mall/payment/server/payment.ts';
import type { statementProtocol } from '../statement.protocol.ts';
import { principalOf, restOf, spread } from '../statement-sums.ts';
import { accrueFees } from './accrue-fees.ts';
import { addItems, holdStatement, openStatement, restOfItem } from './fill-statement.ts';
import { findStatements } from './find-statement.ts';
import { owedOf } from './owed-of.ts';
import { settleUp, stateNow } from './settle-up.ts';
import { statementErrors } from './statement.errors.ts';
import { orderPaidByStatement } from './statement.events.ts';
import { statement, statementItem, statementPayment } from './statement.tables.ts';
import { type StatementRow, statementLife } from './statement-life.ts';

type Acts = Actions<typeof statementProtocol>;

/**
 * Opens the bill of what is to be paid, or asks its own people first; the cashier takes it from there. What was begun before
 * and brought nothing is closed.
 * @throws statementErrors.notFound, nothingChosen, severalCreditors, notNow for what is not to be paid, tooMuchPaid, payingAlready
 */
export const payStatements: Acts['pay'] = async (work, member, { statementSns, amount, itemIds }) => {
  const { enterpriseId, memberId } = member;
  const found = await findStatements(work, { enterpriseId }, [...new Set(statementSns)]);
  const [first] = found;
  if (!first) throw statementErrors.nothingChosen();
  if (found.some((row) => row.accountId !== first.accountId)) throw statementErrors.severalCreditors();
  await closeBegun(
    work,
    found.map((row) => row.statementSn),
  );
  const account = await lockAccount(work, first.accountId);
  const rows: StatementRow[] = [];
  for (const { statementId } of found) {
    const row = await holdStatement(work, statementId);
    if (row.state !== 'PENDING_PAYMENT' && row.state !== 'OVERDUE') throw statementErrors.notNow(row);
    rows.push(await accrueFees(work, row, account));
  }
  const inOrder = rows.toSorted(
    (one, other) =>
      (one.dueDay ?? '').localeCompare(other.dueDay ?? '') || one.statementId - other.statementId,
  );
  const rests = itemIds.length > 0 ? await chosenRests(work, inOrder, itemIds) : inOrder.map(restOf);
  const owed = sum(rests);
  const wanted = amount ?? owed;
  if (wanted <= 0 || wanted > owed) throw statementErrors.tooMuchPaid({ most: owed });
  const parts = spread(rests, wanted);
  const lines = inOrder
    .map(({ statementSn }, at) => ({ statementSn, amount: required(parts[at]) }))
    .filter((line) => line.amount > 0);
  const paySn = await nextDocumentNumber(work, 'PY');
  const { isNeeded: isAsked } = await askApproval(work, {
    ...NOTHING_BOUGHT,
    docType: 'statementPay',
    docSn: paySn,
    scope: { enterpriseId },
    authorId: memberId,
    authorName: member.memberName,
    title: lines.map((line) => line.statementSn).join(' · '),
    url: `/member/credit/statement?statementSn=${required(lines[0]).statementSn}`,
    amount: wanted,
    storeIds: account.storeId === null ? [] : [account.storeId],
    notes: await forecastNotes(work, account, owedOf),
  });
  await work.tx
    .insert(statementPayment)
    .values(lines.map((line) => ({ ...line, paySn, itemIds, isAsked, memberId, createdAt: work.now })));
  if (!isAsked) await openItsBill(work, paySn, account, { memberId, lines });
  return { paySn, payable: centsToWire(wanted), isAsked: bit(isAsked) };
};

/** Of each statement, what is open of the chosen items. @throws statementErrors.noItem for what stands on none of them */
async function chosenRests(
  work: Work,
  rows: readonly StatementRow[],
  itemIds: readonly number[],
): Promise<Cents[]> {
  const items = await work.tx
    .select()
    .from(statementItem)
    .where(inArray(statementItem.itemId, [...itemIds]));
  const on = rows.map((row) => items.filter(({ statementId }) => statementId === row.statementId));
  if (on.flat().length < new Set(itemIds).size) throw statementErrors.noItem();
  return on.map((some, at) => cents(Math.min(sum(some.map(restOfItem)), restOf(required(rows[at])))));
}

async function openItsBill(
  work: Work,
  paySn: string,
  account: AccountRow,
  { memberId, lines }: { memberId: number; lines: readonly { statementSn: string; amount: Cents }[] },
): Promise<void> {
  const name = await accountName(work, account);
  await openBill(work, {
    paySn,
    docType: 'STATEMENT',
    memberId,
    enterpriseId: account.enterpriseId,
    lines: lines.map((line) => ({ documentSn: line.statementSn, name, amount: line.amount })),
    deadline: null,
  });
}

/** Its own people have decided: the bill of what is still open of it, or nothing more of it. */
async function onDecided(work: Work, paySn: string, isApproved: boolean): Promise<void> {
  const asked = (await paymentsOf(work, paySn)).filter((row) => row.isAsked);
  const [first] = asked;
  if (!first) return;
  const [seen] = await work.tx.select().from(statement).where(eq(statement.statementSn, first.statementSn));
  const account = await lockAccount(work, required(seen).accountId);
  const lines: { statementSn: string; amount: Cents }[] = [];
  for (const { statementSn, amount } of isApproved ? asked : []) {
    const [row] = await work.tx.select().from(statement).where(eq(statement.statementSn, statementSn));
    const isPayable = row?.state === 'PENDING_PAYMENT' || row?.state === 'OVERDUE';
    const rest = isPayable ? cents(Math.min(amount, restOf(row))) : cents(0);
    if (rest > 0) lines.push({ statementSn, amount: rest });
  }
  await work.tx.delete(statementPayment).where(eq(statementPayment.paySn, paySn));
  if (lines.length === 0) return;
  const { memberId, itemIds, createdAt } = first;
  await work.tx
    .insert(statementPayment)
    .values(lines.map((line) => ({ ...line, paySn, itemIds, memberId, createdAt })));
  await openItsBill(work, paySn, account, { memberId: required(memberId ?? undefined), lines });
}

/** @throws statementErrors.payingAlready where money or a voucher has come by it */
async function closeBegun(work: Work, statementSns: readonly string[]): Promise<void> {
  const rows = await work.query<{ paySn: string; paid: Cents; isAsked: boolean }>(
    `SELECT DISTINCT p.pay_sn AS "paySn", coalesce(b.paid, 0)::bigint AS paid, p.is_asked AS "isAsked"
     FROM statement_payment p LEFT JOIN bill b USING (pay_sn)
     WHERE p.statement_sn = ANY ($1::text[]) AND (p.is_asked OR b.state = 'OPEN') ORDER BY 1`,
    [statementSns],
    'statement-bills-begun',
  );
  for (const { paySn, paid, isAsked } of rows) {
    if (isAsked) {
      await work.tx.delete(statementPayment).where(eq(statementPayment.paySn, paySn));
      await withdrawApproval(work, 'statementPay', paySn);
      continue;
    }
    const { hasVoucherUnderReview } = await holdBill(work, paySn);
    if (paid > 0 || hasVoucherUnderReview) throw statementErrors.payingAlready({ paySn });
    if (!(await closeBill(work, paySn, 'another payment of the statement')))
      throw statementErrors.payingAlready({ paySn });
  }
}

const paymentsOf = (work: Work, paySn: string) =>
  work.tx
    .select()
    .from(statementPayment)
    .where(eq(statementPayment.paySn, paySn))
    .orderBy(asc(statementPayment.createdAt), asc(statementPayment.statementSn));

/** So much has come of a bill in all: what is new of it goes to its statements. */
async function onMoney(work: Work, docType: BillDocument, paySn: string, paid: Cents): Promise<void> {
  if (docType !== 'STATEMENT') return;
  const rows = await paymentsOf(work, paySn);
  const shares = spread(
    rows.map((row) => row.amount),
    paid,
  );
  for (const [at, row] of rows.entries()) {
    const more = cents(required(shares[at]) - row.applied);
    if (more <= 0) continue;
    await work.tx
      .update(statementPayment)
      .set({ applied: required(shares[at]) })
      .where(and(eq(statementPayment.paySn, paySn), eq(statementPayment.statementSn, row.statementSn)));
    await applyMoney(work, row, more, `${paySn} ${row.applied}`);
  }
}

/** Money for one statement: its principal, then its late fees; what it does not need any more is off the next one. */
async function applyMoney(
  work: Work,
  { statementSn, itemIds }: typeof statementPayment.$inferSelect,
  amount: Cents,
  part: string,
): Promise<void> {
  const [seen] = await work.tx.select().from(statement).where(eq(statement.statementSn, statementSn));
  const { statementId, accountId } = required(seen);
  const account = await lockAccount(work, accountId);
  const row = await accrueFees(work, await holdStatement(work, statementId), account);
  const principal = Math.min(amount, principalOf(row));
  const fees = Math.min(amount - principal, Math.max(0, restOf(row) - principalOf(row)));
  const excess = cents(amount - principal - fees);
  await payItems(work, account, row, { itemIds, principal: cents(principal), excess });
  if (fees > 0) await moveLateFee(work, accountId, cents(-fees));
  if (excess > 0) {
    const next = await openStatement(work, account);
    await addItems(work, next, [carriedBack(accountId, excess)]);
  }
  await post(work, statementPaid({ accountId, storeId: account.storeId, statementSn, amount, part }));
  const paid = cents(row.paid + principal + fees);
  const set = { paid };
  const to = stateNow({ ...row, paid }, work.now);
  if (row.state !== 'SETTLED')
    await statementLife.advance(work, row, 'pay', { by: 'system', to, set, detail: { amount } });
  await settleUp(work, account);
}

export const carriedBack = (accountId: number, amount: Cents) => ({
  kind: 'CARRY' as const,
  accountId,
  orderSn: '',
  amount: cents(-amount),
  title: { zh: '上期多付结转', en: 'Carried from the former statement' },
  isCounted: true,
});

/** @param of.itemIds those that come first @param of.excess what nothing on it needs: the first order on it has it to its credit */
async function payItems(
  work: Work,
  account: AccountRow,
  { statementId }: StatementRow,
  { itemIds, principal, excess }: { itemIds: readonly number[]; principal: Cents; excess: Cents },
): Promise<void> {
  const items = await work.tx
    .select()
    .from(statementItem)
    .where(
      and(
        eq(statementItem.statementId, statementId),
        inArray(statementItem.kind, ['LINE', 'FREIGHT', 'STAGE', 'CARRY']),
      ),
    )
    .orderBy(asc(statementItem.itemId));
  const isChosen = ({ itemId }: { itemId: number }) => Number(itemIds.includes(itemId));
  const open = items
    .filter((item) => item.amount > 0)
    .toSorted((one, other) => isChosen(other) - isChosen(one));
  const parts = spread(open.map(restOfItem), principal);
  const byOrder = new Map<string, Cents>();
  const add = (orderSn: string, part: number) =>
    byOrder.set(orderSn, cents((byOrder.get(orderSn) ?? 0) + part));
  for (const [at, { orderSn }] of open.entries()) if (parts[at]) add(orderSn, required(parts[at]));
  await work.query(
    `UPDATE statement_item i SET paid = i.paid + p.amount
     FROM unnest($1::bigint[], $2::bigint[]) AS p (item_id, amount) WHERE i.item_id = p.item_id AND p.amount > 0`,
    [open.map(({ itemId }) => itemId), parts],
    'statement-items-paid',
  );
  for (const [orderSn, amount] of byOrder) await work.emit(orderPaidByStatement, { orderSn, amount });
  const first = open[0]?.orderSn;
  const left = principal - sum(parts) + excess;
  if (first && left > 0) add(first, left);
  await moveCharges(work, account, 'paid', byOrder);
}

/** A voucher waits for finance, or was sent back: its statements with it. */
async function onVoucher(
  work: Work,
  paySn: string,
  action: 'handInVoucher' | 'voucherBack',
  reason = '',
): Promise<void> {
  for (const { statementSn } of await paymentsOf(work, paySn)) {
    const [seen] = await work.tx.select().from(statement).where(eq(statement.statementSn, statementSn));
    const account = await lockAccount(work, required(seen).accountId);
    const row = await holdStatement(work, required(seen).statementId);
    if (!statementLife.allowed(row, 'system', work.now).includes(action)) continue;
    const fresh = action === 'voucherBack' ? await accrueFees(work, row, account) : row;
    const to =
      action === 'voucherBack' && endOfDay(required(fresh.dueDay ?? undefined)) <= work.now
        ? 'OVERDUE'
        : 'PENDING_PAYMENT';
    await statementLife.advance(work, fresh, action, {
      by: 'system',
      ...(action === 'voucherBack' ? { to } : {}),
      ...(reason ? { reason } : {}),
    });
  }
}

export const statementListeners: readonly Listener[] = [
  listener(approvalDecided, async (work, { docType, docSn, result }) => {
    if (docType === 'statementPay') await onDecided(work, docSn, result === 'APPROVED');
  }),
  listener(billPaid, (work, { docType, paySn, amount }) => onMoney(work, docType, paySn, amount)),
  listener(billPartlyPaid, (work, { docType, paySn, paid }) => onMoney(work, docType, paySn, paid)),
  listener(voucherHandedIn, (work, { paySn }) => onVoucher(work, paySn, 'handInVoucher')),
  listener(voucherSentBack, (work, { paySn, reason }) => onVoucher(work, paySn, 'voucherBack', reason)),
];
