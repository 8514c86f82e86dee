// Statements of credit accounts, their items, disputes of items, and the bills by which they are paid (domain 3.7.2, domain-money §5).
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import type { Text } from '#kit/words/text.ts';
import { creditAccount } from '#mall/credit/server/credit.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { DisputeReason, DisputeState } from '../dispute-process.ts';
import type { ItemKind, ReconcileState, StatementState } from '../statement-status.ts';

const noAmount = () => amount().notNull().default(sql`0`);

export const statement = table(
  'statement',
  {
    statementId: key(),
    statementSn: text().notNull().unique(),
    accountId: refTo(() => creditAccount.accountId),
    state: text().$type<StatementState>().notNull(),
    reconcile: text().$type<ReconcileState>().notNull().default('OPEN'),
    version: integer().notNull().default(1),
    fromDay: date({ mode: 'string' }).notNull(),
    /** At whose end it is cut. */
    cutDay: date({ mode: 'string' }).notNull(),
    /** At whose end it is due; null before it is cut. */
    dueDay: date({ mode: 'string' }),
    /** Σ of its items, less what was carried on. */
    total: noAmount(),
    paid: noAmount(),
    lateFee: noAmount(),
    waived: noAmount(),
    /** From which day on silence counts; later than its cut where it was opened again. */
    silentFrom: date({ mode: 'string' }),
    /** The last day for which a late fee was counted. */
    feeDay: date({ mode: 'string' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    cutAt: moment(),
    settledAt: moment(),
  },
  (t) => [
    uniqueIndex('statement_one_open').on(t.accountId).where(sql`reconcile = 'OPEN'`),
    index().on(t.accountId, t.statementId),
    index('statement_in_time').on(t.createdAt, t.statementId),
    check(
      'statement_settled_when_paid',
      sql`${t.state} <> 'SETTLED' OR ${t.total} + ${t.lateFee} - ${t.waived} <= ${t.paid}`,
    ),
    check(
      'statement_waives_what_there_is',
      sql`${t.waived} >= 0 AND ${t.waived} <= ${t.lateFee} AND ${t.paid} >= 0`,
    ),
  ],
);

export const statementItem = table(
  'statement_item',
  {
    itemId: key(),
    accountId: refTo(() => creditAccount.accountId),
    /** Null while it waits for the receipt of what it is for. */
    statementId: ref().references(() => statement.statementId),
    kind: text().$type<ItemKind>().notNull(),
    orderSn: text().notNull(),
    orderLineId: ref(),
    parcelSn: text().notNull().default(''),
    caseSn: text().notNull().default(''),
    title: jsonb().$type<Text>().notNull(),
    matCode: text().notNull().default(''),
    poNumber: text().notNull().default(''),
    number: integer().notNull().default(0),
    /** In fen; memos below nothing. */
    amount: amount().notNull(),
    paid: noAmount(),
    /** What memos on the same statement have taken off it. */
    lessened: noAmount(),
    /** What was carried on to the next statement, and how often. */
    carried: noAmount(),
    carriedTimes: integer().notNull().default(0),
    /** A memo on what counted already: the account knows it. */
    isCounted: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.statementId),
    index().on(t.orderSn),
    index().on(t.accountId),
    check(
      'item_not_overpaid',
      sql`${t.amount} < 0 OR ${t.paid} + ${t.lessened} + ${t.carried} <= ${t.amount}`,
    ),
  ],
);

export const statementDispute = table(
  'statement_dispute',
  {
    disputeId: key(),
    statementId: refTo(() => statement.statementId),
    itemId: refTo(() => statementItem.itemId),
    state: text().$type<DisputeState>().notNull(),
    version: integer().notNull().default(1),
    amount: amount().notNull(),
    reason: text().$type<DisputeReason>().notNull(),
    text: text().notNull().default(''),
    fileIds: jsonb().$type<number[]>().notNull().default(sql`'[]'`),
    answer: text().notNull().default(''),
    /** The after-sale case that settles it: quality is judged there, and what is paid back is the memo. */
    caseSn: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.statementId),
    index('dispute_of_case').on(t.caseSn).where(sql`case_sn <> ''`),
    uniqueIndex('dispute_once').on(t.itemId).where(sql`finished_at IS NULL`),
    check('dispute_above_zero', sql`${t.amount} > 0`),
  ],
);

/** What a bill brings of each statement: so much is asked for, so much of it has come. */
export const statementPayment = table(
  'statement_payment',
  {
    paySn: text().notNull(),
    statementSn: snTo(() => statement.statementSn),
    amount: amount().notNull(),
    applied: noAmount(),
    /** Items that it is for in the first place. */
    itemIds: jsonb().$type<readonly number[]>().notNull().default(sql`'[]'`),
    /** Its enterprise's own people decide first: there is no bill yet. */
    isAsked: boolean().notNull().default(false),
    /** Who pays. */
    memberId: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.paySn, t.statementSn] }),
    index().on(t.statementSn),
    check(
      'statement_payment_within',
      sql`${t.applied} >= 0 AND ${t.applied} <= ${t.amount} AND ${t.amount} > 0`,
    ),
  ],
);
