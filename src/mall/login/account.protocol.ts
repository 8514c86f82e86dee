// The safety of an account: its logins and their log, its passwords, mobile and e-mail, and the way back in for who forgot.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, id, line, Moment, ruled } from '#kit/http/wire.ts';
import {
  checkAccount,
  checkEmail,
  checkEmailCode,
  checkMobile,
  checkSmsCode,
} from '#kit/rules/identity-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { captchaInput } from '#mall/captcha/captcha.protocol.ts';
import { guestsOnly, loggedIn, loggedInAnyhow } from '#mall/member/actor.ts';
import { checkNewPassword, checkNewPayPassword } from '#mall/member/password-rules.ts';

/** How somebody came in, as the login log says it. */
export const LOGIN_WAYS = ['password', 'sms', 'register', 'qr', 'weChat', 'enterprise', 'punchout'] as const;
export type LoginWay = (typeof LOGIN_WAYS)[number];

/** With what a member who is logged in shows that it is still himself: a code at his mobile or e-mail, or his login password. */
export const PROOFS = ['sms', 'email', 'password'] as const;
export type Proof = (typeof PROOFS)[number];

/** What may stand in the first field of a forgotten password: like at the login, or a proven e-mail address. */
export function checkForgotten(value: string): Text | undefined {
  if (!value) return { zh: '请输入账号/手机号/邮箱', en: 'Please enter account/phone/e-mail' };
  return value.includes('@') ? checkEmail(value) : checkAccount(value);
}

const proof = {
  by: z.enum(PROOFS),
  /** The code or the password. */
  proof: line(60, 1),
};

const ticket = () => line(200, 1);

const SentCode = z.object({
  ticket: z.string(),
  resendSeconds: z.number(),
  /** Where a code can be read that was not really sent; null in production. */
  outboxUrl: z.string().nullable(),
});

export const LoginSession = z.object({
  sessionId: z.number(),
  /** The one that asks. */
  isCurrent: Bit,
  device: z.string(),
  kind: z.enum(['desktop', 'mobile', 'tablet', 'other']),
  place: z.string(),
  ip: z.string(),
  createdAt: Moment,
  usedAt: Moment,
});
export type LoginSession = z.infer<typeof LoginSession>;

export const AccountEvent = z.object({
  eventId: z.number(),
  kind: z.string(),
  /** What happened, in the visitor's language. */
  name: z.string(),
  /** How he came in, for logins. */
  by: z.enum(LOGIN_WAYS).nullable(),
  device: z.string(),
  place: z.string(),
  ip: z.string(),
  createdAt: Moment,
  /** Somebody else did it: a reviewer, the company's administrator. */
  isByOthers: Bit,
});
export type AccountEvent = z.infer<typeof AccountEvent>;

export const Standing = z.object({
  hasPassword: Bit,
  hasPayPwd: Bit,
  passwordChangedAt: Moment.nullable(),
  payPasswordChangedAt: Moment.nullable(),
  /** Masked. */
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  isEmailProven: Bit,
  /** Logins that are open, this one included. */
  sessions: z.number(),
});
export type Standing = z.infer<typeof Standing>;

export const accountProtocol = {
  ...door('v3/member/front/member', loggedIn, {
    standing: get({ zh: '账户安全概况', en: 'How safe my account is' }, nothing, Standing, {
      name: 'security',
    }),
    /** The first step before mobile or e-mail change; the ticket is good for one change within ten minutes. */
    prove: post(
      { zh: '验证本人身份', en: 'Prove that it is me' },
      z.object(proof),
      z.object({ ticket: z.string() }),
      { apart: true, perMinute: 60 },
    ),
    /** Ends all other logins. */
    changePassword: post(
      { zh: '修改登录密码', en: 'Change the login password' },
      z.object({ ...proof, password: ruled(checkNewPassword) }),
      nothing,
      { name: 'changePwd', apart: true, perMinute: 60 },
    ),
    /** For an employee's account whose first password somebody else has chosen. */
    firstPassword: post(
      { zh: '首次登录设置自己的密码', en: 'Choose a password of my own' },
      z.object({ password: ruled(checkNewPassword) }),
      nothing,
      { name: 'firstPwd', access: loggedInAnyhow, apart: true, perMinute: 60 },
    ),
    /**
     * The first pay password: by login password or code. Another one: by the old pay password, or (forgotten) by a code
     * together with the login password, if there is one.
     */
    changePayPassword: post(
      { zh: '设置或修改支付密码', en: 'Set or change the pay password' },
      z.object({
        by: z.enum([...PROOFS, 'payPassword']),
        proof: line(60, 1),
        password: line(60).optional(),
        payPwd: ruled(checkNewPayPassword),
      }),
      nothing,
      { name: 'changePayPwd', apart: true, perMinute: 60 },
    ),
    changeMobile: post(
      { zh: '绑定或更换手机号', en: 'Bind or change the mobile' },
      z.object({
        ticket: ticket(),
        mobile: ruled((value) => checkMobile(value)),
        smsCode: ruled(checkSmsCode),
      }),
      nothing,
      { apart: true, perMinute: 60 },
    ),
    changeEmail: post(
      { zh: '绑定或更换邮箱', en: 'Bind or change the e-mail address' },
      z.object({ ticket: ticket(), email: ruled(checkEmail), emailCode: ruled(checkEmailCode) }),
      nothing,
      { apart: true, perMinute: 60 },
    ),
  }),
  ...door('v3/frontLogin/front/session', loggedIn, {
    sessions: get(
      { zh: '登录中的设备', en: 'My open logins' },
      nothing,
      z.object({ list: z.array(LoginSession) }),
      { name: 'list' },
    ),
    endSession: post(
      { zh: '下线一台设备', en: 'Log one device out' },
      z.object({ sessionId: id() }),
      nothing,
      { name: 'end' },
    ),
  }),
  ...door('v3/member/front/pwd', guestsOnly, {
    /** Always wants a picture's text. The reply is the same whether there is such an account or not. */
    forget: post(
      { zh: '忘记密码：发送验证码', en: 'Forgotten password: send a code' },
      z.object({ account: ruled(checkForgotten), ...captchaInput }),
      SentCode,
      { apart: true, perMinute: 60 },
    ),
    /** Ends all logins of the account. */
    resetPassword: post(
      { zh: '忘记密码：设置新密码', en: 'Forgotten password: choose a new one' },
      z.object({ ticket: ticket(), password: ruled(checkNewPassword) }),
      nothing,
      { name: 'reset', apart: true, perMinute: 60 },
    ),
  }),
  ...door('v3/member/front/pwd/forget', guestsOnly, {
    forgetAgain: post(
      { zh: '忘记密码：重发验证码', en: 'Forgotten password: send another code' },
      z.object({ ticket: ticket() }),
      SentCode,
      { name: 'again', apart: true, perMinute: 60 },
    ),
    forgetCode: post(
      { zh: '忘记密码：校验验证码', en: 'Forgotten password: check the code' },
      z.object({ ticket: ticket(), code: ruled(checkSmsCode) }),
      z.object({ ticket: z.string() }),
      { name: 'code', apart: true, perMinute: 60 },
    ),
  }),
};
