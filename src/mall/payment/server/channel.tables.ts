// What the mall keeps of its charges at payment channels, and the books of the channels' stand-ins, which a demo and tests play.
import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment, table } from '#kit/db/columns.ts';
import type { OutsideMethod } from './channel/payment-channel.ts';
import { payment } from './payment.tables.ts';

/** A charge at a channel, under the number of its payment. Written before the channel is asked, so that nothing there is unknown here. */
export const channelCharge = table(
  'channel_charge',
  {
    paymentSn: text()
      .primaryKey()
      .references(() => payment.paymentSn),
    method: text().$type<OutsideMethod>().notNull(),
    /** What the channel is asked to take. */
    amount: amount().notNull(),
    subject: text().notNull(),
    /** What a phone reads off the picture; null until the channel has given it. */
    codeUrl: text(),
    /** Until when it can be paid. */
    expiresAt: moment().notNull(),
    /** The payment is closed here, and the channel has to hear so. */
    isToClose: boolean().notNull().default(false),
    /** When the channel is asked again; null once nothing more can come. */
    dueAt: moment(),
    /** When a payer who waits had it asked last. */
    askedAt: moment(),
    /** The channel's own number of the money. */
    transactionNo: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('channel_charge_due').on(t.dueAt).where(sql`due_at IS NOT NULL`),
    uniqueIndex('channel_transaction_once').on(t.method, t.transactionNo),
  ],
);

/** A charge in a stand-in's books. */
export const standInCharge = table(
  'stand_in_charge',
  {
    method: text().$type<OutsideMethod>().notNull(),
    /** The merchant's number. */
    number: text().notNull(),
    /** Stands in the address of the payer's page; whoever knows it may pay. */
    token: text().notNull().unique(),
    transactionNo: text().notNull(),
    amount: amount().notNull(),
    subject: text().notNull(),
    state: text().$type<'OPEN' | 'SUCCESS' | 'FAIL' | 'CLOSED'>().notNull(),
    notifyUrl: text().notNull(),
    /** Where the payer's browser goes afterwards. */
    returnUrl: text(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    /** The payer has closed his account by then: what goes back is refused for good. */
    refusesRefund: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.method, t.number] })],
);

/** A refund in a stand-in's books. */
export const standInRefund = table(
  'stand_in_refund',
  {
    method: text().$type<OutsideMethod>().notNull(),
    /** The merchant's number of it, and of the charge. */
    number: text().notNull(),
    chargeNumber: text().notNull(),
    amount: amount().notNull(),
    state: text().$type<'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED'>().notNull(),
    notifyUrl: text().notNull(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.method, t.number] }), index().on(t.method, t.chargeNumber)],
);

/** Private keys of stand-ins and of the merchant they know, made at their first use and shared by all processes. */
export const standInKey = table('stand_in_key', { name: text().primaryKey(), pem: text().notNull() });
