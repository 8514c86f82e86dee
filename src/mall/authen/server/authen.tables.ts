// Certifications with all that was said in them, the certificates they led to, and the yearly surveillance of each.
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
import { amount, key, moment, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { laboratory } from '#mall/ability/server/ability.tables.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { subOrder } from '#mall/order/server/order.tables.ts';
import type { Decision, Finding, Round, TypeTest, Visit } from '../authen.protocol.ts';
import type { AuthenForm } from '../authen-form.ts';
import type { CaseState } from '../authen-process.ts';
import type { CaseKind, SchemeCode } from '../authen-terms.ts';
import type { CertificatePaper } from '../certificate.protocol.ts';
import type { CertificateState, SurveillanceState } from '../certificate-process.ts';

export const authenCase = table(
  'authen_case',
  {
    authenId: key(),
    authenSn: text().notNull().unique(),
    /** Made by the browser: what is sent twice is there once; null: the mall has opened it. */
    draftId: text(),
    kind: text().$type<CaseKind>().notNull(),
    /** The certificate that a surveillance is about. */
    baseCertNo: text(),
    /** Null until it is submitted. */
    labId: ref().references(() => laboratory.labId),
    memberId: refTo(() => member.memberId),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    /** Where its money is; null until it is accepted. */
    orderSn: text().references(() => subOrder.orderSn),
    state: text().$type<CaseState>().notNull(),
    version: integer().notNull().default(1),
    /** As it stands on the customer's side; what was accepted is kept as a version. */
    form: jsonb().$type<AuthenForm>().notNull(),
    contentHash: text().notNull().default(''),
    scheme: text().$type<SchemeCode>().notNull(),
    /** Product and series, for lists. */
    title: text().notNull().default(''),
    manDays: smallint().notNull().default(0),
    travel: amount().notNull().default(sql`0`),
    /** Of its order; 0 until it is accepted. */
    amount: amount().notNull().default(sql`0`),
    rounds: jsonb().$type<Round[]>().notNull().default([]),
    test: jsonb().$type<TypeTest>(),
    visits: jsonb().$type<Visit[]>().notNull().default([]),
    findings: jsonb().$type<Finding[]>().notNull().default([]),
    decisions: jsonb().$type<Decision[]>().notNull().default([]),
    /** Who has reviewed and who has inspected: nobody of them decides, and nobody does both (domain-lab 4.1). */
    reviewerIds: ref().array().notNull().default(sql`'{}'`),
    inspectorIds: ref().array().notNull().default(sql`'{}'`),
    isAppealed: boolean().notNull().default(false),
    /** Until when the state may last. */
    dueAt: moment(),
    acceptedAt: moment(),
    settledAt: moment(),
    certNo: text(),
    closeReason: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('authen_case_draft').on(t.memberId, t.draftId),
    index('authen_case_of_enterprise').on(t.enterpriseId, t.createdAt.desc().nullsFirst()),
    index('authen_case_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('authen_case_order').on(t.orderSn),
    check('authen_case_surveillance', sql`(${t.kind} = 'SURVEILLANCE') = (${t.baseCertNo} IS NOT NULL)`),
  ],
);

export const authenCertificate = table(
  'authen_certificate',
  {
    certId: key(),
    /** `{laboratory}-{scheme}-{year}-{5 digits}`, without gaps (domain-lab 6). */
    certNo: text().notNull().unique(),
    authenSn: snTo(() => authenCase.authenSn),
    labId: refTo(() => laboratory.labId),
    memberId: refTo(() => member.memberId),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    scheme: text().$type<SchemeCode>().notNull(),
    holder: text().notNull(),
    /** What is printed on it, as it was on the day of issue; its hash is printed too. */
    paper: jsonb().$type<CertificatePaper>().notNull(),
    contentHash: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    state: text().$type<CertificateState>().notNull(),
    version: integer().notNull().default(1),
    /** Why it is suspended, revoked, given up; '' where it holds. */
    reason: text().notNull().default(''),
    suspendedUntil: date({ mode: 'string' }),
    /** A surveillance was missed. */
    isProposed: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index('authen_certificate_of_lab').on(t.labId, t.createdAt.desc().nullsFirst()),
    index('authen_certificate_of_enterprise').on(t.enterpriseId),
    index('authen_certificate_case').on(t.authenSn),
    check('authen_certificate_days', sql`${t.validTo} > ${t.issuedOn}`),
  ],
);

export const surveillanceTask = table(
  'surveillance_task',
  {
    taskId: key(),
    certNo: snTo(() => authenCertificate.certNo),
    seq: smallint().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** The case in which it is done; null before it was opened. */
    authenSn: text().references(() => authenCase.authenSn),
    state: text().$type<SurveillanceState>().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
    updatedAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('surveillance_task_once').on(t.certNo, t.seq),
    index('surveillance_task_case').on(t.authenSn),
  ],
);
