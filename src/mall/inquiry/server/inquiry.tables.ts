// Inquiries with their lines, the stores invited to quote, and what these asked back.
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, pieces, ref, refTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { part } from '#mall/part/server/part.tables.ts';
import { project } from '#mall/project/server/project.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { InquiryHeader } from '../inquiry-content.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import type { Wish } from '../inquiry-lines.ts';
import type { InquiryState } from '../inquiry-status.ts';

export const inquiry = table(
  'inquiry',
  {
    inquiryId: key(),
    inqSn: text().notNull().unique(),
    /** Who looks after it: its author, or a leaver's successor. */
    memberId: refTo(() => member.memberId),
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    kind: text().$type<InquiryKind>().notNull(),
    state: text().$type<InquiryState>().notNull(),
    /** Counts steps: two people acting at once, the second is refused (domain R2). */
    version: integer().notNull().default(1),
    /** The number of the version that suppliers read (document_version); 0: none was published. */
    versionNo: integer().notNull().default(0),
    /** As it is written now; what suppliers read is the published version. */
    header: jsonb().$type<InquiryHeader>().notNull(),
    title: text().notNull(),
    isSealed: boolean().notNull().default(true),
    deadline: moment(),
    projectId: ref().references(() => project.projectId),
    costCentre: text().notNull().default(''),
    /** For the purchaser's own people. */
    internalNote: text().notNull().default(''),
    invitedNum: integer().notNull().default(0),
    /** Quotations in force. The purchaser of a sealed inquiry sees no more than this before the close. */
    quotedNum: integer().notNull().default(0),
    /** Stores that have said they offer nothing (any more): an answer too. */
    declinedNum: integer().notNull().default(0),
    /** The round before, of which this is the next. */
    formerInqSn: text(),
    closeReason: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    publishedAt: moment(),
    /** When quoting ended; from then on the prices of a sealed inquiry are open to its purchaser. */
    closedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index('inquiry_of_member').on(t.memberId, t.updatedAt),
    index('inquiry_of_enterprise').on(t.enterpriseId, t.updatedAt),
  ],
);

const ofInquiry = () => refTo(() => inquiry.inquiryId, { onDelete: 'cascade' });

/** What is asked for, as it is written now. */
export const inquiryLine = table(
  'inquiry_line',
  {
    inqLineId: key(),
    inquiryId: ofInquiry(),
    /** From 1; never given to another line once it was published. */
    lineNo: integer().notNull(),
    qty: pieces().notNull(),
    unit: text().notNull().default(''),
    partId: ref().references(() => part.partId),
    wish: jsonb().$type<Wish>().notNull(),
    /** Of `qty`; more needs a reason. */
    awardedNum: pieces().notNull().default(0),
    convertedNum: pieces().notNull().default(0),
    /** Nothing (more) of it will be awarded. */
    isClosed: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('inquiry_line_once').on(t.inquiryId, t.lineNo)],
);

export const inquiryInvitation = table(
  'inquiry_invitation',
  {
    inquiryId: ofInquiry(),
    storeId: refTo(() => store.storeId),
    source: text().$type<'directed' | 'broadcast' | 'added'>().notNull(),
    invitedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.storeId] }), index().on(t.storeId, t.invitedAt)],
);

/** Who is to be invited once the inquiry is published. */
export const inquiryWanted = table(
  'inquiry_wanted',
  {
    inquiryId: ofInquiry(),
    storeId: refTo(() => store.storeId),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.storeId] })],
);

/** Questions and answers, open to everybody invited; who asked is nobody's business (I5). */
export const inquiryQuestion = table(
  'inquiry_question',
  {
    questionId: key(),
    inquiryId: ofInquiry(),
    storeId: refTo(() => store.storeId),
    question: text().notNull(),
    fileIds: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'`),
    askedAt: moment().notNull(),
    answer: text().notNull().default(''),
    answeredAt: moment(),
  },
  (t) => [index().on(t.inquiryId, t.questionId)],
);
