// Logging in with WeChat: the callback's call, the mobile that a new WeChat user is bound to, and the binding of a member (spec §4, §7).
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, json, line, Moment, ruled, whole } from '#kit/http/wire.ts';
import { checkMemberName, checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { guestsOnly, loggedIn } from '#mall/member/actor.ts';
import { CartInfo, deviceInput, Tokens } from './login.protocol.ts';

/** Settings that a browser reads before it offers WeChat (spec §3; the third: chosen, where the authorise page is). */
export const WECHAT_SETTINGS = {
  isEnabled: 'login_wx_pc_is_enable',
  appid: 'login_wx_pc_appid',
  openUrl: 'login_wx_pc_open_url',
} as const;

export const WECHAT_SOURCE_PC = 4; // spec §7

/** What WeChat has put into the address. */
const code = () => line(200, 1);
const bindKey = () => line(100, 1);
/** What a member got for proving himself anew. */
const proof = () => line(200, 1);

export const weChatProtocol = {
  ...door('v3/member/front/login/wechat', guestsOnly, {
    /** Tokens for a WeChat user who is bound; for any other a key with which he binds a mobile within ten minutes. */
    login: post(
      { zh: '微信扫码登录', en: 'Log in with WeChat' },
      z.object({
        code: code(),
        source: whole(1, 9).default(WECHAT_SOURCE_PC),
        cartInfo: json(CartInfo.optional()).optional(),
        ...deviceInput,
      }),
      z.union([
        z.object({ redirect: z.literal(true), bindKey: z.string() }),
        Tokens.extend({ redirect: z.literal(false) }),
      ]),
      { apart: true, perMinute: 120 },
    ),
    /** Who waits to be bound. */
    ticket: post(
      { zh: '待绑定的微信用户', en: 'The WeChat user who waits to be bound' },
      z.object({ bindKey: bindKey() }),
      z.object({ nickName: z.string() }),
      { apart: true, perMinute: 120 },
    ),
    /** Binds to the member with this mobile, or registers one: for that it refuses once with `{ needsName: true, memberName }` and the code stays good. */
    bindMobile: post(
      { zh: '微信登录绑定手机号', en: 'Bind a mobile to a WeChat login' },
      z.object({
        bindKey: bindKey(),
        mobile: ruled((value) => checkMobile(value)),
        smsCode: ruled(checkSmsCode),
        memberName: ruled(checkMemberName).optional(),
        agreementVersion: line(40).optional(),
        cartInfo: json(CartInfo.optional()).optional(),
        ...deviceInput,
      }),
      Tokens,
      { apart: true, perMinute: 60 },
    ),
  }),
  ...door('v3/member/front/wechat', loggedIn, {
    /** The member's own binding, for the security centre. */
    binding: get(
      { zh: '微信绑定状态', en: 'My WeChat binding' },
      nothing,
      z.object({
        isOffered: Bit,
        isBound: Bit,
        nickName: z.string().nullable(),
        boundAt: Moment.nullable(),
      }),
    ),
    /** A member who has proven himself comes back from WeChat with its code. */
    bind: post(
      { zh: '绑定微信', en: 'Connect WeChat' },
      z.object({ ticket: proof(), code: code() }),
      z.object({ nickName: z.string() }),
      { apart: true, perMinute: 60 },
    ),
    unbind: post({ zh: '解绑微信', en: 'Disconnect WeChat' }, z.object({ ticket: proof() }), nothing, {
      perMinute: 60,
    }),
  }),
};
