// Verification codes that were sent, messages on the site and on their way out, and the development outbox.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import type { Language } from '#kit/words/text.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { CodeChannel, CodePurpose } from '../code-purpose.ts';
import type { MessageKind, MessageState } from '../message-kinds.ts';

/** The newest code of a recipient for one purpose; the code itself is kept only as a hash. */
export const proofCode = table(
  'proof_code',
  {
    channel: text().$type<CodeChannel>().notNull(),
    /** A mobile, or an e-mail address in small letters. */
    recipient: text().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    codeHash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    wrongTries: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.channel, t.recipient, t.purpose] }), index().on(t.expiresAt)],
);

/** Which address had a code sent to whom, for the limits of a day. */
export const codeDispatch = table(
  'code_dispatch',
  {
    dispatchId: key(),
    channel: text().$type<CodeChannel>().notNull(),
    recipient: text().notNull(),
    ip: text().notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [index().on(t.channel, t.recipient, t.sentAt), index().on(t.ip, t.sentAt), index().on(t.sentAt)],
);

/** What the mall has told a member, to be read on the site. */
export const siteMessage = table(
  'site_message',
  {
    messageId: key(),
    memberId: refTo(() => member.memberId),
    kind: text().$type<MessageKind>().notNull(),
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    bodyZh: text().notNull(),
    bodyEn: text().notNull(),
    /** A path on this site: the document that it is about. */
    link: text(),
    state: text().$type<MessageState>().notNull().default('UNREAD'),
    /** Whether it had been read when it was deleted, so that restoring it brings back what was there. */
    wasRead: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('site_message_shown')
      .on(t.memberId, t.messageId.desc().nullsFirst())
      .where(sql`state <> 'DELETED'`),
    index('site_message_unread').on(t.memberId, t.kind).where(sql`state = 'UNREAD'`),
  ],
);

/** What a member has chosen for a kind of message; without a row the mall's own choice holds. */
export const messageSetting = table(
  'message_setting',
  {
    memberId: refTo(() => member.memberId),
    kind: text().$type<MessageKind>().notNull(),
    site: boolean().notNull(),
    sms: boolean().notNull(),
    email: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] })],
);

/** SMS and e-mails on their way out (domain R5): written with what they tell, sent afterwards, kept for a while. */
export const messageDelivery = table(
  'message_delivery',
  {
    deliveryId: key(),
    channel: text().$type<CodeChannel>().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text(),
    /** What is attached to an e-mail. */
    fileIds: jsonb().$type<number[]>().notNull().default([]),
    state: text().$type<'WAITING' | 'SENT' | 'GIVEN_UP'>().notNull().default('WAITING'),
    tries: integer().notNull().default(0),
    /** When it is tried next; moved ahead by whoever is sending it now. */
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('message_delivery_due').on(t.dueAt).where(sql`state = 'WAITING'`),
    index().on(t.channel, t.recipient, t.createdAt),
    index().on(t.createdAt),
  ],
);

/** What would have been sent, readable on the development outbox page. Stays empty in production. */
export const outboxMessage = table(
  'outbox_message',
  {
    outboxId: key(),
    channel: text().$type<CodeChannel>().notNull(),
    recipient: text().notNull(),
    /** Only e-mails have one. */
    subject: text(),
    body: text().notNull(),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [index().on(t.createdAt)],
);
