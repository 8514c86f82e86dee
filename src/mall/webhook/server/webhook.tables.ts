// Addresses of other systems, and what each was sent or is to be sent.
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, text } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { WebhookMessageState } from '../webhook.protocol.ts';
import type { WebhookTopic } from '../webhook-events.ts';

export const webhookEndpoint = table(
  'webhook_endpoint',
  {
    endpointId: key(),
    ownerKind: text().$type<'member' | 'enterprise' | 'store'>().notNull(),
    ownerId: bigint({ mode: 'number' }).notNull(),
    /** Who made it, and hears when it is switched off. */
    memberId: refTo(() => member.memberId),
    url: text().notNull(),
    topics: text().$type<WebhookTopic>().array().notNull(),
    /** Hidden by `hideText`, since it signs each message. */
    secret: text().notNull(),
    /** Signs beside the new one until then. */
    formerSecret: text(),
    formerSecretUntil: moment(),
    isOn: boolean().notNull(),
    /** Why the mall has switched it off; null: nobody or its owner has. */
    offReason: text().$type<'FAILED' | 'GONE'>(),
    failingSince: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [index('webhook_endpoint_of_owner').on(t.ownerKind, t.ownerId)],
);

export const webhookMessage = table(
  'webhook_message',
  {
    rowId: key(),
    /** What receivers tell repeats by. */
    messageId: text().notNull().unique(),
    endpointId: refTo(() => webhookEndpoint.endpointId, { onDelete: 'cascade' }),
    type: text().notNull(),
    body: text().notNull(),
    state: text().$type<WebhookMessageState>().notNull().default('WAITING'),
    tries: integer().notNull().default(0),
    /** Of the last answer. */
    status: integer(),
    error: text().notNull().default(''),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (t) => [
    index('webhook_message_due').on(t.endpointId, t.dueAt).where(sql`${t.state} = 'WAITING'`),
    index('webhook_message_of_endpoint').on(t.endpointId, t.rowId),
    index('webhook_message_by_age').on(t.createdAt),
  ],
);
