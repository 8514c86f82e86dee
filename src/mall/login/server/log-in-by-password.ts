// Login type 1 of the specification: account or mobile, and password.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import type { CaptchaAnswer } from '#mall/captcha/captcha.protocol.ts';
import { checkCaptcha } from '#mall/captcha/server/captcha.ts';
import { findByPassword } from '#mall/member/server/member.ts';
import type { Tokens } from '../login.protocol.ts';
import { type Baggage, beginSession, type Entrance, letIn } from './begin-session.ts';
import { findKnownDevices } from './known-devices.ts';
import { loginErrors } from './login.errors.ts';

interface PasswordLogin extends Partial<CaptchaAnswer>, Baggage {
  username: string;
  password: string;
}

/** Runs outside a transaction, see findByPassword. @throws Refusal for wrong credentials and too many wrong ones */
export async function logInByPassword(
  work: Work,
  entrance: Entrance,
  { username, password, ...more }: PasswordLogin,
  caller: Caller,
): Promise<Tokens> {
  const { memberId, passwordHash } = await findByPassword(work, username, password, {
    caller,
    devices: await findKnownDevices(work, more.deviceToken),
    proveHuman: () => checkCaptcha(work, more.captchaKey, more.captchaCode),
  });
  return letIn(work, async (apart) => {
    if (!(await isStillHis(apart, memberId, passwordHash))) throw loginErrors.loginOver();
    return beginSession(apart, entrance, memberId, more, caller, 'password');
  });
}

/** Checking takes a while. Who changes the password meanwhile waits until this login stands, and ends it with the others. */
async function isStillHis(work: Work, memberId: number, passwordHash: string | null): Promise<boolean> {
  const found = await work.query(
    'SELECT 1 FROM member WHERE member_id = $1 AND password_hash = $2 FOR SHARE',
    [memberId, passwordHash],
    'password-still',
  );
  return found.length > 0;
}
