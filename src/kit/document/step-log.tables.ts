// What has happened to documents, one row per step of their lives (domain R3). Rows are only ever added.
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { key, moment, ref, table } from '#kit/db/columns.ts';

export const stepLog = table(
  'step_log',
  {
    logId: key(),
    /** Which process the document follows; its number, or the key of its row. */
    docType: text().notNull(),
    docSn: text().notNull(),
    /** Null for the step that made it. */
    fromState: text(),
    event: text().notNull(),
    toState: text().notNull(),
    actorRole: text().notNull(),
    /** A member; null: no person. */
    actorId: ref(),
    actorName: text().notNull().default(''),
    reason: text().notNull().default(''),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.docType, t.docSn, t.logId)],
);

/** Steps of lives that nobody outside has been told of yet: a row each, gone with whoever tells (the webhook room). */
export const stepNews = table('step_news', { logId: ref().primaryKey() });
