// Keys of programs: who made them, for whom, what they may, until when. The key itself is kept as a hash.
import { bigint, index, text } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { ApiKeyScope } from '../api-key-scopes.ts';

export const apiKey = table(
  'api_key',
  {
    keyId: key(),
    ownerKind: text().$type<'member' | 'enterprise' | 'store'>().notNull(),
    ownerId: bigint({ mode: 'number' }).notNull(),
    /** Who made it, and for whom it acts. */
    memberId: refTo(() => member.memberId),
    name: text().notNull(),
    prefix: text().notNull(),
    /** SHA-256, hexadecimal: a key is 256 random bits, so nothing slower is needed. */
    keyHash: text().notNull().unique(),
    scopes: text().$type<ApiKeyScope>().array().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** To the minute. */
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [index('api_key_of_owner').on(t.ownerKind, t.ownerId, t.createdAt)],
);
