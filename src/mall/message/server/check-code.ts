// Holds a typed verification code against the one that was sent: each opens one door once, and bears few wrong tries.
import { hash, verify } from '@node-rs/argon2';
import type { Work } from '#kit/db/work.ts';
import type { Refusal } from '#kit/http/refusal.ts';
import type { CodeChannel, CodePurpose } from '../code-purpose.ts';
import { messageErrors } from './message.errors.ts';

const WRONG_TRIES = 5; // chosen: of a million codes, a guesser sees five

/** Whom a code was sent to, and what for. */
export interface CodeKey {
  channel: CodeChannel;
  /** A mobile, or an e-mail address as it was typed. */
  recipient: string;
  purpose: CodePurpose;
}

/** A code that was right, to be used up together with what it was typed for. */
export interface RightCode extends CodeKey {
  codeHash: string;
}

/** Lighter than a password's hash: it has to hold for ten minutes only. */
export function hashCode(code: string): Promise<string> {
  return hash(code, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
}

/** The first three values of every statement on codes: e-mail addresses are compared in small letters. */
export function keyValues({ channel, recipient, purpose }: CodeKey): [CodeChannel, string, CodePurpose] {
  return [channel, recipient.toLowerCase(), purpose];
}

const MEANT = 'channel = $1 AND recipient = $2 AND purpose = $3';

/** Counts the try before looking, so that many tries at once are still counted one by one. */
const TAKE_TRY = `
  UPDATE proof_code SET wrong_tries = wrong_tries + 1
  WHERE ${MEANT} AND expires_at > $4 AND wrong_tries < $5 RETURNING code_hash`;

/**
 * Whether the code is right; if not, the refusal to throw: wrong, or used up, too old, guessed at too often.
 * It is returned rather than thrown because each call counts as a try that must stay counted:
 * call it outside a transaction, or through `work.apart`, and throw afterwards.
 */
export async function matchCode(work: Work, key: CodeKey, code: string): Promise<RightCode | Refusal> {
  const values = keyValues(key);
  const [kept] = await work.query<{ code_hash: string }>(
    TAKE_TRY,
    [...values, work.now, WRONG_TRIES],
    'code-take-try',
  );
  if (!kept) return key.channel === 'sms' ? messageErrors.codeOver() : messageErrors.emailCodeOver();
  if (!(await verify(kept.code_hash, code)))
    return key.channel === 'sms' ? messageErrors.wrongCode() : messageErrors.wrongEmailCode();
  await work.query(
    `UPDATE proof_code SET wrong_tries = wrong_tries - 1 WHERE ${MEANT} AND code_hash = $4`,
    [...values, kept.code_hash],
    'code-give-try-back',
  );
  return { ...key, codeHash: kept.code_hash };
}

/**
 * Spends the code within this work: if the work is undone, the code stays good.
 * @throws Refusal when a twin of this request has used it meanwhile
 */
export async function spendCode(work: Work, right: RightCode): Promise<void> {
  const used = await work.query(
    `DELETE FROM proof_code WHERE ${MEANT} AND code_hash = $4 RETURNING 1`,
    [...keyValues(right), right.codeHash],
    'code-use-up',
  );
  if (used.length > 0) return;
  throw right.channel === 'sms' ? messageErrors.codeOver() : messageErrors.emailCodeOver();
}
