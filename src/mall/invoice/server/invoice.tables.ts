// Headers, addresses, rows to be invoiced, applications, sheets and red letters (domain 3.7.4, domain-money §6).
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { HeaderState } from '../header-status.ts';
import type { InvoiceState } from '../invoice-status.ts';
import type {
  HeaderKind,
  HeaderSnapshot,
  InvoiceType,
  Medium,
  PaperAddress,
  RowKind,
} from '../invoice-terms.ts';
import type { RedReason, RedState } from '../red-status.ts';

const none = () => amount().notNull().default(sql`0`);
/** A buyer: a person, or the enterprise that he buys for. */
const owner = () => ({
  memberId: refTo(() => member.memberId),
  enterpriseId: ref().references(() => enterprise.enterpriseId),
});

export const invoiceHeader = table(
  'invoice_header',
  {
    headerId: key(),
    ...owner(),
    titleKind: text().$type<HeaderKind>().notNull(),
    title: text().notNull(),
    taxNo: text().notNull().default(''),
    registerAddress: text().notNull().default(''),
    registerPhone: text().notNull().default(''),
    bank: text().notNull().default(''),
    bankAccount: text().notNull().default(''),
    email: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    state: text().$type<HeaderState>().notNull(),
    version: integer().notNull().default(1),
    /** Why it was not verified. */
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.memberId), index().on(t.enterpriseId), index().on(t.updatedAt, t.headerId)],
);

/** Where paper invoices go. */
export const invoiceAddress = table(
  'invoice_address',
  {
    addressId: key(),
    ...owner(),
    receiverName: text().notNull(),
    mobile: text().notNull(),
    provinceCode: text().notNull(),
    cityCode: text().notNull(),
    districtCode: text().notNull(),
    regionName: text().notNull(),
    detailAddress: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId), index().on(t.enterpriseId)],
);

/** What a seller may invoice a buyer: the lock of everything that is applied for of it. */
export const billableRow = table(
  'billable_row',
  {
    rowId: key(),
    storeId: refTo(() => store.storeId),
    ...owner(),
    kind: text().$type<RowKind>().notNull(),
    /** The order and its line, which stand on a higher floor; null: its carriage. */
    orderSn: text().notNull(),
    orderLineId: ref(),
    name: text().notNull(),
    model: text().notNull().default(''),
    unit: text().notNull(),
    qty: pieces().notNull(),
    /** In fen, tax included: before discounts; and what the buyer owes. */
    gross: amount().notNull(),
    amount: amount().notNull(),
    /** What refunds have taken off, and of how many pieces. */
    lowered: none(),
    loweredQty: pieces().notNull().default(0),
    /** In applications, on sheets, and on red letters. */
    reserved: none(),
    invoiced: none(),
    red: none(),
    taxCode: text().notNull(),
    taxRate: smallint().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('billable_row_once').on(t.orderSn, t.kind, sql`coalesce(${t.orderLineId}, 0)`),
    index().on(t.memberId),
    index().on(t.enterpriseId),
    check('billable_lowered', sql`${t.lowered} >= 0 AND ${t.lowered} <= ${t.amount}`),
    check('billable_red', sql`${t.red} >= 0 AND ${t.red} <= ${t.invoiced}`),
    check(
      'billable_not_exceeded',
      sql`${t.reserved} >= 0 AND ${t.reserved} + ${t.invoiced} - ${t.red} <= ${t.amount}
        AND (${t.reserved} = 0 OR ${t.reserved} + ${t.invoiced} - ${t.red} <= ${t.amount} - ${t.lowered})`,
    ),
  ],
);

export const invoice = table(
  'invoice',
  {
    invoiceId: key(),
    invoiceSn: text().notNull().unique(),
    storeId: refTo(() => store.storeId),
    ...owner(),
    type: text().$type<InvoiceType>().notNull(),
    medium: text().$type<Medium>().notNull(),
    header: jsonb().$type<HeaderSnapshot>().notNull(),
    /** Of paper. */
    address: jsonb().$type<PaperAddress>(),
    amount: amount().notNull(),
    remark: text().notNull().default(''),
    state: text().$type<InvoiceState>().notNull(),
    version: integer().notNull().default(1),
    /** An order's wish: nobody has applied by hand. */
    isWish: boolean().notNull().default(false),
    /** The buyer's own people decide first. */
    isAsked: boolean().notNull().default(false),
    /** Booked or deducted by the buyer. */
    isUsed: boolean().notNull().default(false),
    /** A provider was asked to issue it and has not answered: nobody may take it back meanwhile. */
    isIssuing: boolean().notNull().default(false),
    /** Part of it was taken back. */
    isPartlyRed: boolean().notNull().default(false),
    /** Where it stood before a red letter was asked for. */
    stateBefore: text().$type<InvoiceState>(),
    /** Why it was sent back, or why issuing has failed. */
    reason: text().notNull().default(''),
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    issuedAt: moment(),
  },
  (t) => [
    index().on(t.memberId),
    index().on(t.enterpriseId),
    index().on(t.storeId, t.state),
    check('invoice_amount', sql`${t.amount} > 0`),
  ],
);

/** What of which row an application is about. */
export const invoiceRow = table(
  'invoice_row',
  {
    invoiceRowId: key(),
    invoiceSn: snTo(() => invoice.invoiceSn),
    rowId: refTo(() => billableRow.rowId),
    qty: pieces().notNull(),
    gross: amount().notNull(),
    amount: amount().notNull(),
  },
  (t) => [index().on(t.invoiceSn), index().on(t.rowId), check('invoice_row_amount', sql`${t.amount} > 0`)],
);

/** One invoice of the tax office. */
export const invoiceSheet = table(
  'invoice_sheet',
  {
    sheetId: key(),
    invoiceSn: snTo(() => invoice.invoiceSn),
    /** Within the application, from 1. */
    seq: integer().notNull(),
    number: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    net: amount().notNull(),
    tax: amount().notNull(),
    fileIds: jsonb().$type<number[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.invoiceSn),
    uniqueIndex('invoice_sheet_number').on(t.number),
    index('invoice_sheet_files').using('gin', t.fileIds),
    check('sheet_net', sql`${t.net} >= 0`),
  ],
);

export const invoiceSheetLine = table(
  'invoice_sheet_line',
  {
    sheetLineId: key(),
    sheetId: refTo(() => invoiceSheet.sheetId),
    rowId: refTo(() => billableRow.rowId),
    qty: pieces().notNull(),
    gross: amount().notNull(),
    amount: amount().notNull(),
    taxRate: smallint().notNull(),
    grossNet: amount().notNull(),
    net: amount().notNull(),
    tax: amount().notNull(),
    red: none(),
    redNet: none(),
  },
  (t) => [
    index().on(t.sheetId),
    index().on(t.rowId),
    check('sheet_line_sum', sql`${t.net} + ${t.tax} = ${t.amount} AND ${t.amount} > 0`),
    check('sheet_line_red', sql`${t.red} >= 0 AND ${t.red} <= ${t.amount} AND ${t.redNet} <= ${t.net}`),
  ],
);

export const redLetter = table(
  'red_letter',
  {
    redId: key(),
    redSn: text().notNull().unique(),
    invoiceSn: snTo(() => invoice.invoiceSn),
    sheetId: refTo(() => invoiceSheet.sheetId),
    /** Who has asked; the other side confirms. */
    askedBy: text().$type<'BUYER' | 'SELLER'>().notNull(),
    reasonCode: text().$type<RedReason>().notNull(),
    state: text().$type<RedState>().notNull(),
    version: integer().notNull().default(1),
    /** In fen, above zero though they are taken back. */
    net: amount().notNull(),
    tax: amount().notNull(),
    lines: jsonb().$type<{ sheetLineId: number; amount: number; net: number }[]>().notNull(),
    number: text().notNull().default(''),
    fileIds: jsonb().$type<number[]>().notNull().default([]),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.sheetId),
    uniqueIndex('red_letter_open').on(t.invoiceSn).where(sql`state IN ('RED_REQUESTED', 'CONFIRMED')`),
    uniqueIndex('red_letter_number').on(t.number).where(sql`number <> ''`),
    index('red_letter_files').using('gin', t.fileIds),
    check('red_amount', sql`${t.net} >= 0 AND ${t.net} + ${t.tax} > 0`),
  ],
);
