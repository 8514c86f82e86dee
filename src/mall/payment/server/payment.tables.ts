// Money that members hold and payments they make (domain 3.4.3).
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { PaymentMethod, PaymentState, Voucher } from '../payment-status.ts';

export const balanceAccount = table(
  'balance_account',
  {
    memberId: ref().primaryKey().references(() => member.memberId),
    available: amount().notNull(),
  },
  (t) => [check('balance_not_negative', sql`${t.available} >= 0`)],
);

/** Every change of a balance; their sum is the balance (domain 3.7.5). */
export const balanceEntry = table(
  'balance_entry',
  {
    entryId: key(),
    memberId: ref().notNull().references(() => member.memberId),
    kind: text().$type<'opening' | 'payment' | 'refund' | 'recharge'>().notNull(),
    amount: amount().notNull(),
    balanceAfter: amount().notNull(),
    documentSn: text().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.memberId, t.entryId)],
);

export const payment = table(
  'payment',
  {
    paymentId: key(),
    paymentSn: text().notNull().unique(),
    memberId: ref().notNull().references(() => member.memberId),
    /** What is paid for: the pay number of a trade. */
    paySn: text().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amount: amount().notNull(),
    /** What has really come in; less than `amount` after a partial transfer. */
    paidAmount: amount().notNull().default(sql`0`),
    /** The channel's own number of this charge. */
    channelNo: text(),
    voucher: jsonb().$type<Voucher>(),
    reason: text(),
    /** A success that came after the payment was closed: to be attached or refunded. */
    isOrphan: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.paySn),
    index().on(t.state),
    uniqueIndex('payment_open_once').on(t.paySn, t.method).where(sql`state IN ('PENDING_PAYMENT', 'PROCESSING', 'PENDING_REVIEW', 'REVIEW_REJECTED')`),
    uniqueIndex('payment_channel_once').on(t.method, t.channelNo),
  ],
);

/** One row per transition of a payment (domain R3). */
export const paymentLog = table(
  'payment_log',
  {
    logId: key(),
    paymentId: ref().notNull().references(() => payment.paymentId),
    fromState: text(),
    event: text().notNull(),
    toState: text().notNull(),
    actorRole: text().notNull(),
    actorId: ref(),
    reason: text(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.paymentId)],
);

/** Money going back under a payment. */
export const refund = table(
  'refund',
  {
    refundId: key(),
    refundSn: text().notNull().unique(),
    paymentId: ref().notNull().references(() => payment.paymentId),
    documentSn: text().notNull(),
    amount: amount().notNull(),
    route: text().$type<'BALANCE'>().notNull(),
    state: text().$type<'REQUESTED' | 'SUCCEEDED' | 'FAILED'>().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [uniqueIndex('refund_once').on(t.paymentId, t.documentSn)],
);
