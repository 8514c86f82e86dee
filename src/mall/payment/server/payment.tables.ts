// Bills, the payments and refunds under them, and the money that members hold (domain 3.4.3, 3.7.5).
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { BalanceKind } from '../balance-kinds.ts';
import type { BillDocument, BillState, PaymentMethod, PaymentState, Voucher } from '../payment-status.ts';
import type { BankAccount, RefundRoute, RefundState } from '../refund-status.ts';

export const balanceAccount = table(
  'balance_account',
  {
    memberId: ref()
      .primaryKey()
      .references(() => member.memberId),
    available: amount().notNull(),
    /** Held beside payments that are under way at a channel. */
    frozen: amount().notNull().default(sql`0`),
  },
  (t) => [
    check('balance_not_negative', sql`${t.available} >= 0`),
    check('balance_frozen_not_negative', sql`${t.frozen} >= 0`),
  ],
);

/** Every change of a balance; their sum is what it holds, also what is frozen of it (domain 3.7.5). */
export const balanceEntry = table(
  'balance_entry',
  {
    entryId: key(),
    memberId: refTo(() => member.memberId),
    kind: text().$type<BalanceKind>().notNull(),
    amount: amount().notNull(),
    balanceAfter: amount().notNull(),
    documentSn: text().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.memberId, t.entryId)],
);

/** One document that a bill asks money for, e.g. a sub-order. */
export interface BillLine {
  documentSn: string;
  /** Who it is bought from, as the payer reads it. */
  name: Text;
  amount: Cents;
}

/** What is to be paid under one pay number. Every change of money under it begins by locking this row. */
export const bill = table(
  'bill',
  {
    paySn: text().primaryKey(),
    memberId: refTo(() => member.memberId),
    /** The enterprise that buys: colleagues who look after each other's orders may pay. */
    enterpriseId: ref(),
    /** What comes for a recharge is its wallet's; else its documents hold it. */
    docType: text().$type<BillDocument>().notNull().default('TRADE'),
    lines: jsonb().$type<BillLine[]>().notNull(),
    /** Σ of the lines. */
    payable: amount().notNull(),
    /** What has come in and counts; never more than `payable`, the rest went back. */
    paid: amount().notNull().default(sql`0`),
    state: text().$type<BillState>().notNull(),
    deadline: moment(),
    closeReason: text(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.memberId),
    // Which of an enterprise's bills a payer without a code may have meant.
    index('bill_open_of_enterprise').on(t.enterpriseId).where(sql`state = 'OPEN'`),
    check('bill_paid_within_payable', sql`${t.paid} >= 0 AND ${t.paid} <= ${t.payable}`),
    check('bill_paid_when_full', sql`${t.state} <> 'PAID' OR ${t.paid} = ${t.payable}`),
  ],
);

export const payment = table(
  'payment',
  {
    paymentId: key(),
    paymentSn: text().notNull().unique(),
    memberId: refTo(() => member.memberId),
    /** Whose balance pays, and gets what goes back: the payer's own, or his enterprise's. */
    walletId: refTo(() => member.memberId),
    /** What is paid for: the pay number of a trade. */
    paySn: snTo(() => bill.paySn),
    method: text().$type<PaymentMethod>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amount: amount().notNull(),
    /** What has really come in; less than `amount` after a partial transfer, more after too large a one. */
    paidAmount: amount().notNull().default(sql`0`),
    /** What of it has gone back. */
    refundedAmount: amount().notNull().default(sql`0`),
    /** What of `paidAmount` had come before there were books. */
    beforeBooks: amount().notNull().default(sql`0`),
    /** The channel's own number of this charge. */
    channelNo: text(),
    voucher: jsonb().$type<Voucher>(),
    /** Of a transfer: the account it has come from, as the bank says, else as its payer does. */
    payerAccount: jsonb().$type<BankAccount>(),
    reason: text(),
    /** A success that came after the payment was closed: to be attached or refunded. */
    isOrphan: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.paySn),
    index().on(t.state),
    // Finance's list of transfers, by its sorts.
    index('payment_transfer_time').on(t.createdAt).where(sql`method = 'TRANSFER'`),
    index('payment_transfer_amount').on(t.amount).where(sql`method = 'TRANSFER'`),
    uniqueIndex('payment_open_once')
      .on(t.paySn, t.method)
      .where(sql`state IN ('PENDING_PAYMENT', 'PROCESSING', 'PENDING_REVIEW', 'REVIEW_REJECTED')`),
    uniqueIndex('payment_channel_once').on(t.method, t.channelNo),
    // Nothing is paid for what costs nothing; a voucher under review stays where its bill has become so.
    check(
      'payment_above_zero',
      sql`${t.amount} > 0 OR ${t.amount} = 0 AND ${t.method} IN ('NONE', 'TRANSFER')`,
    ),
    check('refund_within_payment', sql`${t.refundedAmount} >= 0 AND ${t.refundedAmount} <= ${t.paidAmount}`),
  ],
);

/** Money going back under a payment. Its number is the one by which a channel knows it, however often it is asked. */
export const refund = table(
  'refund',
  {
    refundId: key(),
    refundSn: text().notNull().unique(),
    paymentId: refTo(() => payment.paymentId),
    documentSn: text().notNull(),
    amount: amount().notNull(),
    route: text().$type<RefundRoute>().notNull(),
    state: text().$type<RefundState>().notNull(),
    reason: text().notNull(),
    /** The after-sale case that waits for it. */
    caseSn: text(),
    /** How often its channel has been asked. */
    tries: integer().notNull().default(0),
    /** When it is asked again; null once nothing more can come. */
    nextTryAt: moment(),
    /** Why the channel has said no; null for a transfer whose payer's account nobody knows. */
    failure: text(),
    /** Who has looked at a large one as the first of two. */
    checkedBy: ref().references(() => member.memberId),
    /** Where it goes by bank, and the bank's number of that transfer. */
    bankAccount: jsonb().$type<BankAccount>(),
    serial: text(),
    createdAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.paymentId),
    index().on(t.documentSn),
    index().on(t.caseSn),
    // Finance's list of refunds by bank, by its sorts.
    index('refund_bank_time').on(t.createdAt, t.refundSn).where(sql`route = 'BANK'`),
    index('refund_due').on(t.nextTryAt).where(sql`next_try_at IS NOT NULL`),
    check('refund_bank_is_named', sql`${t.route} <> 'BANK' OR ${t.bankAccount} IS NOT NULL`),
    check('refund_above_zero', sql`${t.amount} > 0`),
  ],
);
