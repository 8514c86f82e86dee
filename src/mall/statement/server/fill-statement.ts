// Orders on credit become items: when they are shipped, ordered or received, as their account says; and what is taken off them becomes memos (S1, S2, S11).
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { nextCut } from '#mall/credit/billing-cycle.ts';
import {
  type AccountRow,
  lockAccount,
  lowerCredit,
  releaseCredit,
  requireCharge,
  shipCredit,
} from '#mall/credit/server/credit.ts';
import { restOf } from '../statement-sums.ts';
import { settleUp } from './settle-up.ts';
import { orderPaidByStatement } from './statement.events.ts';
import { statement, statementItem } from './statement.tables.ts';
import { type StatementRow, statementLife } from './statement-life.ts';

export type ItemRow = typeof statementItem.$inferSelect;

/** What an order's lines and its carriage become. */
export interface CreditItem {
  /** Null: the carriage, or a stage of its plan. */
  orderLineId: number | null;
  kind?: 'STAGE';
  title: Text;
  matCode: string;
  number: number;
  amount: Cents;
}

interface OfOrder {
  orderSn: string;
  poNumber: string;
  items: readonly CreditItem[];
}

/** The statement that fills at present, held; made where there is none. The account must be held. */
export async function openStatement(work: Work, account: AccountRow): Promise<StatementRow> {
  const { accountId } = account;
  const [open] = await work.tx
    .select()
    .from(statement)
    .where(and(eq(statement.accountId, accountId), eq(statement.reconcile, 'OPEN')))
    .for('update');
  if (open) return open;
  const today = dayInChina(work.now);
  return statementLife.begin(
    work,
    'open',
    {
      statementSn: await nextDocumentNumber(work, 'ST'),
      accountId,
      fromDay: today,
      cutDay: nextCut(account, today),
    },
    { by: 'system' },
  );
}

/** Puts rows on a statement, or lets them wait for one. @returns them with their keys */
export async function addItems(
  work: Work,
  on: StatementRow | null,
  rows: readonly Omit<typeof statementItem.$inferInsert, 'statementId' | 'createdAt'>[],
): Promise<ItemRow[]> {
  if (rows.length === 0) return [];
  const made = await work.tx
    .insert(statementItem)
    .values(rows.map((row) => ({ ...row, statementId: on?.statementId ?? null, createdAt: work.now })))
    .returning();
  if (on) await addToTotal(work, on, cents(rows.reduce((sum, { amount }) => sum + amount, 0)));
  return made;
}

/** @returns the statement as it is then */
export async function addToTotal(
  work: Work,
  { statementId }: StatementRow,
  amount: Cents,
): Promise<StatementRow> {
  const [row] = await work.tx
    .update(statement)
    .set({ total: sql`${statement.total} + ${amount}`, updatedAt: work.now })
    .where(eq(statement.statementId, statementId))
    .returning();
  return required(row);
}

const rowsOf = (account: AccountRow, { orderSn, poNumber, items }: OfOrder, parcelSn: string) =>
  items
    .filter(({ amount }) => amount !== 0)
    .map((item) => ({
      ...item,
      accountId: account.accountId,
      kind: item.kind ?? (item.orderLineId === null ? ('FREIGHT' as const) : ('LINE' as const)),
      ...{ orderSn, poNumber, parcelSn },
    }));

/** Released to their stores: they count, and are billed where the account bills orders. */
export async function orderOnCredit(work: Work, orders: readonly OfOrder[]): Promise<void> {
  await releaseCredit(
    work,
    orders.map(({ orderSn }) => orderSn),
  );
  for (const order of orders) {
    const { accountId } = await requireCharge(work, order.orderSn);
    const account = await lockAccount(work, accountId);
    if (account.billOn !== 'ORDER') continue;
    await addItems(work, await openStatement(work, account), rowsOf(account, order, ''));
  }
}

/** A parcel has left, worth what its items are. @param parcel.why the store's word where it takes the account over its limit */
export async function shipOnCredit(
  work: Work,
  of: OfOrder,
  { parcelSn, why }: { parcelSn: string; why: string },
): Promise<void> {
  const amount = cents(of.items.reduce((sum, item) => sum + item.amount, 0));
  await shipCredit(work, of.orderSn, amount, { documentSn: parcelSn, why });
  const { accountId } = await requireCharge(work, of.orderSn);
  const account = await lockAccount(work, accountId);
  if (account.billOn === 'ORDER') return;
  const on = account.billOn === 'SHIP' ? await openStatement(work, account) : null;
  await addItems(work, on, rowsOf(account, of, parcelSn));
}

/** What waited for the receipt of these parcels goes on the account's statement. */
export async function receiveOnCredit(
  work: Work,
  orderSn: string,
  parcelSns: readonly string[],
): Promise<void> {
  const waiting = await work.tx
    .select()
    .from(statementItem)
    .where(and(eq(statementItem.orderSn, orderSn), isNull(statementItem.statementId)));
  const now = waiting.filter(({ parcelSn }) => parcelSn === '' || parcelSns.includes(parcelSn));
  const [first] = now;
  if (!first) return;
  const on = await openStatement(work, await lockAccount(work, first.accountId));
  for (const { itemId } of now)
    await work.tx
      .update(statementItem)
      .set({ statementId: on.statementId })
      .where(eq(statementItem.itemId, itemId));
  await addToTotal(work, on, cents(now.reduce((sum, { amount }) => sum + amount, 0)));
}

/**
 * Less is owed of an order. What was not billed yet is simply less; what was is a memo: on its own statement while that is
 * unpaid, else on the one that fills (S11).
 * @param less.orderLineId of which line; null: of the carriage, or of all of it
 */
export async function lessOnCredit(work: Work, orderSn: string, less: Less): Promise<void> {
  if (less.amount === 0) return;
  const { accountId } = await requireCharge(work, orderSn);
  const account = await lockAccount(work, accountId);
  const { part, amount, isShipped } = less;
  const item = isShipped || account.billOn === 'ORDER' ? await itemFor(work, orderSn, less) : undefined;
  if (!item) return lowerCredit(work, orderSn, { amount, isShipped, isBilled: false, part });
  // several parcels of it may stand on several statements: each is lowered by what is open of it
  const rest = restOfItem(item);
  const off = rest > 0 && rest < amount ? rest : amount;
  await addMemo(work, account, item, { ...less, amount: off });
  await lessOnCredit(work, orderSn, { ...less, amount: cents(amount - off), part: `${part} +` });
}

/** What is less owed of an order. */
interface Less {
  orderLineId: number | null;
  amount: Cents;
  isShipped: boolean;
  /** It is given up: its creditor's loss, and no less of the order's worth. */
  isLoss?: boolean;
  part: string;
  caseSn: string;
  title: Text;
}

/** Less of an item is owed. The account must be held. */
export async function addMemo(
  work: Work,
  account: AccountRow,
  item: ItemRow,
  { part, amount, isShipped, isLoss = false, caseSn, title }: Omit<Less, 'orderLineId'>,
): Promise<void> {
  if (amount === 0) return;
  const { orderSn } = item;
  const home = item.statementId === null ? null : await holdStatement(work, item.statementId);
  const isBilled = item.kind === 'CARRY' || (home !== null && home.reconcile !== 'OPEN');
  await lowerCredit(work, orderSn, { amount, isShipped, isBilled, isLoss, part });
  const paidBack = Math.min(item.paid, amount - Math.min(amount, restOfItem(item)));
  if (paidBack > 0) await work.emit(orderPaidByStatement, { orderSn, amount: cents(-paidBack) });
  const isOver = home?.state === 'SETTLED';
  const on = isOver ? await openStatement(work, account) : home;
  const { orderLineId, parcelSn, poNumber, matCode, accountId } = item;
  await addItems(work, on, [
    {
      kind: 'MEMO',
      amount: cents(-amount),
      isCounted: isBilled,
      ...{ accountId, orderSn, orderLineId, parcelSn, poNumber, matCode, caseSn, title },
    },
  ]);
  if (!home || isOver) return;
  await work.tx
    .update(statementItem)
    .set({ lessened: cents(item.lessened + Math.min(restOfItem(item), amount)) })
    .where(eq(statementItem.itemId, item.itemId));
  if (home.reconcile === 'OPEN') return;
  const row = await holdStatement(work, home.statementId);
  const to = restOf(row) <= 0 && row.reconcile === 'DONE' ? 'SETTLED' : row.state;
  await statementLife.advance(work, row, 'memo', { by: 'system', to });
  await settleUp(work, account);
}

/** The item that a memo is about: where so much of the line stands unpaid at present, else the line's own. */
async function itemFor(
  work: Work,
  orderSn: string,
  { orderLineId, amount }: Less,
): Promise<ItemRow | undefined> {
  const items = await work.tx
    .select()
    .from(statementItem)
    .where(and(eq(statementItem.orderSn, orderSn), sql`${statementItem.kind} <> 'MEMO'`))
    .orderBy(desc(statementItem.itemId));
  const ofLine = items.filter((one) => one.orderLineId === orderLineId && one.amount > 0);
  const most = ofLine.toSorted((one, other) => restOfItem(other) - restOfItem(one))[0];
  return ofLine.find((one) => restOfItem(one) >= amount) ?? most ?? items.at(-1);
}

/** What of an item is still to be paid where it stands. */
export const restOfItem = ({
  amount,
  paid,
  lessened,
  carried,
}: Pick<ItemRow, 'amount' | 'paid' | 'lessened' | 'carried'>): Cents =>
  cents(Math.max(0, amount - paid - lessened - carried));

/** A statement, locked until this work ends. Its account must be held before. */
export async function holdStatement(work: Work, statementId: number): Promise<StatementRow> {
  const [row] = await work.tx
    .select()
    .from(statement)
    .where(eq(statement.statementId, statementId))
    .for('update');
  return required(row);
}
