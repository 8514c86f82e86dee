// Timers as rows (domain R4): what shall happen to which document, and when.
import { index, text, unique } from 'drizzle-orm/pg-core';
import { key, moment, table } from '#kit/db/columns.ts';

export const timer = table(
  'timer',
  {
    timerId: key(),
    docType: text().notNull(),
    docSn: text().notNull(),
    event: text().notNull(),
    dueAt: moment().notNull(),
  },
  (t) => [unique('timer_once').on(t.docType, t.docSn, t.event), index('timer_due').on(t.dueAt)],
);
