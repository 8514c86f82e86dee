// Messages to people: SMS codes, and the development outbox. Leans on nothing; senders are passed in.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
import { line, ruled } from '#kit/http/wire.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { anyone } from '#mall/member/actor.ts';

export const messageProtocol = {
  /** type `free`: for login and registration alike (spec §7). Once in 60 s per mobile (spec §9). */
  smsCode: endpoint({
    method: 'GET',
    path: 'v3/msg/front/commons/smsCode',
    access: anyone,
    summary: { zh: '发送短信验证码', en: 'Send an SMS code' },
    input: z.object({ mobile: ruled((value) => checkMobile(value)), type: line(20).default('free') }),
    /** `outboxUrl`: where a code can be read that was not really sent; null in production. */
    reply: z.object({ resendSeconds: z.number(), outboxUrl: z.string().nullable() }),
    perMinute: 30,
  }),
};
