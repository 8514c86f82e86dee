// Certified enterprises, their applications, and the accounts of their employees.
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import type { PermissionPoint, PresetRole } from '#mall/member/permission-points.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { CertificationData, CertificationState, EnterpriseState } from '../certification-process.ts';
import type { SubAccountState } from '../sub-account-process.ts';

/** A legal entity that has passed certification. */
export const enterprise = table(
  'enterprise',
  {
    enterpriseId: key(),
    name: text().notNull(),
    /** Unified social credit code: one enterprise each. */
    uscc: text().notNull().unique(),
    mainMemberId: refTo(() => member.memberId),
    state: text().$type<EnterpriseState>().notNull(),
    version: integer().notNull().default(1),
    /** Last day on which the licence is valid; null: unlimited. */
    licenceUntil: date({ mode: 'string' }),
    /** What was certified last. */
    data: jsonb().$type<CertificationData>().notNull(),
    /** Designers endorsed by this enterprise need no review by the platform. */
    isTrusted: boolean().notNull().default(false),
    certifiedAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [uniqueIndex('enterprise_of_main_account').on(t.mainMemberId).where(sql`state <> 'REVOKED'`)],
);

/** An application for certification, or for a change of what was certified. */
export const certification = table(
  'certification',
  {
    certSn: text().primaryKey(),
    memberId: refTo(() => member.memberId),
    /** Set for a change of a certified enterprise. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    state: text().$type<CertificationState>().notNull(),
    version: integer().notNull().default(1),
    data: jsonb().$type<CertificationData>().notNull(),
    /** Somebody else is the administrator of this enterprise: approving it makes the applicant its main account. */
    isAppeal: boolean().notNull().default(false),
    /** Why it was sent back, by field; '' for the whole. */
    remarks: jsonb().$type<Record<string, string>>().notNull().default({}),
    submissions: smallint().notNull().default(1),
    submittedAt: moment().notNull(),
    decidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.memberId),
    index().on(t.state, t.submittedAt),
    index().on(t.submittedAt, t.certSn),
    uniqueIndex('certification_open_once')
      .on(t.memberId)
      .where(sql`state IN ('PENDING_REVIEW', 'REVIEW_REJECTED')`),
  ],
);

/** An employee's login (domain 3.3 subAccount). */
export const subAccount = table(
  'sub_account',
  {
    memberId: ref()
      .primaryKey()
      .references(() => member.memberId),
    enterpriseId: refTo(() => enterprise.enterpriseId),
    parentMemberId: refTo(() => member.memberId),
    realName: text().notNull(),
    department: text().notNull().default(''),
    /** Leads his department. */
    isHead: boolean().notNull().default(false),
    costCenter: text().notNull().default(''),
    roles: text().$type<PresetRole>().array().notNull(),
    /** All points together, from roles and singly given. */
    permissions: text().$type<PermissionPoint>().array().notNull(),
    /** Null: no limit. */
    limitPerOrder: amount(),
    limitPerMonth: amount(),
    state: text().$type<SubAccountState>().notNull(),
    /** Until when the initial password opens the account; counts while INVITED. */
    invitedUntil: moment(),
    successorId: ref().references(() => member.memberId),
    createdAt: moment().notNull(),
    leftAt: moment(),
  },
  (t) => [index().on(t.enterpriseId, t.state)],
);
