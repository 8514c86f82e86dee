// First replies to creating posts, so that a repeat answers the same and does nothing twice (domain R6).
import { sql } from 'drizzle-orm';
import { index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, table } from '#kit/db/columns.ts';

export const requestReceipt = table(
  'request_receipt',
  {
    who: text().notNull(),
    path: text().notNull(),
    requestId: text().notNull(),
    /** Of what was asked; null for requests of a mall that kept none. */
    bodyHash: text(),
    reply: jsonb(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.who, t.path, t.requestId] }), index().on(t.createdAt)],
);
