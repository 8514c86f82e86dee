// A member who is logged in shows once more that it is himself: by a code at his own mobile or e-mail, or by his login password.
import type { Work } from '#kit/db/work.ts';
import { httpErrors, Refusal } from '#kit/http/refusal.ts';
import type { Caller, Handler } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { checkSmsCode } from '#kit/rules/identity-rules.ts';
import { checkLoginPassword, findMember, type MemberRow } from '#mall/member/server/member.ts';
import { requireRightCode, requireRightEmailCode, spendSmsCode } from '#mall/message/server/message.ts';
import type { accountProtocol, Proof } from '../account.protocol.ts';
import { issueTicket } from './account-ticket.ts';
import { loginErrors } from './login.errors.ts';

/** To be called in the transaction of what the proof was asked for: it uses a code up with it. */
export type SpendProof = (work: Work) => Promise<void>;

/**
 * Runs outside a transaction, so that wrong tries stay counted.
 * @returns how to use the proof up, which for a password is nothing
 * @throws Refusal for a wrong proof, and for one that the member has not: no mobile, no proven e-mail, no password
 */
export async function proveOwner(
  work: Work,
  member: MemberRow,
  by: Proof,
  proof: string,
  caller: Caller,
): Promise<SpendProof> {
  if (by === 'password') {
    if (member.passwordHash === null) throw loginErrors.noLoginPassword();
    await checkLoginPassword(work, member.memberId, proof, caller);
    return async () => {};
  }
  const refused = checkSmsCode(proof);
  if (refused) throw new Refusal(State.refused, refused, { name: 'proof' });
  const right =
    by === 'sms' ? await rightBySms(work, member, proof) : await rightByEmail(work, member, proof);
  return (apart) => spendSmsCode(apart, right);
}

function rightBySms(work: Work, { mobile }: MemberRow, code: string) {
  if (!mobile) throw loginErrors.noOwnMobile();
  return requireRightCode(work, mobile, code, 'verify');
}

function rightByEmail(work: Work, { email, isEmailProven }: MemberRow, code: string) {
  if (!email || !isEmailProven) throw loginErrors.noOwnEmail();
  return requireRightEmailCode(work, email, code, 'verify');
}

/** The first of two steps: makes the action out of the secret that signs tickets. */
export function proveByTicket(secret: Uint8Array): Handler<typeof accountProtocol.prove> {
  return async (work, { memberId, sessionId }, { by, proof }, caller) => {
    const member = await requireSelf(work, memberId);
    const spend = await proveOwner(work, member, by, proof, caller);
    return work.apart(async (apart) => {
      await spend(apart);
      return { ticket: await issueTicket(apart, secret, 'prove', { memberId, sessionId }) };
    });
  };
}

/** The actor's own row. @throws Refusal 266 when he has vanished */
export async function requireSelf(work: Work, memberId: number): Promise<MemberRow> {
  const member = await findMember(work, memberId);
  if (!member) throw httpErrors.notLoggedIn();
  return member;
}
