// Members: who may log in, with which passwords, as which type.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import type { MemberType, PlatformRole } from '../actor.ts';
import type { SecurityKind } from '../security-kinds.ts';

export const member = table(
  'member',
  {
    memberId: key(),
    memberName: text().notNull(),
    memberNickName: text(),
    mobile: text(),
    email: text(),
    avatar: text(),
    memberType: smallint().$type<MemberType>().notNull().default(1),
    passwordHash: text(),
    payPasswordHash: text(),
    language: text(),
    agreementVersion: text(),
    /** The address in `email` has been proven by a code. */
    isEmailProven: boolean().notNull().default(false),
    isSalesperson: boolean().notNull().default(false),
    /** Must choose a password of his own before anything else. */
    mustChangePassword: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('member_name_once').on(sql`lower(${t.memberName})`),
    uniqueIndex('member_mobile_once').on(t.mobile),
    uniqueIndex('member_email_once').on(sql`lower(${t.email})`).where(sql`${t.isEmailProven}`),
    check('member_type_known', sql`${t.memberType} IN (1, 2, 3)`),
  ],
);

/** Who works for the platform, and as what. */
export const platformOperator = table(
  'platform_operator',
  {
    memberId: refTo(() => member.memberId),
    role: text().$type<PlatformRole>().notNull(),
  },
  (t) => [uniqueIndex('platform_operator_once').on(t.memberId, t.role)],
);

/** Wrong passwords lately, so that guessing ends (login and pay password apart). */
export const passwordFailure = table(
  'password_failure',
  {
    failureId: key(),
    subject: text().notNull(),
    kind: text().$type<'login' | 'pay'>().notNull(),
    count: integer().notNull().default(1),
    firstAt: moment().notNull(),
  },
  (t) => [uniqueIndex('password_failure_once').on(t.subject, t.kind), index().on(t.firstAt)],
);

/** What has happened to an account that its owner or an auditor may want to know. Rows are only ever added. */
export const securityEvent = table(
  'security_event',
  {
    eventId: key(),
    /** Null where no member was found, e.g. for a wrong account. */
    memberId: ref().references(() => member.memberId),
    /** Who did it, where that is somebody else: a reviewer, an administrator. */
    actorId: ref().references(() => member.memberId),
    kind: text().$type<SecurityKind>().notNull(),
    sessionId: ref(),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    /** Never a password, a code or a token. */
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId, t.createdAt), index().on(t.kind, t.createdAt), index().on(t.createdAt)],
);
