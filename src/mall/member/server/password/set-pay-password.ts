// A member sets, for the first time, the password that payments from the balance ask for.
import { httpErrors } from '#kit/http/refusal.ts';
import type { Handlers } from '#kit/http/server/serve.ts';
import type { memberProtocol } from '../../member.protocol.ts';
import { findMember } from '../find-member.ts';
import { memberErrors } from '../member.errors.ts';
import { recordSecurityEvent } from '../record-security-event.ts';
import { checkLoginPassword } from './check-password.ts';
import { hashPassword } from './hash-password.ts';
import { keepPayPassword } from './keep-password.ts';
import { requireGoodPayPassword } from './require-good-password.ts';

type Acts = Handlers<typeof memberProtocol>;

/**
 * Who has one already changes it in the security centre, where the login password alone does not suffice.
 * @throws Refusal for a wrong login password, a poor new one, and when one is set
 */
export const setPayPassword: Acts['setPayPassword'] = async (work, actor, { password, payPwd }, caller) => {
  const { memberId, sessionId } = actor;
  const member = await findMember(work, memberId);
  if (!member) throw httpErrors.notLoggedIn();
  await checkLoginPassword(work, memberId, password, caller);
  if (member.payPasswordHash !== null) throw memberErrors.payPasswordIsSet();
  await requireGoodPayPassword(member, payPwd);
  const hash = await hashPassword(payPwd);
  await work.apart(async (apart) => {
    await keepPayPassword(apart, memberId, hash);
    await recordSecurityEvent(apart, { kind: 'payPasswordChanged', memberId, sessionId, caller });
  });
};
