// A member chooses another login password; every other device of his is logged out.
import type { Work } from '#kit/db/work.ts';
import type { Caller, Handlers } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  hashPassword,
  keepPassword,
  recordSecurityEvent,
  requireGoodPassword,
} from '#mall/member/server/member.ts';
import type { accountProtocol } from '../account.protocol.ts';
import { endOtherSessions } from './end-sessions.ts';
import { loginErrors } from './login.errors.ts';
import { proveOwner, requireSelf, type SpendProof } from './prove-owner.ts';

type Acts = Handlers<typeof accountProtocol>;

/** @throws Refusal for a wrong proof, and for a password that is the member's name, mobile or old password */
export const changePassword: Acts['changePassword'] = async (
  work,
  actor,
  { by, proof, password },
  caller,
) => {
  const member = await requireSelf(work, actor.memberId);
  const spend = await proveOwner(work, member, by, proof, caller);
  await requireGoodPassword(work, member, password);
  await put(work, actor, password, caller, spend, { by });
};

/** The login itself is the proof: it was made with the password that somebody else has chosen. @throws Refusal when there is no need */
export const chooseFirstPassword: Acts['firstPassword'] = async (work, actor, { password }, caller) => {
  const member = await requireSelf(work, actor.memberId);
  if (!member.mustChangePassword) throw loginErrors.passwordIsOwn();
  await requireGoodPassword(work, member, password);
  await put(work, actor, password, caller, async () => {}, { by: 'first' });
};

async function put(
  work: Work,
  { memberId, sessionId }: Member,
  password: string,
  caller: Caller,
  spend: SpendProof,
  detail: Record<string, unknown>,
): Promise<void> {
  const hash = await hashPassword(password);
  await work.apart(async (apart) => {
    await spend(apart);
    await keepPassword(apart, memberId, hash);
    await endOtherSessions(apart, memberId, sessionId);
    await recordSecurityEvent(apart, { kind: 'passwordChanged', memberId, sessionId, caller, detail });
  });
}
