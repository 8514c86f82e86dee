// The environment variables that say how SMS and e-mail leave the mall.
import { z } from 'zod';
import { required } from '#kit/rules/required.ts';
import type { SenderChoice } from '#mall/message/server/open-senders.ts';

export const senderVariables = {
  /** `aliyun`, `tencent`: real SMS. `outbox`: none, they are shown on /dev/outbox; not in production. */
  MALL_SMS: z.enum(['outbox', 'aliyun', 'tencent']).optional(),
  /** The provider's access key (Alibaba Cloud AccessKey, Tencent Cloud SecretId and SecretKey). */
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  /** The signature that the provider has approved. */
  SMS_SIGN: z.string().optional(),
  /** Approved templates: for verification codes, with the code as its one variable … */
  SMS_CODE_TEMPLATE: z.string().optional(),
  /** … for notices, with a title as its one variable … */
  SMS_NOTICE_TEMPLATE: z.string().optional(),
  /** … and for employees' new accounts, with the account and its first password. */
  SMS_INVITE_TEMPLATE: z.string().optional(),
  /** Tencent Cloud only. */
  SMS_APP_ID: z.string().optional(),
  SMS_REGION: z.string().default('ap-guangzhou'),
  /** Another address of the provider, e.g. a private gateway. */
  SMS_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who the mall's e-mails are from: `元采 <no-reply@mall.example>`. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional(),
};

const Variables = z.object(senderVariables);
type Set = z.output<typeof Variables>;

/** @throws Error naming what the chosen way of sending still needs */
export function readSenders(set: Set, isProduction: boolean): SenderChoice {
  if (isProduction && set.MALL_SMS === 'outbox')
    throw new Error('MALL_SMS=outbox is for development: production needs aliyun or tencent, or none.');
  return { sms: readSms(set), smtp: readSmtp(set) };
}

function readSms(set: Set): SenderChoice['sms'] {
  if (!set.MALL_SMS || set.MALL_SMS === 'outbox') return undefined;
  const provider = set.MALL_SMS;
  const need = needing(set, `MALL_SMS=${provider}`);
  const [keyId, keySecret, sign, code, notice, invite] = need(
    'SMS_KEY_ID',
    'SMS_KEY_SECRET',
    'SMS_SIGN',
    'SMS_CODE_TEMPLATE',
    'SMS_NOTICE_TEMPLATE',
    'SMS_INVITE_TEMPLATE',
    ...(provider === 'tencent' ? (['SMS_APP_ID'] as const) : []),
  ) as [string, string, string, string, string, string];
  const account = { keyId, keySecret, sign, templates: { code, notice, invite }, endpoint: set.SMS_ENDPOINT };
  return provider === 'aliyun'
    ? { provider, ...account }
    : { provider, ...account, appId: required(set.SMS_APP_ID), region: set.SMS_REGION };
}

function readSmtp(set: Set): SenderChoice['smtp'] {
  if (!set.SMTP_URL) return undefined;
  const [from] = needing(set, 'SMTP_URL')('MAIL_FROM') as [string];
  return { url: set.SMTP_URL, from };
}

function needing(set: Set, because: string) {
  return (...names: (keyof Set)[]): (string | undefined)[] => {
    const missing = names.filter((name) => set[name] === undefined);
    if (missing.length > 0) throw new Error(`${because} needs ${missing.join(', ')}.`);
    return names.map((name) => set[name]);
  };
}
