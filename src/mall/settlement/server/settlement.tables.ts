// What stores are owed: a row for each thing that has changed it, the bills on which the rows stand, and how those are paid out.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { subOrder } from '#mall/order/server/order.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { BillState } from '../bill-status.ts';
import type { CommissionInvoiceState } from '../commission-invoice.ts';
import type { PayoutRowState, PayoutState } from '../payout-status.ts';
import type { RowKind } from '../settlement-sum.ts';
import type { CommissionMoment, DepositKind, DepositState, Dispute } from '../settlement-terms.ts';

const sumOf = () => amount().notNull().default(sql`0`);

/** Where a store's money goes; the newest row counts, and what is written stays. */
export const payoutAccount = table(
  'payout_account',
  {
    accountId: key(),
    storeId: refTo(() => store.storeId),
    payee: text().notNull(),
    account: text().notNull(),
    bank: text().notNull(),
    /** The bank's number of twelve digits (联行号). */
    bankNo: text().notNull(),
    saidBy: refTo(() => member.memberId),
    createdAt: moment().notNull(),
    /** Nothing is sent there before. */
    payableFrom: moment().notNull(),
  },
  (t) => [index('payout_account_of_store').on(t.storeId, t.accountId)],
);

/** Bills that go to the bank together. */
export const payout = table(
  'payout',
  {
    payoutId: key(),
    payoutSn: text().notNull().unique(),
    state: text().$type<PayoutState>().notNull(),
    version: integer().notNull().default(1),
    total: amount().notNull(),
    number: integer().notNull(),
    madeBy: refTo(() => member.memberId),
    checkedBy: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('payout_newest').on(t.createdAt, t.payoutId),
    check('payout_two_people', sql`${t.checkedBy} <> ${t.madeBy}`),
  ],
);

/** A bill in a batch, as it goes to the bank. */
export const payoutRow = table(
  'payout_row',
  {
    payoutRowId: key(),
    payoutSn: text()
      .notNull()
      .references(() => payout.payoutSn),
    no: integer().notNull(),
    billSn: text()
      .notNull()
      .references((): AnyPgColumn => settlementBill.billSn),
    accountId: refTo(() => payoutAccount.accountId),
    amount: amount().notNull(),
    state: text().$type<PayoutRowState>().notNull(),
    serial: text().notNull().default(''),
    reason: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [
    unique('payout_row_once').on(t.payoutSn, t.billSn),
    uniqueIndex('payout_row_one_at_a_time').on(t.billSn).where(sql`state IN ('WAITING', 'PAID')`),
    check('payout_row_paid', sql`(${t.state} = 'PAID') = (${t.serial} <> '')`),
  ],
);

export const settlementBill = table(
  'settlement_bill',
  {
    billId: key(),
    billSn: text().notNull().unique(),
    storeId: refTo(() => store.storeId),
    state: text().$type<BillState>().notNull(),
    version: integer().notNull().default(1),
    /** The day of China on which it was cut; one bill a day. */
    cutDay: date({ mode: 'string' }).notNull(),
    released: sumOf(),
    refunds: sumOf(),
    commission: sumOf(),
    others: sumOf(),
    carried: sumOf(),
    total: sumOf(),
    /** The bill that has taken what was carried; null while none has. */
    carriedTo: text(),
    /** What the store was asked for: its deposit did not cover what it owes. */
    demanded: sumOf(),
    /** The first of the two who look it over. */
    reviewedBy: ref().references(() => member.memberId),
    /** The batch in which it stands; null before, and again once the bank has sent it back. */
    payoutSn: text().references(() => payout.payoutSn),
    /** The bank's number of the payout. */
    serial: text().notNull().default(''),
    /** The invoice that has its commission. */
    commissionInvoiceId: ref().references(() => commissionInvoice.invoiceId),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (t) => [
    uniqueIndex('settlement_bill_of_day').on(t.storeId, t.cutDay),
    index('settlement_bill_of_store').on(t.storeId, t.createdAt.desc().nullsFirst()),
    index('settlement_bill_newest').on(t.createdAt, t.billId),
    check(
      'settlement_bill_sum',
      sql`${t.total} = ${t.released} + ${t.refunds} + ${t.others} + ${t.carried} - ${t.commission}`,
    ),
    check(
      'settlement_bill_paid',
      sql`(${t.state} = 'PAID') = (${t.serial} <> '') AND (${t.state} <> 'PAID' OR ${t.total} > 0)`,
    ),
    check(
      'settlement_bill_in_batch',
      sql`${t.payoutSn} IS NULL OR ${t.state} IN ('PLATFORM_REVIEWED', 'PAID')`,
    ),
  ],
);

/** The commission of a store's paid bills of a month, as the platform invoices it. */
export const commissionInvoice = table(
  'commission_invoice',
  {
    invoiceId: key(),
    storeId: refTo(() => store.storeId),
    month: text().notNull(),
    bills: integer().notNull(),
    /** With tax. */
    amount: amount().notNull(),
    state: text().$type<CommissionInvoiceState>().notNull(),
    /** Of the tax office; '' until it is issued. */
    number: text().notNull().default(''),
    /** The application by which the platform's own store issues it; '' where finance does by hand. */
    invoiceSn: text().notNull().default(''),
    issuedBy: ref().references(() => member.memberId),
    issuedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('commission_invoice_of_month').on(t.storeId, t.month),
    uniqueIndex('commission_invoice_number').on(t.number).where(sql`number <> ''`),
    index('commission_invoice_applied').on(t.invoiceSn).where(sql`invoice_sn <> ''`),
    index('commission_invoice_newest').on(t.createdAt, t.invoiceId),
    check(
      'commission_invoice_issued',
      sql`(${t.state} = 'ISSUED') = (${t.number} <> '') AND ${t.amount} > 0`,
    ),
  ],
);

/** What is agreed with a store, and what it has deposited; stores without a row have the usual terms and nothing. */
export const settlementStore = table(
  'settlement_store',
  {
    storeId: refTo(() => store.storeId).primaryKey(),
    /** 0: as the platform's rule says; else one of its values. */
    cycle: smallint().notNull().default(0),
    commissionOn: text().$type<CommissionMoment>().notNull().default('PAID'),
    deposit: sumOf(),
  },
  (t) => [check('settlement_store_deposit', sql`${t.deposit} >= 0`)],
);

/** What has changed a deposit, or is to once a second person has looked at it. */
export const depositMove = table(
  'deposit_move',
  {
    moveId: key(),
    moveSn: text().notNull().unique(),
    storeId: refTo(() => store.storeId),
    kind: text().$type<DepositKind>().notNull(),
    state: text().$type<DepositState>().notNull(),
    amount: amount().notNull(),
    /** The bank's number, or the bill whose debt it has paid. */
    serial: text().notNull(),
    /** Null: the mall itself. */
    madeBy: ref().references(() => member.memberId),
    checkedBy: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('deposit_move_of_store').on(t.storeId, t.moveId),
    check('deposit_move_above_zero', sql`${t.amount} > 0`),
    check('deposit_move_two_people', sql`${t.checkedBy} <> ${t.madeBy}`),
  ],
);

export const settlementRow = table(
  'settlement_row',
  {
    rowId: key(),
    storeId: refTo(() => store.storeId),
    kind: text().$type<RowKind>().notNull(),
    orderSn: text().references(() => subOrder.orderSn),
    /** What has changed it, once of each kind: an order, an entry of the books, a disputed row. */
    docSn: text().notNull(),
    /** A case or a complaint that people know it by. */
    aboutSn: text().notNull().default(''),
    /** The store's; below zero what is taken back. */
    amount: amount().notNull(),
    /** The platform's of it. */
    commission: amount().notNull().default(sql`0`),
    occurredAt: moment().notNull(),
    /** Null until it stands on one. */
    billId: ref().references(() => settlementBill.billId),
    /** The bill that it has left, disputed. */
    disputedIn: ref().references(() => settlementBill.billId),
    dispute: text().$type<Dispute>().notNull().default(''),
    said: text().notNull().default(''),
    answer: text().notNull().default(''),
  },
  (t) => [
    unique('settlement_row_once').on(t.kind, t.docSn),
    index('settlement_row_of_bill').on(t.billId),
    index('settlement_row_disputed').on(t.disputedIn).where(sql`disputed_in IS NOT NULL`),
    index('settlement_row_to_bill').on(t.storeId, t.occurredAt).where(sql`bill_id IS NULL`),
    index('settlement_row_of_order').on(t.orderSn),
    check('settlement_row_dispute', sql`(${t.dispute} = '') = (${t.disputedIn} IS NULL)`),
  ],
);
