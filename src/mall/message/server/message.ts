// The front door of the message room.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { CodePurpose } from '../code-purpose.ts';
import { type CodeKey, matchCode, type RightCode, spendCode } from './check-code.ts';

export { findGivenUp, retryGivenUp } from './deliver-messages.ts';

/**
 * Lets the right SMS code pass and uses it up within this work: if the work is undone, the code stays good.
 * Wrong tries stay counted all the same. A code that was sent for another purpose is no code.
 * @throws Refusal for a wrong code, and for one that is used up, too old or was guessed at too often
 */
export function checkSmsCodeOf(
  work: Work,
  mobile: string,
  code: string,
  purpose: CodePurpose = 'free',
): Promise<void> {
  return checkAndSpend(work, { channel: 'sms', recipient: mobile, purpose }, code);
}

/**
 * The same for a code sent by e-mail; capitals of the address do not matter.
 * @throws Refusal as above
 */
export function checkEmailCodeOf(
  work: Work,
  email: string,
  code: string,
  purpose: CodePurpose,
): Promise<void> {
  return checkAndSpend(work, { channel: 'email', recipient: email, purpose }, code);
}

/**
 * The first half of `checkSmsCodeOf`, for work that is in no transaction yet; `spendSmsCode` is the second.
 * @throws Refusal as above
 */
export function requireRightCode(
  work: Work,
  mobile: string,
  code: string,
  purpose: CodePurpose = 'free',
): Promise<RightCode> {
  return requireRight(work, { channel: 'sms', recipient: mobile, purpose }, code);
}

/**
 * The first half of `checkEmailCodeOf`; `spendSmsCode` spends this one too.
 * @throws Refusal as above
 */
export function requireRightEmailCode(
  work: Work,
  email: string,
  code: string,
  purpose: CodePurpose,
): Promise<RightCode> {
  return requireRight(work, { channel: 'email', recipient: email, purpose }, code);
}

async function checkAndSpend(work: Work, key: CodeKey, code: string): Promise<void> {
  const right = await work.apart((apart) => matchCode(apart, key, code));
  if (right instanceof Refusal) throw right;
  await spendCode(work, right);
}

async function requireRight(work: Work, key: CodeKey, code: string): Promise<RightCode> {
  const right = await matchCode(work, key, code);
  if (right instanceof Refusal) throw right;
  return right;
}

export { claimInvitation } from './claim-invitation.ts';
export { sendCodeQuietly } from './send-code.ts';
export type { Senders, SmsSender } from './senders.ts';
export { type Message, type Notice, notice, tellMember, tellOfDocument, writeTo } from './tell-member.ts';
export type { RightCode };
export { spendCode as spendSmsCode };
