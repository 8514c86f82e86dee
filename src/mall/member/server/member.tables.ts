// Members: who may log in, with which passwords, as which type.
import { sql } from 'drizzle-orm';
import { check, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, table } from '#kit/db/columns.ts';
import type { MemberType, PlatformRole } from '../actor.ts';

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
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('member_name_once').on(sql`lower(${t.memberName})`),
    uniqueIndex('member_mobile_once').on(t.mobile),
    check('member_type_known', sql`${t.memberType} IN (1, 2, 3)`),
  ],
);

/** Who works for the platform, and as what. */
export const platformOperator = table(
  'platform_operator',
  {
    memberId: ref()
      .notNull()
      .references(() => member.memberId),
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
