// Messages to people: verification codes by SMS and e-mail, messages on the site, and what each member wants to hear of.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, Moment, ruled } from '#kit/http/wire.ts';
import { checkEmail, checkMobile } from '#kit/rules/identity-rules.ts';
import { captchaInput } from '#mall/captcha/captcha.protocol.ts';
import { anyone, loggedIn, loggedInAnyhow } from '#mall/member/actor.ts';
import { MESSAGE_CHANNELS, MESSAGE_KIND_KEYS } from './message-kinds.ts';

const SentCode = z.object({
  /** Another code may be asked for after so long. */
  resendSeconds: z.number(),
  /** Where a code can be read that was not really sent; null in production. */
  outboxUrl: z.string().nullable(),
});

const Kind = z.enum(MESSAGE_KIND_KEYS);

export const SiteMessage = z.object({
  messageId: z.number(),
  kind: Kind,
  title: z.string(),
  body: z.string(),
  /** A path on this site: the document that it is about. */
  link: z.string().nullable(),
  isRead: Bit,
  createdAt: Moment,
  allowedActions: z.array(z.enum(['read', 'delete'])),
});
export type SiteMessage = z.infer<typeof SiteMessage>;

/** Of a kind that has any: how many messages there are, and how many are unread. */
export const CountOfKind = z.object({ kind: Kind, total: z.number(), unread: z.number() });
export type CountOfKind = z.infer<typeof CountOfKind>;

export const MOST_AT_ONCE = 100; // chosen
const Chosen = z.object({ messageIds: z.array(id()).min(1).max(MOST_AT_ONCE) });
const Unread = z.object({ unread: z.number() });

const Setting = z.object({
  kind: Kind,
  /** Safety, law and money: the site message cannot be switched off. */
  isLocked: Bit,
  site: Bit,
  sms: Bit,
  email: Bit,
});
export type MessageSetting = z.infer<typeof Setting>;

export const messageProtocol = {
  ...door('v3/msg/front/commons', anyone, {
    /** Refuses with data `{ needsCaptcha: true }` an address that asks often. Once in 60 s per mobile and purpose (spec §9). `free`: for login and registration alike (spec §7). `authen` wants a login. */
    smsCode: get(
      { zh: '发送短信验证码', en: 'Send an SMS code' },
      z.object({
        mobile: ruled((value) => checkMobile(value)),
        type: z.enum(['free', 'bind', 'reset', 'authen']).default('free'),
        ...captchaInput,
      }),
      SentCode,
      { perMinute: 30 },
    ),
    /** The same by e-mail; `bind` wants a login. */
    emailCode: post(
      { zh: '发送邮箱验证码', en: 'Send an e-mail code' },
      z.object({ email: ruled(checkEmail), type: z.enum(['bind', 'reset']), ...captchaInput }),
      SentCode,
      { apart: true, perMinute: 30 },
    ),
    /** To the member's own mobile or proven e-mail address, for what wants him to prove himself once more. */
    ownCode: post(
      { zh: '向本人手机或邮箱发送验证码', en: 'Send a code to the member’s own phone or e-mail' },
      z.object({
        channel: z.enum(['sms', 'email']),
        type: z.enum(['verify', 'sign']).default('verify'),
      }),
      SentCode,
      { access: loggedInAnyhow, apart: true, perMinute: 30 },
    ),
  }),
  ...door('v3/msg/front/message', loggedIn, {
    unreadCount: get({ zh: '未读消息数', en: 'Number of unread messages' }, nothing, Unread),
    /** Those named, or without any all of one kind or of all. */
    read: post(
      { zh: '标为已读', en: 'Mark messages as read' },
      z.object({
        messageIds: z.array(id()).min(1).max(MOST_AT_ONCE).optional(),
        kind: Kind.optional(),
      }),
      Unread,
    ),
    delete: post({ zh: '删除消息', en: 'Delete messages' }, Chosen, Unread),
    /** Undoes `delete`: what was unread is unread again. */
    restore: post({ zh: '恢复已删除的消息', en: 'Bring deleted messages back' }, Chosen, Unread),
  }),
  ...door('v3/msg/front/setting', loggedIn, {
    settings: get(
      { zh: '消息接收设置', en: 'Which messages are wanted by which channel' },
      nothing,
      z.object({
        settings: z.array(Setting),
        /** Masked; null: SMS cannot reach him. */
        mobile: z.string().nullable(),
        /** Masked, proven; null: e-mail cannot reach him. */
        email: z.string().nullable(),
      }),
      { name: 'list' },
    ),
    saveSetting: post(
      { zh: '修改消息接收设置', en: 'Switch a channel of a kind of message' },
      z.object({ kind: Kind, channel: z.enum(MESSAGE_CHANNELS), isOn: flag() }),
      Setting,
      { name: 'save' },
    ),
  }),
};
