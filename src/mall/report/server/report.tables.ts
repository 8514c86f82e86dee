// Reports, the chain of evidence of each, and the last number of each laboratory, letter and year.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { serviceOrder } from '#mall/testing/server/testing.tables.ts';
import type { ReportContent } from '../report-content.ts';
import type { ReportState } from '../report-process.ts';
import type { EvidenceAct } from '../report-status.ts';
import type { Mark, ReportKind, ReportLanguage } from '../report-terms.ts';

export const report = table(
  'report',
  {
    reportId: key(),
    /** Null until it is approved. */
    reportNo: text().unique(),
    labId: refTo(() => laboratory.labId),
    kind: text().$type<ReportKind>().notNull(),
    serviceSn: snTo(() => serviceOrder.serviceSn),
    /** Items with the same key are of the same report. */
    reportKey: text().notNull(),
    language: text().$type<ReportLanguage>().notNull(),
    state: text().$type<ReportState>().notNull(),
    version: integer().notNull().default(1),
    /** What its items are called, for lists. */
    title: text().notNull().default(''),
    /** Since it was handed in. */
    itemIds: ref().array().notNull().default(sql`'{}'`),
    conclusionZh: text().notNull().default(''),
    conclusionEn: text().notNull().default(''),
    deviations: text().notNull().default(''),
    /** What the reviewer or signatory wants otherwise. */
    points: text().notNull().default(''),
    /** As it was handed in; from approval on with number, marks and people, never changed any more. */
    content: jsonb().$type<ReportContent>(),
    contentHash: text().notNull().default(''),
    marks: text().$type<Mark>().array().notNull().default(sql`'{}'`),
    preparedBy: ref().references(() => member.memberId),
    preparedName: text().notNull().default(''),
    preparedAt: moment(),
    reviewedBy: ref().references(() => member.memberId),
    reviewedName: text().notNull().default(''),
    reviewedAt: moment(),
    approvedBy: ref().references(() => member.memberId),
    approvedName: text().notNull().default(''),
    approvedAt: moment(),
    issuedAt: moment(),
    pdfFileId: ref().references(() => storedFile.fileId),
    pdfHash: text().notNull().default(''),
    dccFileId: ref().references(() => storedFile.fileId),
    /** Beside the number, what somebody types who checks it. */
    verifyCode: text().notNull().default(''),
    sealHolder: text().notNull().default(''),
    isDemoSeal: boolean().notNull().default(false),
    /** DER in base64: by which seals of this mall are known again. */
    sealCertificate: text().notNull().default(''),
    /** Said by an authority of time stamps; null: none was asked. */
    stampedAt: moment(),
    /** The report that it takes the place of, what has changed, and why. */
    replacesId: ref(),
    changed: text().notNull().default(''),
    changeReason: text().notNull().default(''),
    voidReason: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('report_in_work')
      .on(t.serviceSn, t.reportKey)
      .where(sql`state IN ('DRAFT', 'IN_REVIEW', 'REVIEWED', 'SIGNING')`),
    uniqueIndex('report_replaces').on(t.replacesId).where(sql`state <> 'DISCARDED'`),
    index('report_of_service').on(t.serviceSn, t.reportId),
    index('report_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('report_of_lab_state').on(t.labId, t.state, t.createdAt.desc().nullsFirst()),
    index('report_pdf').on(t.pdfHash),
    index('report_prepared').on(t.preparedBy),
    index('report_reviewed').on(t.reviewedBy),
    index('report_approved').on(t.approvedBy),
    index('report_pdf_file').on(t.pdfFileId),
    index('report_dcc_file').on(t.dccFileId),
    check(
      'report_signed',
      sql`(${t.state} IN ('SIGNING', 'ISSUED', 'REPLACED', 'VOID')) = (${t.reportNo} IS NOT NULL)`,
    ),
    check(
      'report_people',
      sql`${t.preparedBy} <> ${t.approvedBy} AND ${t.reviewedBy} <> ${t.approvedBy} AND ${t.preparedBy} <> ${t.reviewedBy}`,
    ),
  ],
);

/** Written once for each act of a person or of the seal; each row's hash holds the one before. */
export const reportEvidence = table(
  'report_evidence',
  {
    evidenceId: key(),
    reportId: refTo(() => report.reportId),
    seq: integer().notNull(),
    act: text().$type<EvidenceAct>().notNull(),
    /** Null: the mall itself. */
    memberId: ref().references(() => member.memberId),
    memberName: text().notNull(),
    /** How he proved himself; '': by his login. */
    secondFactor: text().notNull().default(''),
    /** Of what he had before him; of the seal, the PDF's. */
    contentHash: text().notNull(),
    note: text().notNull().default(''),
    at: moment().notNull(),
    formerHash: text().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    uniqueIndex('report_evidence_once').on(t.reportId, t.seq),
    index('report_evidence_by').on(t.memberId),
  ],
);

/** Changed within the approval that takes the number: what is undone leaves no gap. */
export const reportCounter = table(
  'report_counter',
  {
    labId: refTo(() => laboratory.labId),
    letter: text().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.labId, t.letter, t.year] }),
    check('report_counter_last', sql`${t.last} > 0`),
  ],
);
