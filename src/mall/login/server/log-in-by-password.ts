// Login type 1 of the specification: account or mobile, and password.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import type { CaptchaAnswer } from '#mall/captcha/captcha.protocol.ts';
import { checkCaptcha } from '#mall/captcha/server/captcha.ts';
import { findByPassword } from '#mall/member/server/member.ts';
import type { Tokens } from '../login.protocol.ts';
import { beginSession, type GuestCart } from './begin-session.ts';

interface PasswordLogin extends Partial<CaptchaAnswer> {
  username: string;
  password: string;
  cartInfo: GuestCart;
}

/** Runs outside a transaction, see findByPassword. @throws Refusal for wrong credentials and too many wrong ones */
export async function logInByPassword(
  work: Work,
  secret: Uint8Array,
  { username, password, cartInfo, ...picture }: PasswordLogin,
  caller: Caller,
): Promise<Tokens> {
  const proveHuman = () => checkCaptcha(work, picture.captchaKey, picture.captchaCode);
  const { memberId } = await findByPassword(work, username, password, caller, proveHuman);
  return work.apart((apart) => beginSession(apart, secret, memberId, cartInfo, caller, 'password'));
}
