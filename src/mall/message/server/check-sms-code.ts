// Holds a typed SMS code against the one that was sent: each code opens one door once, and bears few wrong tries.
import { hash, verify } from '@node-rs/argon2';
import type { Work } from '#kit/db/work.ts';
import type { Refusal } from '#kit/http/refusal.ts';
import { messageErrors } from './message.errors.ts';

export const WRONG_TRIES = 5; // chosen: of a million codes, a guesser sees five

/** Lighter than a password's hash: it has to hold for ten minutes only. */
export function hashCode(code: string): Promise<string> {
  return hash(code, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
}

/** Counts the try before looking, so that many tries at once are still counted one by one. */
const TAKE_TRY = `
  UPDATE sms_code SET wrong_tries = wrong_tries + 1
  WHERE mobile = $1 AND expires_at > $2 AND wrong_tries < $3 RETURNING code_hash`;

/** A code that was right, to be used up together with what it was typed for. */
export interface RightCode {
  mobile: string;
  codeHash: string;
}

/**
 * Whether the code is right; if not, the refusal to throw: wrong, or used up, too old, guessed at too often.
 * It is returned rather than thrown because each call counts as a try that must stay counted:
 * call it outside a transaction, or through `work.apart`, and throw afterwards.
 */
export async function matchSmsCode(work: Work, mobile: string, code: string): Promise<RightCode | Refusal> {
  const [kept] = await work.query<{ code_hash: string }>(
    TAKE_TRY,
    [mobile, work.now, WRONG_TRIES],
    'sms-take-try',
  );
  if (!kept) return messageErrors.codeOver();
  if (!(await verify(kept.code_hash, code))) return messageErrors.wrongCode();
  await work.query(
    'UPDATE sms_code SET wrong_tries = wrong_tries - 1 WHERE mobile = $1 AND code_hash = $2',
    [mobile, kept.code_hash],
    'sms-give-try-back',
  );
  return { mobile, codeHash: kept.code_hash };
}

/**
 * Spends the code within this work: if the work is undone, the code stays good.
 * @throws Refusal when a twin of this request has used it meanwhile
 */
export async function spendSmsCode(work: Work, { mobile, codeHash }: RightCode): Promise<void> {
  const used = await work.query(
    'DELETE FROM sms_code WHERE mobile = $1 AND code_hash = $2 RETURNING 1',
    [mobile, codeHash],
    'sms-use-up',
  );
  if (used.length === 0) throw messageErrors.codeOver();
}
