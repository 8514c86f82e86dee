// Second factors: the secret that an authenticator shares with the mall, recovery codes, logins that wait for a code.
import { bigint, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, refTo, table } from '#kit/db/columns.ts';
import type { LoginWay } from '#mall/login/account.protocol.ts';
import { memberSession } from '#mall/login/server/login.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const secondFactor = table('second_factor', {
  memberId: ref()
    .primaryKey()
    .references(() => member.memberId),
  /** Hidden by `hideText`. */
  secret: text().notNull(),
  /** From here on logins ask for a code; null while the set-up waits for its first code. */
  confirmedAt: moment(),
  /** The period of the last code that was right, counted from 1970: it and those before are spent. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  /** Wrong codes since `triesSince`. */
  tries: integer().notNull().default(0),
  triesSince: moment(),
  createdAt: moment().notNull(),
});

/** Each is good once, in place of a code. A used one is gone. */
export const recoveryCode = table(
  'recovery_code',
  {
    recoveryCodeId: key(),
    memberId: refTo(() => member.memberId),
    /** HMAC of the code with the mall's secret. */
    codeHash: text().notNull(),
  },
  (t) => [uniqueIndex('recovery_code_once').on(t.memberId, t.codeHash)],
);

/** A login of somebody who works for the platform. */
export const operatorSession = table('operator_session', {
  sessionId: ref()
    .primaryKey()
    .references(() => memberSession.sessionId, { onDelete: 'cascade' }),
  /** His last call, to the minute. */
  workedAt: moment().notNull(),
});

/** A login whose first step is done. */
export const factorTicket = table(
  'factor_ticket',
  {
    /** SHA-256 of what the browser holds. */
    ticketHash: text().primaryKey(),
    memberId: refTo(() => member.memberId),
    /** How the first step was done, for the login log. */
    by: text().$type<LoginWay>().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index().on(t.memberId), index().on(t.expiresAt)],
);
