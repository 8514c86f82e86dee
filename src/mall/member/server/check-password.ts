// Asks a member who is logged in for a password once more: the login password before changes, the pay password before payments.
import type { Work } from '#kit/db/work.ts';
import { isPassword, isProven } from './hash-password.ts';
import { memberErrors } from './member.errors.ts';
import {
  countTry,
  findHashAndTries,
  forgetTries,
  giveTryBack,
  PASSWORD_TRIES,
  type TryKind,
  triesSubject,
} from './password-tries.ts';
import { recordSecurityEvent, type SecurityEvent } from './record-security-event.ts';

type From = SecurityEvent['caller'];

const SOMEWHERE: From = { ip: '', userAgent: '' };

/**
 * @param caller stands in the audit row when it was wrong too often
 * @throws Refusal when it is wrong, or was wrong too often lately; call it before anything has been changed
 */
export async function checkLoginPassword(
  work: Work,
  memberId: number,
  password: string,
  caller: From = SOMEWHERE,
): Promise<void> {
  await check(work, 'login', memberId, password, caller);
}

/**
 * @param caller stands in the audit row when it was wrong too often
 * @throws Refusal when none is set, it is wrong, or it was wrong too often lately; call it before anything has been changed
 */
export async function checkPayPassword(
  work: Work,
  memberId: number,
  payPwd: string,
  caller: From = SOMEWHERE,
): Promise<void> {
  await check(work, 'pay', memberId, payPwd, caller);
}

async function check(
  work: Work,
  kind: TryKind,
  memberId: number,
  given: string,
  caller: From,
): Promise<void> {
  const subject = triesSubject(memberId);
  const { kept, tries: before } = await findHashAndTries(work, kind, memberId);
  if (kept === null && kind === 'pay') throw memberErrors.noPayPassword();
  if (before.count >= PASSWORD_TRIES) throw memberErrors.tooManyTries({ minutes: before.minutes });
  if (kept !== null && isProven(kept, given)) {
    if (before.count > 0) await work.apart((apart) => forgetTries(apart, kind, subject));
    return;
  }
  // Counted before looking, so that a hundred tries at once are no way around the limit.
  const tries = await work.apart((apart) => countTry(apart, kind, subject));
  if (tries.count > PASSWORD_TRIES) throw memberErrors.tooManyTries({ minutes: tries.minutes });
  const isRight = await isPassword(kept, given).catch(async (busy: unknown) => {
    await work.apart((apart) => giveTryBack(apart, kind, subject));
    throw busy;
  });
  if (isRight) return work.apart((apart) => forgetTries(apart, kind, subject));
  if (tries.count === PASSWORD_TRIES) {
    const paused = kind === 'pay' ? 'payPasswordPaused' : 'loginPaused';
    await work.apart((apart) =>
      recordSecurityEvent(apart, { kind: paused, memberId, caller, detail: { tries: tries.count } }),
    );
  }
  const left = Math.max(0, PASSWORD_TRIES - tries.count);
  throw kind === 'pay' ? memberErrors.wrongPayPassword({ left }) : memberErrors.wrongPassword({ left });
}
