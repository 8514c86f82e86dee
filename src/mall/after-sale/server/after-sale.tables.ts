// After-sale cases, the pieces they are about, and what both sides have shown (domain 3.4.4).
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, ref, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { OrderPart } from '#mall/order/order-part.ts';
import { orderLine, parcel } from '#mall/order/server/order.tables.ts';
import type { CaseState } from '../after-sale-status.ts';
import type { CaseKind, CaseReason, Grade } from '../after-sale-terms.ts';

/** Where goods are sent back to, as it was when the store agreed. */
export interface ReturnPlace {
  receiverName: string;
  mobile: string;
  regionName: string;
  detailAddress: string;
}

/** What was asked for of a return of which pieces are missing, and what is missing by line. */
export interface CameShort {
  asked: number;
  missing: { orderLineId: number; number: number }[];
}

/** Whose it is stands on its order: a leaver's successor finds the cases with the orders. */
export const afterSale = table(
  'after_sale',
  {
    caseId: key(),
    caseSn: text().notNull().unique(),
    /** An order, or a sample request; and its number. */
    docType: text().$type<'order' | 'sample'>().notNull().default('order'),
    orderSn: text().notNull(),
    kind: smallint().$type<CaseKind>().notNull(),
    part: text().$type<OrderPart>().notNull(),
    state: text().$type<CaseState>().notNull(),
    version: integer().notNull().default(1),
    reason: text().$type<CaseReason>().notNull(),
    text: text().notNull().default(''),
    isReceived: boolean(),
    /** What is asked for in all, and what of it is carriage. */
    amount: amount().notNull(),
    freight: amount().notNull(),
    /** What the store would pay instead. */
    offered: amount(),
    offerReason: text().notNull().default(''),
    refuseReason: text().notNull().default(''),
    decision: text().notNull().default(''),
    /** What is to be paid back, once somebody has said so. */
    agreed: amount().notNull().default(sql`0`),
    /** Null before a return was agreed to, and for a store that has no such address. */
    returnTo: jsonb().$type<ReturnPlace>(),
    /** By whom and under which number the buyer has sent it back. */
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    sentBackAt: moment(),
    /** What the buyer has paid to send it back, where the store bears that. */
    carriage: amount().notNull().default(sql`0`),
    /** When the goods were back with the store. */
    receivedAt: moment(),
    /** Fewer pieces came back than were asked for: its lines are about what came. */
    cameShort: jsonb().$type<CameShort>(),
    /** The store has nothing to replace it with and offers the money. */
    wantsRefund: boolean().notNull().default(false),
    /** Its red letter comes before the money. */
    awaitsRed: boolean().notNull().default(false),
    /** What the replacement came in. */
    parcelSn: text().references(() => parcel.parcelSn),
    hasEscalated: boolean().notNull().default(false),
    /** From so much on two people release it: as it was set when the case came to be paid. */
    twoPeopleFrom: amount(),
    firstReleaseBy: ref().references(() => member.memberId),
    /** The buyer wants what was paid by bank transfer on the balance. */
    toBalance: boolean().notNull().default(false),
    /** Finance has to pay by bank. */
    isToBank: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull().default(sql`now()`),
    finishedAt: moment(),
  },
  (t) => [
    index().on(t.orderSn),
    index().on(t.state, t.createdAt),
    // The platform's list, by its sorts.
    index().on(t.createdAt, t.caseId),
    index().on(t.amount, t.caseId),
    check('case_amounts', sql`${t.amount} >= 0 AND ${t.freight} >= 0 AND ${t.freight} <= ${t.amount}`),
    check('case_carriage', sql`${t.carriage} >= 0`),
    check('case_agreed_within', sql`${t.agreed} >= 0 AND ${t.agreed} <= ${t.amount}`),
    check(
      'case_offer_is_less',
      sql`${t.offered} IS NULL OR (${t.offered} > 0 AND ${t.offered} < ${t.amount})`,
    ),
  ],
);

export const afterSaleLine = table(
  'after_sale_line',
  {
    caseLineId: key(),
    caseId: refTo(() => afterSale.caseId),
    /** A line of the order, or of the sample request. */
    orderLineId: ref().notNull(),
    number: pieces().notNull(),
    /** What is asked for it, in fen. */
    amount: amount().notNull(),
  },
  (t) => [
    uniqueIndex('after_sale_line_once').on(t.caseId, t.orderLineId),
    index().on(t.orderLineId),
    check('case_line_above_zero', sql`${t.number} > 0 AND ${t.amount} >= 0`),
  ],
);

/** What a side says and shows: who, a few words, pictures, when. */
export const said = () => ({
  side: text().$type<'buyer' | 'store' | 'platform'>().notNull(),
  memberId: refTo(() => member.memberId),
  memberName: text().notNull(),
  text: text().notNull(),
  fileIds: jsonb().$type<number[]>().notNull(),
  createdAt: moment().notNull(),
});

export const afterSaleEvidence = table(
  'after_sale_evidence',
  {
    evidenceId: key(),
    caseId: refTo(() => afterSale.caseId),
    ...said(),
  },
  (t) => [index().on(t.caseId)],
);

/** What came back of a case, as the store found it. */
export const afterSaleReturn = table(
  'after_sale_return',
  {
    returnId: key(),
    caseId: refTo(() => afterSale.caseId),
    orderLineId: refTo(() => orderLine.orderLineId),
    lotNo: text().notNull(),
    dateCode: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    number: pieces().notNull(),
  },
  (t) => [index().on(t.caseId), check('returned_above_zero', sql`${t.number} > 0`)],
);
