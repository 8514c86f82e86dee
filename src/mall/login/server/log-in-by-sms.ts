// Login type 2 of the specification: mobile and SMS code.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { findMemberByAccount } from '#mall/member/server/member.ts';
import { requireRightCode, spendSmsCode } from '#mall/message/server/message.ts';
import type { Tokens } from '../login.protocol.ts';
import { type Baggage, beginSession, type Entrance, letIn } from './begin-session.ts';
import { loginErrors } from './login.errors.ts';

/**
 * Runs outside a transaction, so that wrong tries stay counted. A right code of a mobile without a member stays good:
 * its owner can register with it.
 * @throws Refusal for a wrong or used-up code, and for a mobile that nobody has registered
 */
export async function logInBySms(
  work: Work,
  entrance: Entrance,
  { username: mobile, password: code, ...baggage }: { username: string; password: string } & Baggage,
  caller: Caller,
): Promise<Tokens> {
  const refused = checkMobile(mobile) ?? checkSmsCode(code);
  if (refused) throw new Refusal(State.refused, refused);
  const right = await requireRightCode(work, mobile, code);
  const member = await findMemberByAccount(work, mobile);
  if (!member) throw loginErrors.notRegistered();
  return letIn(work, async (apart) => {
    await spendSmsCode(apart, right);
    return beginSession(apart, entrance, member.memberId, baggage, caller, 'sms');
  });
}
