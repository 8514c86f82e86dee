// Coming in: tokens, registration, who I am. Owns sessions; leans on member, message, payment (balance) and cart (the guest cart comes along).
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json, line, ruled, whole } from '#kit/http/wire.ts';
import { checkMemberName, checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { captchaInput } from '#mall/captcha/captcha.protocol.ts';
import { anyone, client, loggedInAnyhow } from '#mall/member/actor.ts';
import { MemberInfo } from '#mall/member/member.protocol.ts';
import { checkNewPassword } from '#mall/member/password-rules.ts';

/** A guest's cart as it comes along at login (spec §3). */
export const CartInfo = z.array(z.object({ productId: id(), buyNum: whole(1, 999_999_999) })).max(500);

/**
 * Of a device that has logged in before: all device tokens that it keeps, with dots between them. Its wrong passwords are
 * counted apart from those of strangers (docs/decisions/046).
 */
export const deviceInput = { deviceToken: line(300).optional() };

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  /** For a device that this account has not known: it keeps it beyond the login and shows it at the next one. */
  deviceToken: z.string().optional(),
});
export type Tokens = z.infer<typeof Tokens>;

const ABOUT_TOKENS = {
  zh: '刷新令牌（grant_type=refresh_token）：每次刷新都会返回 access_token 和一个新的 refresh_token。客户端可以改用新的，也可以一直使用登录时得到的第一个，两次刷新至少间隔 45 分钟（规范为 58 分钟）；新的一经使用，旧的即作废。同一令牌在 2 分钟内，或在上次所得的 access_token 尚未使用前重复提交，得到同样的答复。其他用法（作废的令牌、间隔过短、45 分钟内换了浏览器或系统）视为盗用，该次登录随即结束并通知会员。30 天未刷新的登录自动失效。\n\n设备令牌：账号首次在某台设备登录时，答复带有 deviceToken。客户端长期保存（退出登录后也保留），以后登录时作为参数 deviceToken 带上（多个用“.”连接），该设备的密码错误次数便与陌生人分开计算。',
  en: 'Refreshing (grant_type=refresh_token): each answer carries an access_token and a new refresh_token. A client may go on with the new one, or keep using the first one of its login, at least 45 minutes apart (the specification says 58); once the new one has been used, the old one is spent. Repeating a token within 2 minutes, or while the access_token of the last answer has not been used, gets the same answer again. Anything else (a spent token, too short an interval, another browser or system within 45 minutes) counts as theft: the login ends and its owner is told. A login that is not refreshed for 30 days ends.\n\nDevice tokens: the first login of an account on a device brings a deviceToken. The client keeps it, also after logging out, and sends it as deviceToken with later logins (several with dots between them): wrong passwords from this device are then counted apart from those of strangers.',
} as const;

export const loginProtocol = {
  ...door('v3/frontLogin/front/oauth', client, {
    /** Refuses with data `{ needsCaptcha: true }` once guessing would pay. loginType 1: password is a password; 2: username is a mobile, password an SMS code. Or grant_type=refresh_token (spec §7). */
    token: post(
      { zh: '登录 / 刷新令牌', en: 'Log in, or refresh the token' },
      z.object({
        username: line(60).optional(),
        password: z.string().max(60).optional(),
        loginType: whole(1, 2).optional(),
        cartInfo: json(CartInfo.optional()).optional(),
        grant_type: line(30).optional(),
        refresh_token: line(500).optional(),
        ...captchaInput,
        ...deviceInput,
      }),
      Tokens,
      { apart: true, perMinute: 600, about: ABOUT_TOKENS },
    ),
    logout: post({ zh: '退出登录', en: 'Log out' }, z.object({ everywhere: flag().optional() }), nothing, {
      access: loggedInAnyhow,
    }),
  }),
  ...door('v3/member/front/register', anyone, {
    register: post(
      { zh: '手机号注册', en: 'Register with a mobile number' },
      z.object({
        phone: ruled((value) => checkMobile(value)),
        smsCode: ruled(checkSmsCode),
        password: ruled(checkNewPassword),
        memberName: ruled(checkMemberName),
        agreementVersion: line(40).optional(),
        cartInfo: json(CartInfo.optional()).optional(),
      }),
      Tokens,
      { name: 'byPhone', apart: true, perMinute: 300 },
    ),
  }),
  ...door('v3/member/front/member', loggedInAnyhow, {
    memberInfo: get({ zh: '当前会员信息', en: 'Who I am' }, nothing, MemberInfo),
  }),
};
