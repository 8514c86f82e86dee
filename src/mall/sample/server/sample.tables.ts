// Sample carts, sample requests with their lines and parcels, and the enterprises that want to endorse them.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, price, ref, refTo, table } from '#kit/db/columns.ts';
import type { Text } from '#kit/words/text.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { product } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { SampleTurn } from '../sample-process.ts';
import type { SampleState } from '../sample-status.ts';
import type { FeedbackResult, FreightPayer, NextStep, Purpose } from '../sample-terms.ts';

export const sampleCartLine = table(
  'sample_cart_line',
  {
    cartId: key(),
    memberId: refTo(() => member.memberId),
    productId: refTo(() => product.productId),
    buyNum: pieces().notNull(),
    isChecked: boolean().notNull().default(true),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('sample_cart_line_once').on(t.memberId, t.productId),
    check('sample_cart_quantity', sql`${t.buyNum} > 0`),
  ],
);

/** What the designer says of the trial that he needs samples for. */
export interface SampleUse {
  purpose: Purpose;
  projectName: string;
  endProduct: string;
  /** Expected pieces a year; null: not known yet. */
  eau: number | null;
  /** First of the month in which production begins, YYYY-MM-DD. */
  massProductionDate: string | null;
  /** What it competes with or replaces. */
  competitorPart: string;
  remark: string;
}

/** Where the samples go, as it was when the request was submitted (domain R9). */
export interface SampleReceiver {
  receiverName: string;
  mobile: string;
  regionName: string;
  detailAddress: string;
  companyName: string;
}

export interface Feedback {
  result: FeedbackResult;
  testData: string;
  imageFileIds: number[];
  nextStep: NextStep;
  /** ISO 8601. */
  givenAt: string;
}

export const sampleRequest = table(
  'sample_request',
  {
    requestId: key(),
    sampleSn: text().notNull().unique(),
    memberId: refTo(() => member.memberId),
    /** The enterprise that the designer works for. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    storeId: refTo(() => store.storeId),
    state: text().$type<SampleState>().notNull(),
    version: integer().notNull().default(1),
    /** Whose word it waits for while in review. */
    turn: text().$type<SampleTurn>(),
    /** The store sees nothing of it before. */
    hasReachedStore: boolean().notNull(),
    designerName: text().notNull(),
    use: jsonb().$type<SampleUse>().notNull(),
    projectId: ref(),
    receiver: jsonb().$type<SampleReceiver>().notNull(),
    /** Decided with the approval. */
    freightPayer: text().$type<FreightPayer>(),
    goodsAmount: amount().notNull().default(sql`0`),
    freight: amount().notNull().default(sql`0`),
    /** Goods and the freight that comes on the bill. */
    payable: amount().notNull().default(sql`0`),
    /** The bill, where there is something to pay. */
    paySn: text().unique(),
    payDeadline: moment(),
    /** What has gone back of it, and what of that is carriage. */
    refunded: amount().notNull().default(sql`0`),
    freightRefunded: amount().notNull().default(sql`0`),
    /** Cases of after-sale that are counted. */
    lockState: integer().notNull().default(0),
    closeReason: text().notNull().default(''),
    hasNoFeedback: boolean().notNull().default(false),
    feedback: jsonb().$type<Feedback>(),
    paidAt: moment(),
    shippedAt: moment(),
    receivedAt: moment(),
    autoReceiveAt: moment(),
    feedbackUntil: moment(),
    finishedAt: moment(),
    submittedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.memberId, t.createdAt),
    index().on(t.storeId, t.state),
    index().on(t.enterpriseId, t.state),
    check(
      'sample_refund_within_payable',
      sql`${t.refunded} >= 0 AND ${t.refunded} <= ${t.payable} AND ${t.freightRefunded} <= ${t.refunded}`,
    ),
    check('sample_lock_state_counts', sql`${t.lockState} >= 0`),
  ],
);

/** What a line is of, as it was when it was agreed (domain R9). */
export interface SampleGoods {
  productId: number;
  goodsId: number;
  partId: number;
  partNo: string;
  brandName: string;
  goodsName: Text;
  packageName: string | null;
  packing: string;
  goodsImage: string | null;
  /** Micro-yuan a piece; 0: free. */
  unitPrice: number;
}

export const sampleLine = table(
  'sample_line',
  {
    sampleLineId: key(),
    requestId: refTo(() => sampleRequest.requestId),
    productId: refTo(() => product.productId),
    goods: jsonb().$type<SampleGoods>().notNull(),
    unitPrice: price().notNull(),
    askedNum: pieces().notNull(),
    /** Null until the store has decided. */
    approvedNum: pieces(),
    shippedNum: pieces().notNull().default(0),
    /** What cases hold of the shipped pieces, and what they have given back. */
    heldShipped: pieces().notNull().default(0),
    refunded: amount().notNull().default(sql`0`),
    /** What the store would send instead; taken over once the designer says yes. */
    substitute: jsonb().$type<SampleGoods>(),
    /** What was asked for before a substitute was accepted. */
    insteadOf: text(),
  },
  (t) => [
    index().on(t.requestId),
    index().on(t.productId),
    check('sample_line_numbers', sql`${t.askedNum} > 0 AND ${t.shippedNum} >= 0`),
    check(
      'sample_line_approved',
      sql`${t.approvedNum} IS NULL OR ${t.approvedNum} BETWEEN 0 AND ${t.askedNum}`,
    ),
    check('sample_line_held', sql`${t.heldShipped} >= 0 AND ${t.heldShipped} <= ${t.shippedNum}`),
    check('sample_line_shipped', sql`${t.shippedNum} <= coalesce(${t.approvedNum}, 0)`),
  ],
);

export const sampleParcel = table(
  'sample_parcel',
  {
    parcelSn: text().primaryKey(),
    requestId: refTo(() => sampleRequest.requestId),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    lines: jsonb().$type<{ sampleLineId: number; number: number; lotNo: string }[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.requestId)],
);

/** Enterprises that want to be asked before their designers' requests go to a store. */
export const sampleEndorsement = table('sample_endorsement', {
  enterpriseId: ref()
    .primaryKey()
    .references(() => enterprise.enterpriseId),
  isOn: boolean().notNull(),
  changedBy: ref().notNull(),
  changedAt: moment().notNull(),
});
