// A member sets the password that payments from the balance ask for.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Member } from '../actor.ts';
import type { memberProtocol } from '../member.protocol.ts';
import { checkLoginPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { forgetTries, triesSubject } from './password-tries.ts';

/** Sets or replaces it; a pause after wrong pay passwords ends. @throws Refusal for a wrong login password */
export async function setPayPassword(
  work: Work,
  actor: Member,
  { password, payPwd }: InputOf<typeof memberProtocol.setPayPassword>,
): Promise<Record<string, never>> {
  await checkLoginPassword(work, actor.memberId, password);
  const hash = await hashPassword(payPwd);
  await work.query('UPDATE member SET pay_password_hash = $2 WHERE member_id = $1', [actor.memberId, hash]);
  await forgetTries(work, 'pay', triesSubject(actor.memberId));
  return {};
}
