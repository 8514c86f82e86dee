// A member sets or changes the password that payments from the balance ask for.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  checkLoginPassword,
  checkPayPassword,
  hashPassword,
  keepPayPassword,
  type MemberRow,
  recordSecurityEvent,
  requireGoodPayPassword,
} from '#mall/member/server/member.ts';
import type { accountProtocol } from '../account.protocol.ts';
import { loginErrors } from './login.errors.ts';
import { proveOwner, requireSelf, type SpendProof } from './prove-owner.ts';

type Input = InputOf<typeof accountProtocol.changePayPassword>;

/**
 * Money is behind it: where one is set already, neither the login password nor a code suffices alone.
 * @throws Refusal for a missing or wrong proof, and for a poor new password
 */
export async function changePayPassword(
  work: Work,
  { memberId, sessionId }: Member,
  input: Input,
  caller: Caller,
): Promise<void> {
  const member = await requireSelf(work, memberId);
  const spend = await prove(work, member, input, caller);
  await requireGoodPayPassword(member, input.payPwd);
  const hash = await hashPassword(input.payPwd);
  const detail = { by: input.by, isFirst: member.payPasswordHash === null };
  await work.apart(async (apart) => {
    await spend(apart);
    await keepPayPassword(apart, memberId, hash);
    await recordSecurityEvent(apart, { kind: 'payPasswordChanged', memberId, sessionId, caller, detail });
  });
}

async function prove(work: Work, member: MemberRow, input: Input, caller: Caller): Promise<SpendProof> {
  const { by, proof, password } = input;
  if (by === 'payPassword') {
    await checkPayPassword(work, member.memberId, proof, caller);
    return async () => {};
  }
  if (member.payPasswordHash !== null) {
    if (by === 'password') throw loginErrors.needsPayProof();
    if (member.passwordHash !== null) {
      if (!password) throw loginErrors.needsLoginPassword({ name: 'password' });
      await checkLoginPassword(work, member.memberId, password, caller);
    }
  }
  return proveOwner(work, member, by, proof, caller);
}
