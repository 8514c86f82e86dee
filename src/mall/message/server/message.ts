// The front door of the message room.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { matchSmsCode, type RightCode, spendSmsCode } from './check-sms-code.ts';

/**
 * Lets the right SMS code pass and uses it up within this work: if the work is undone, the code stays good.
 * Wrong tries stay counted all the same.
 * @throws Refusal for a wrong code, and for one that is used up, too old or was guessed at too often
 */
export async function checkSmsCodeOf(work: Work, mobile: string, code: string): Promise<void> {
  const right = await work.apart((apart) => matchSmsCode(apart, mobile, code));
  if (right instanceof Refusal) throw right;
  await spendSmsCode(work, right);
}

/**
 * The first half of the above, for work that is in no transaction yet; `spendSmsCode` is the second.
 * @throws Refusal as above
 */
export async function requireRightCode(work: Work, mobile: string, code: string): Promise<RightCode> {
  const right = await matchSmsCode(work, mobile, code);
  if (right instanceof Refusal) throw right;
  return right;
}

export { spendSmsCode };
