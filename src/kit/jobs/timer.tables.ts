// Timers as rows (domain R4): what shall happen to which document, and when.
import { index, integer, text, unique } from 'drizzle-orm/pg-core';
import { key, moment, table } from '#kit/db/columns.ts';

export const timer = table(
  'timer',
  {
    timerId: key(),
    docType: text().notNull(),
    docSn: text().notNull(),
    event: text().notNull(),
    dueAt: moment().notNull(),
    /** How often it has failed; it is tried again each minute. */
    tries: integer().notNull().default(0),
    /** Why it failed the last time, without values. */
    lastError: text(),
  },
  (t) => [unique('timer_once').on(t.docType, t.docSn, t.event), index('timer_due').on(t.dueAt)],
);
