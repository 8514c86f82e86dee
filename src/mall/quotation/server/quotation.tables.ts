// Quotations, one per inquiry and store, and what was awarded to them line by line. Their versions are in document_version.
import { boolean, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, price, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { inquiry, inquiryLine } from '#mall/inquiry/server/inquiry.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { AwardState } from '../award-process.ts';
import type { FrozenComparison } from '../compare-quotations.ts';
import type { QuotationOffer } from '../quotation-content.ts';
import type { QuotationState } from '../quotation-status.ts';

export const quotation = table(
  'quotation',
  {
    quotationId: key(),
    quoSn: text().notNull().unique(),
    inqSn: snTo(() => inquiry.inqSn),
    storeId: refTo(() => store.storeId),
    state: text().$type<QuotationState>().notNull(),
    /** Counts steps: two people acting at once, the second is refused (domain R2). */
    version: integer().notNull().default(1),
    /** Of the latest version of either side; 0: there is none. */
    versionNo: integer().notNull().default(0),
    /** The supplier's offer in force; 0: there is none. */
    standingNo: integer().notNull().default(0),
    /** The inquiry's version that the offer in force answers. */
    inquiryVersionNo: integer().notNull().default(0),
    /** What the supplier is writing; nobody else sees it. */
    draft: jsonb().$type<Partial<QuotationOffer>>(),
    /** Where dropping the draft leads. */
    stateBefore: text().$type<QuotationState>(),
    supplierRounds: integer().notNull().default(0),
    purchaserRounds: integer().notNull().default(0),
    isFinalAsked: boolean().notNull().default(false),
    isBinding: boolean().notNull().default(true),
    validUntil: moment(),
    /** When the purchaser read the offer in force first. */
    seenAt: moment(),
    /** When the supplier opened the invitation first. */
    openedAt: moment(),
    turnDueAt: moment(),
    declineReason: text().notNull().default(''),
    closeReason: text().notNull().default(''),
    /** Of the store, who looks after it. */
    memberId: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    quotedAt: moment(),
  },
  (t) => [uniqueIndex('quotation_once').on(t.inqSn, t.storeId), index().on(t.storeId, t.updatedAt)],
);

/** One decision about some lines; it may have to be approved first. */
export const award = table(
  'award',
  {
    awardId: key(),
    awardSn: text().notNull().unique(),
    inqSn: snTo(() => inquiry.inqSn),
    state: text().$type<AwardState>().notNull(),
    version: integer().notNull().default(1),
    amount: amount().notNull(),
    /** Why these: kept for whoever asks. */
    reason: text().notNull().default(''),
    /** The offers side by side as they were when it was made: what the comparison says of its lines from then on. */
    compared: jsonb().$type<FrozenComparison>().notNull().default({ needed: [], cells: [] }),
    memberId: refTo(() => member.memberId),
    createdAt: moment().notNull(),
    decidedAt: moment(),
  },
  (t) => [index().on(t.inqSn)],
);

export const awardLine = table(
  'award_line',
  {
    awardLineId: key(),
    awardId: refTo(() => award.awardId),
    inqLineId: refTo(() => inquiryLine.inqLineId),
    lineNo: integer().notNull(),
    quoSn: snTo(() => quotation.quoSn),
    versionNo: integer().notNull(),
    /** SHA-256 over the quotation's number, version and line: carried by contract and order lines (invariant 10). */
    lineHash: text().notNull(),
    productId: ref().references(() => product.productId),
    number: pieces().notNull(),
    unitPrice: price().notNull(),
    amount: amount().notNull(),
    state: text().$type<'PENDING' | 'AWARDED' | 'CONVERTED' | 'ANNULLED'>().notNull(),
    /** What it became. */
    docType: text().$type<'contract' | 'order'>(),
    docSn: text(),
  },
  (t) => [index().on(t.awardId), index().on(t.quoSn), index().on(t.docSn)],
);
