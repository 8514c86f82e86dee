// Webhooks: addresses of other systems that the mall tells what happens to documents (Standard Webhooks). Owns webhook_endpoint and webhook_message.
import { z } from 'zod';
import { bothSides, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment, requestId } from '#kit/http/wire.ts';
import { loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { WEBHOOK_TOPIC_KEYS } from './webhook-events.ts';

/** How many one owner has. */
export const MOST_ENDPOINTS = 10; // chosen
/** How many of its messages are shown at once. */
export const LOG_PAGE = 50; // chosen

const Topics = z.array(z.enum(WEBHOOK_TOPIC_KEYS));
export const WEBHOOK_STATES = ['ON', 'OFF', 'FAILED', 'GONE'] as const;
export const MESSAGE_STATES = ['WAITING', 'SENT', 'GIVEN_UP'] as const;
export type WebhookMessageState = (typeof MESSAGE_STATES)[number];

export const Webhook = z.object({
  endpointId: z.number(),
  url: z.string(),
  topics: Topics,
  /** `FAILED`: switched off after five days without an answer; `GONE`: after a 410. */
  state: z.enum(WEBHOOK_STATES),
  /** Since when nothing has arrived; null: the last one did. */
  failingSince: Moment.nullable(),
  /** Until when the former secret signs beside the new one. */
  formerSecretUntil: Moment.nullable(),
  createdAt: Moment,
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookMessage = z.object({
  /** `webhook-id` of the message: the same for each try and each replay. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(MESSAGE_STATES),
  tries: z.number(),
  /** HTTP status of the last answer; null: there was none. */
  status: z.number().nullable(),
  /** Why it did not arrive, in a few words; '' where it did, or has not been tried. */
  error: z.string(),
  /** What was sent, byte for byte. */
  body: z.string(),
  createdAt: Moment,
  sentAt: Moment.nullable(),
  /** When it is tried again. */
  dueAt: Moment.nullable(),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

const which = { endpointId: id() };
const address = { url: line(500, 1), topics: Topics.min(1) };
/** The secret is shown this once. */
const Shown = z.object({ webhook: Webhook, secret: z.string() });

export const webhookProtocol = bothSides(
  { path: 'v3/member/front/webhook', access: permitted(loggedIn, 'ent.role') },
  { path: 'v3/store/seller/webhook', access: storeOperator, prefix: 'seller' },
  {
    list: get({ zh: 'Webhook', en: 'Webhooks' }, nothing, z.object({ list: z.array(Webhook) })),
    make: post({ zh: '新增 Webhook', en: 'Add a webhook' }, z.object(address), Shown, {
      apart: true,
      perMinute: 30,
    }),
    change: post({ zh: '修改 Webhook', en: 'Change a webhook' }, z.object({ ...which, ...address }), Webhook),
    switch: post(
      { zh: '开启或停用 Webhook', en: 'Switch a webhook on or off' },
      z.object({ ...which, isOn: z.boolean() }),
      Webhook,
    ),
    renewSecret: post(
      { zh: '更换 Webhook 密钥', en: 'Give a webhook a new secret' },
      /** The former one goes on signing beside it for 24 hours. */
      z.object(which),
      Shown,
      { apart: true, perMinute: 30 },
    ),
    remove: post({ zh: '删除 Webhook', en: 'Remove a webhook' }, z.object(which), z.object({})),
    test: post(
      { zh: '发送测试消息', en: 'Send a test message' },
      z.object(which),
      /** How it went: it is tried at once. */
      WebhookMessage,
      { apart: true, perMinute: 30 },
    ),
    messages: get(
      { zh: 'Webhook 发送记录', en: 'What a webhook was sent' },
      z.object({
        ...which,
        state: z.enum(MESSAGE_STATES).optional(),
        /** The last one of the page before. */
        before: line(64).optional(),
      }),
      z.object({ list: z.array(WebhookMessage), isMore: z.boolean() }),
    ),
    replay: post(
      { zh: '重新发送', en: 'Send messages again' },
      /** One by its id, or all from a moment to another; each keeps its id. */
      z.object({
        ...which,
        messageId: line(64).optional(),
        from: z.iso.datetime({ offset: true }).optional(),
        until: z.iso.datetime({ offset: true }).optional(),
        ...requestId,
      }),
      z.object({ count: z.number() }),
    ),
  },
);
