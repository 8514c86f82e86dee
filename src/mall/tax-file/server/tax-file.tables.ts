// Official files that stores hand in, a row for each number, whatever files tell of it.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, refTo, table } from '#kit/db/columns.ts';
import type { InvoiceType } from '#mall/invoice/invoice-terms.ts';
import { invoice } from '#mall/invoice/server/invoice.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { RefusalReason, TaxFileState } from '../tax-file-status.ts';

export const taxFile = table(
  'tax_file',
  {
    taxFileId: key(),
    storeId: refTo(() => store.storeId),
    /** Who has handed it in. */
    memberId: refTo(() => member.memberId),
    fileNames: jsonb().$type<string[]>().notNull(),
    fileIds: jsonb().$type<number[]>().notNull(),
    state: text().$type<TaxFileState>().notNull(),
    version: integer().notNull().default(1),
    reason: text().$type<RefusalReason | ''>().notNull().default(''),
    /** What it says; '' and null where nothing could be read. */
    number: text().notNull().default(''),
    issuedOn: text().notNull().default(''),
    type: text().$type<InvoiceType>(),
    sellerNo: text().notNull().default(''),
    buyerNo: text().notNull().default(''),
    buyerName: text().notNull().default(''),
    net: amount(),
    tax: amount(),
    amount: amount(),
    remark: text().notNull().default(''),
    redOf: text().notNull().default(''),
    /** The sheet of which application it is, from 1; 0: its red letter. */
    invoiceSn: text().references(() => invoice.invoiceSn),
    seq: integer(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.storeId, t.createdAt.desc().nullsFirst(), t.taxFileId),
    index().on(t.storeId, t.amount, t.taxFileId),
    index().on(t.invoiceSn),
    uniqueIndex('tax_file_number').on(t.number).where(sql`state = 'MATCHED'`),
    check('tax_file_matched', sql`(${t.state} = 'MATCHED') = (${t.invoiceSn} IS NOT NULL)`),
    check('tax_file_sum', sql`${t.net} + ${t.tax} = ${t.amount}`),
  ],
);
