// Login type 1 of the specification: account or mobile, and password.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { isPassword } from '#mall/member/server/hash-password.ts';
import { findMemberByAccount, PASSWORD_TRIES, triesSubject } from '#mall/member/server/member.ts';
import { countTry, findTries, forgetTries } from '#mall/member/server/password-tries.ts';
import type { Tokens } from '../login.protocol.ts';
import { loginErrors } from './login.errors.ts';
import { type GuestCart, openLogin } from './open-login.ts';

export const ADDRESS_TRIES = 100; // chosen: a whole office may stand behind one address

/**
 * Runs outside a transaction: tries stay counted, and no connection waits while the password is checked.
 * A stranger learns nothing: an unknown account gets the same sentence, after the same time, with the same count.
 * @throws Refusal for wrong credentials and for too many wrong ones, of the account or from the address
 */
export async function logInByPassword(
  work: Work,
  secret: Uint8Array,
  { username, password, cartInfo }: { username: string; password: string; cartInfo: GuestCart },
  caller: Caller,
): Promise<Tokens> {
  const address = `ip:${caller.ip}`;
  const fromAddress = await findTries(work, 'login', address);
  if (fromAddress.count >= ADDRESS_TRIES) throw loginErrors.addressPaused({ minutes: fromAddress.minutes });
  const member = await findMemberByAccount(work, username);
  const subject = member ? triesSubject(member.memberId) : `account:${username.toLowerCase()}`;
  // Counted before looking, so that a hundred tries at once are no way around the limit.
  const tries = await countTry(work, 'login', subject);
  if (tries.count > PASSWORD_TRIES) throw loginErrors.accountPaused({ minutes: tries.minutes });
  if (!(await isPassword(member?.passwordHash, password)) || !member) {
    await countTry(work, 'login', address);
    throw loginErrors.wrongLogin({ left: PASSWORD_TRIES - tries.count });
  }
  return work.apart(async (apart) => {
    await forgetTries(apart, 'login', subject);
    return openLogin(apart, secret, member.memberId, cartInfo, caller);
  });
}
