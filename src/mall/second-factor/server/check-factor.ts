// Looks at a code: right once, wrong five times at most in five minutes.
import { createHmac } from 'node:crypto';
import { verifySync } from 'otplib';
import { readHiddenText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { after, minutes, seconds } from '#kit/time/duration.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { isAuthenticatorCode, plainFactorCode } from '../factor-code.ts';
import { factorErrors } from './second-factor.errors.ts';

/** For `hideText`. */
export const SECRET_USE = 'second-factor.secret';
const STEP = seconds(30); // RFC 6238
const TRIES = 5; // chosen
const TRY_WINDOW = minutes(5); // chosen

interface Kept {
  secret: string;
  is_on: boolean;
  last_step: number;
}

/** Uses up a code that was right, within this work; undone with it, the code is good again. @throws Refusal when it was used meanwhile */
export type SpendCode = (apart: Work) => Promise<void>;

/**
 * Looks at a code, outside of a transaction: wrong ones stay counted.
 * @param wants a factor that is on, or one whose set-up waits for its first code, which no recovery code can be
 * @throws Refusal for a wrong code, after too many, and when there is no such factor
 */
export async function checkFactor(
  work: Work,
  tokenSecret: Uint8Array,
  memberId: number,
  typed: string,
  caller: Caller,
  wants: 'on' | 'begun' = 'on',
): Promise<SpendCode> {
  const [kept] = await work.query<Kept>(
    'SELECT secret, confirmed_at IS NOT NULL AS is_on, last_step FROM second_factor WHERE member_id = $1',
    [memberId],
    'factor-find',
  );
  if (!kept || kept.is_on !== (wants === 'on'))
    throw wants === 'on' ? factorErrors.notOn() : kept ? factorErrors.alreadyOn() : factorErrors.notBegun();
  const tries = await work.apart((apart) => countTry(apart, memberId));
  const spend =
    isAuthenticatorCode(typed) || wants === 'begun'
      ? spendStep(work, tokenSecret, kept, memberId, typed)
      : await spendRecovery(work, tokenSecret, memberId, typed, caller);
  if (spend)
    return async (apart) => {
      await spend(apart);
      await apart.query(
        'UPDATE second_factor SET tries = 0 WHERE member_id = $1',
        [memberId],
        'factor-right',
      );
    };
  await work.apart((apart) =>
    recordSecurityEvent(apart, {
      kind: tries === TRIES ? 'factorPaused' : 'factorRefused',
      memberId,
      caller,
      detail: { tries },
    }),
  );
  throw factorErrors.wrongCode({ name: 'code', left: TRIES - tries });
}

/** Counted before looking, so that a hundred tries at once are no way around the limit. @returns which try of the window it is */
async function countTry(work: Work, memberId: number): Promise<number> {
  const windowStart = after(work.now, -TRY_WINDOW);
  const [row] = await work.query<{ tries: number; tries_since: Date }>(
    `UPDATE second_factor SET
       tries = CASE WHEN tries = 0 OR tries_since <= $2 THEN 1 ELSE tries + 1 END,
       tries_since = CASE WHEN tries = 0 OR tries_since <= $2 THEN $3 ELSE tries_since END
     WHERE member_id = $1 RETURNING tries, tries_since`,
    [memberId, windowStart, work.now],
    'factor-count',
  );
  if (!row) throw factorErrors.notOn();
  if (row.tries <= TRIES) return row.tries;
  const left = after(row.tries_since, TRY_WINDOW).getTime() - work.now.getTime();
  throw factorErrors.tooManyTries({ name: 'code', minutes: Math.max(1, Math.ceil(left / minutes(1))) });
}

/** One step earlier or later will do: clocks differ. The step of a right code, and those before, are spent by it. */
function spendStep(
  work: Work,
  tokenSecret: Uint8Array,
  { secret: hidden, last_step: lastStep }: Kept,
  memberId: number,
  typed: string,
): SpendCode | undefined {
  const secret = readHiddenText(tokenSecret, SECRET_USE, hidden);
  if (secret === undefined) throw factorErrors.unreadable();
  const token = plainFactorCode(typed);
  if (!isAuthenticatorCode(token)) return undefined;
  const epoch = Math.floor(work.now.getTime() / 1_000);
  const found = verifySync({ secret, token, epoch, epochTolerance: STEP / 1_000 });
  if (!found.valid || !('timeStep' in found)) return undefined;
  const { timeStep } = found;
  if (timeStep <= lastStep) throw factorErrors.codeSpent({ name: 'code' });
  return async (apart) => {
    const spent = await apart.query(
      'UPDATE second_factor SET last_step = $2 WHERE member_id = $1 AND last_step < $2 RETURNING 1',
      [memberId, timeStep],
      'factor-spend',
    );
    if (spent.length === 0) throw factorErrors.codeSpent({ name: 'code' });
  };
}

async function spendRecovery(
  work: Work,
  tokenSecret: Uint8Array,
  memberId: number,
  typed: string,
  caller: Caller,
): Promise<SpendCode | undefined> {
  const hash = recoveryHash(tokenSecret, memberId, typed);
  const [there] = await work.query(
    'SELECT FROM recovery_code WHERE member_id = $1 AND code_hash = $2',
    [memberId, hash],
    'recovery-find',
  );
  if (!there) return undefined;
  return async (apart) => {
    const spent = await apart.query<{ left: number }>(
      `WITH spent AS (DELETE FROM recovery_code WHERE member_id = $1 AND code_hash = $2 RETURNING 1)
       SELECT (SELECT count(*) FROM recovery_code WHERE member_id = $1)::int - 1 AS left FROM spent`,
      [memberId, hash],
      'recovery-spend',
    );
    if (spent.length === 0) throw factorErrors.codeSpent({ name: 'code' });
    const detail = { left: required(spent[0]).left };
    await recordSecurityEvent(apart, { kind: 'recoveryCodeUsed', memberId, caller, detail });
  };
}

/** With the mall's secret: a copy of the database alone is not enough to try codes against it. */
export function recoveryHash(tokenSecret: Uint8Array, memberId: number, code: string): string {
  return createHmac('sha256', tokenSecret)
    .update(`recovery:${memberId}:${plainFactorCode(code)}`)
    .digest('hex');
}
