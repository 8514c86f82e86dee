// Sessions: one row per login, with the hash of its current refresh token.
import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import { key, moment, ref, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const memberSession = table(
  'member_session',
  {
    sessionId: key(),
    memberId: ref()
      .notNull()
      .references(() => member.memberId),
    /** SHA-256 of the refresh token that is good now; each use replaces it. */
    refreshHash: text().notNull().unique(),
    /** The one before: its reuse means that a token was stolen, and ends the session. */
    formerHash: text().unique(),
    ip: text().notNull().default(''),
    userAgent: text().notNull().default(''),
    createdAt: moment().notNull().default(sql`now()`),
    usedAt: moment().notNull().default(sql`now()`),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index().on(t.memberId)],
);
