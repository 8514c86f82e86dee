// The second factor 两步验证: a code of an authenticator besides whatever way one comes in. Owns secrets, recovery codes and logins that wait for a code; leans on login.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, json, line, Moment, ruled } from '#kit/http/wire.ts';
import { CartInfo, deviceInput, Tokens } from '#mall/login/login.protocol.ts';
import { guestsOnly, loggedIn } from '#mall/member/actor.ts';
import { checkFactorCode } from './factor-code.ts';

/** What a member got for proving himself anew. */
const proof = () => line(200, 1);
const code = () => ruled(checkFactorCode);
const Codes = z.object({
  /** Shown this once; the mall keeps hashes. */
  codes: z.array(z.string()),
});

export const FactorStanding = z.object({
  isOn: Bit,
  since: Moment.nullable(),
  /** Recovery codes that have not been used. */
  codesLeft: z.number(),
});
export type FactorStanding = z.infer<typeof FactorStanding>;

export const FactorSecret = z.object({
  /** In Base32, for typing it in; shown this once. */
  secret: z.string(),
  /** The same for scanning: a data URL. */
  image: z.string(),
});
export type FactorSecret = z.infer<typeof FactorSecret>;

export const secondFactorProtocol = {
  ...door('v3/member/front/factor', loggedIn, {
    standing: get({ zh: '两步验证状态', en: 'My second factor' }, nothing, FactorStanding),
    /** Nothing is asked for at a login before a first code has confirmed it. Begun again, the secret before is void. */
    begin: post(
      { zh: '开始设置两步验证', en: 'Begin to set up a second factor' },
      z.object({ ticket: proof() }),
      FactorSecret,
      { perMinute: 60 },
    ),
    /** Ends all other logins: they have come in without it. */
    confirm: post(
      { zh: '确认两步验证', en: 'Confirm the second factor' },
      z.object({ code: code() }),
      Codes,
      { apart: true, perMinute: 60 },
    ),
    renewCodes: post(
      { zh: '重新生成恢复码', en: 'Make new recovery codes' },
      z.object({ code: code() }),
      Codes,
      { apart: true, perMinute: 60 },
    ),
    end: post(
      { zh: '关闭两步验证', en: 'Switch the second factor off' },
      z.object({ ticket: proof(), code: code() }),
      nothing,
      { apart: true, perMinute: 60 },
    ),
  }),
  ...door('v3/frontLogin/front/oauth', guestsOnly, {
    /** After a login that was refused with `{ needsFactor: true, ticket }`: within five minutes, once. */
    logIn: post(
      { zh: '登录第二步：两步验证码', en: 'Second step of a login: the code' },
      z.object({
        ticket: proof(),
        code: code(),
        cartInfo: json(CartInfo.optional()).optional(),
        ...deviceInput,
      }),
      Tokens,
      { name: 'factor', apart: true, perMinute: 60 },
    ),
  }),
};
