// SMS codes that were sent, and the development outbox.
import { sql } from 'drizzle-orm';
import { index, integer, text } from 'drizzle-orm/pg-core';
import { key, moment, table } from '#kit/db/columns.ts';

/** The newest code of a mobile; the code itself is kept only as a hash. */
export const smsCode = table('sms_code', {
  mobile: text().primaryKey(),
  codeHash: text().notNull(),
  sentAt: moment().notNull(),
  expiresAt: moment().notNull(),
  wrongTries: integer().notNull().default(0),
});

/** Which address had a code sent to which mobile, for the limits of a day. */
export const smsDispatch = table(
  'sms_dispatch',
  {
    dispatchId: key(),
    mobile: text().notNull(),
    ip: text().notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [index().on(t.mobile, t.sentAt), index().on(t.ip, t.sentAt), index().on(t.sentAt)],
);

/** What would have been sent, readable on the development outbox page. Stays empty in production. */
export const outboxMessage = table(
  'outbox_message',
  {
    outboxId: key(),
    channel: text().$type<'sms' | 'email'>().notNull(),
    recipient: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.createdAt)],
);
