// Complaints about stores, and what is said in them (domain-money §4).
import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import { afterSale, said } from '#mall/after-sale/server/after-sale.tables.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { subOrder } from '#mall/order/server/order.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { ComplaintState } from '../complaint-status.ts';
import type { ComplaintKind } from '../complaint-terms.ts';

export const complaint = table(
  'complaint',
  {
    complaintId: key(),
    complaintSn: text().notNull().unique(),
    memberId: refTo(() => member.memberId),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    storeId: refTo(() => store.storeId),
    orderSn: text().references(() => subOrder.orderSn),
    caseSn: text().references(() => afterSale.caseSn),
    kind: text().$type<ComplaintKind>().notNull(),
    state: text().$type<ComplaintState>().notNull(),
    version: integer().notNull().default(1),
    text: text().notNull(),
    wish: text().notNull().default(''),
    decision: text().notNull().default(''),
    /** What the store pays the buyer, in fen. */
    compensation: amount().notNull().default(sql`0`),
    /** Until when it stands against the store; null where it was not right. */
    markUntil: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.memberId),
    index().on(t.enterpriseId),
    index().on(t.storeId),
    index().on(t.orderSn),
    // The platform's list, by its sort.
    index().on(t.createdAt, t.complaintId),
    check('complaint_compensation', sql`${t.compensation} >= 0`),
  ],
);

export const complaintWord = table(
  'complaint_word',
  {
    wordId: key(),
    complaintId: refTo(() => complaint.complaintId),
    ...said(),
  },
  (t) => [index().on(t.complaintId)],
);
