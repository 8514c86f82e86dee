// Asks a member who is logged in for a password once more: the login password before changes, the pay password before payments.
import type { Work } from '#kit/db/work.ts';
import { memberErrors } from '../member.errors.ts';
import { recordSecurityEvent, type SecurityEvent } from '../record-security-event.ts';
import { isPassword, isProven } from './hash-password.ts';
import {
  countWith,
  findHashAndCounted,
  forgetTries,
  giveTryBack,
  memberInside,
  PASSWORD_TRIES,
  type TryKind,
} from './password-tries.ts';

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
  const counters = memberInside(memberId);
  const { kept, before } = await findHashAndCounted(work, kind, memberId, counters);
  if (kept === null && kind === 'pay') throw memberErrors.noPayPassword();
  if (before.pause) throw memberErrors.tooManyTries({ minutes: before.pause });
  if (kept !== null && isProven(kept, given)) {
    if (before.count > 0) await work.apart((apart) => forgetTries(apart, kind, counters.slice(0, 1)));
    return;
  }
  // Counted before looking, so that a hundred tries at once are no way around the limit.
  const { count, pause } = await work.apart((apart) => countWith(apart, kind, counters));
  if (pause) throw memberErrors.tooManyTries({ minutes: pause });
  const isRight = await isPassword(kept, given).catch(async (busy: unknown) => {
    await work.apart((apart) => giveTryBack(apart, kind, counters));
    throw busy;
  });
  if (isRight) return work.apart((apart) => forgetTries(apart, kind, counters));
  if (count === PASSWORD_TRIES) {
    const paused = kind === 'pay' ? 'payPasswordPaused' : 'loginPaused';
    await work.apart((apart) =>
      recordSecurityEvent(apart, { kind: paused, memberId, caller, detail: { tries: count } }),
    );
  }
  const left = Math.max(0, PASSWORD_TRIES - count);
  throw kind === 'pay' ? memberErrors.wrongPayPassword({ left }) : memberErrors.wrongPassword({ left });
}
