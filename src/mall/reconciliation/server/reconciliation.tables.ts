// Lines of bank statements, and channels' bills day by day with what differs from the mall's books (domain-money §8).
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { bill, payment, refund } from '#mall/payment/server/payment.tables.ts';
import type { BankRole } from '../bank-columns.ts';
import type { BankLineState } from '../bank-status.ts';
import type {
  ChannelRowKind,
  ChannelRowState,
  DifferenceKind,
  DifferenceState,
} from '../difference-status.ts';

export type Channel = 'WECHAT' | 'ALIPAY';

export const bankLine = table(
  'bank_line',
  {
    lineId: key(),
    lineSn: text().notNull().unique(),
    /** Account and serial number, or a hash of the row and how often it stands in its file: the same line is not taken twice. */
    rowKey: text().notNull().unique(),
    account: text().notNull(),
    serial: text().notNull().default(''),
    day: date({ mode: 'string' }).notNull(),
    isOut: boolean().notNull(),
    amount: amount().notNull(),
    otherName: text().notNull().default(''),
    otherAccount: text().notNull().default(''),
    otherBank: text().notNull().default(''),
    remark: text().notNull().default(''),
    fileName: text().notNull(),
    state: text().$type<BankLineState>().notNull(),
    version: integer().notNull().default(1),
    /** What it pays … */
    paySn: text().references(() => bill.paySn),
    paymentSn: text().references(() => payment.paymentSn),
    /** … or, of those that are matched: the refund, the money sent back, or the channel; the bank's fee where none of them stands. */
    refundSn: text().references(() => refund.refundSn),
    backOfSn: text(),
    channel: text().$type<Channel>(),
    /** Of what a channel's bill has told and nobody knows: the channel that holds it. */
    atChannel: text().$type<Channel>(),
    /** The entry by which it was set aside. */
    asideEntrySn: text(),
    reason: text().notNull().default(''),
    /** The bank's number of the money sent back. */
    backSerial: text().notNull().default(''),
    memberId: refTo(() => member.memberId),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.day, t.lineSn),
    index('bank_line_open').on(t.state).where(sql`state IN ('OPEN', 'UNIDENTIFIED', 'SENDING_BACK')`),
    index().on(t.paymentSn),
    uniqueIndex().on(t.refundSn),
    uniqueIndex().on(t.backOfSn),
    check('bank_line_above_zero', sql`${t.amount} > 0`),
    check('bank_line_booked_pays', sql`(${t.state} = 'BOOKED') = (${t.paymentSn} IS NOT NULL)`),
    check('bank_line_aside_is_entered', sql`${t.state} <> 'UNIDENTIFIED' OR ${t.asideEntrySn} IS NOT NULL`),
  ],
);

/** What finance has said about the columns of statements with the same headings. */
export const bankColumnMemory = table('bank_column_memory', {
  fingerprint: text().primaryKey(),
  roles: jsonb().$type<(BankRole | null)[]>().notNull(),
  usedAt: moment().notNull(),
});

/** A channel's bill of one day. */
export const channelDay = table(
  'channel_day',
  {
    dayId: key(),
    daySn: text().notNull().unique(),
    method: text().$type<Channel>().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Σ of its rows. */
    rows: integer().notNull(),
    paid: amount().notNull(),
    refunded: amount().notNull(),
    /** What the channel keeps; below zero it gives back more. */
    fee: amount().notNull(),
    fetchedAt: moment().notNull(),
    /** Null while its rows are being compared. */
    comparedAt: moment(),
  },
  (t) => [unique('channel_day_once').on(t.method, t.day), index().on(t.day, t.daySn)],
);

export const channelRow = table(
  'channel_row',
  {
    rowId: key(),
    dayId: refTo(() => channelDay.dayId),
    method: text().$type<Channel>().notNull(),
    kind: text().$type<ChannelRowKind>().notNull(),
    /** The mall's numbers of the payment and, for money that went back, of the refund. */
    number: text().notNull(),
    refundSn: text().notNull().default(''),
    transactionNo: text().notNull(),
    amount: amount().notNull(),
    fee: amount().notNull(),
    state: text().$type<ChannelRowState>().notNull(),
  },
  (t) => [
    index().on(t.dayId, t.rowId),
    index().on(t.number),
    uniqueIndex('channel_row_matched_once')
      .on(t.method, t.kind, t.number, t.refundSn)
      .where(sql`state = 'MATCHED'`),
  ],
);

export const channelDifference = table(
  'channel_difference',
  {
    differenceId: key(),
    differenceSn: text().notNull().unique(),
    dayId: refTo(() => channelDay.dayId),
    method: text().$type<Channel>().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    /** The row that has no fellow; none where the mall's payment or refund has none. */
    rowId: ref().references(() => channelRow.rowId),
    rowKind: text().$type<ChannelRowKind>().notNull(),
    number: text().notNull(),
    refundSn: text().notNull().default(''),
    /** In fen, as it stands here and there; nothing where it does not. */
    ours: amount().notNull(),
    theirs: amount().notNull(),
    state: text().$type<DifferenceState>().notNull(),
    version: integer().notNull().default(1),
    reason: text().notNull().default(''),
    proposedBy: ref().references(() => member.memberId),
    entrySn: text(),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.dayId),
    uniqueIndex('channel_difference_of_row').on(t.rowId),
    uniqueIndex('channel_difference_missing_once').on(t.number, t.refundSn).where(sql`kind = 'MISSING'`),
    index('channel_difference_open').on(t.createdAt).where(sql`state <> 'SETTLED'`),
  ],
);
