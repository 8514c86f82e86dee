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

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
export type Tokens = z.infer<typeof Tokens>;

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
      }),
      Tokens,
      { apart: true, perMinute: 600 },
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
