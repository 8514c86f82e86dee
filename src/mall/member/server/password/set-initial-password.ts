// Gives an account a password that its owner must replace before anything else, or none at all.
import type { Work } from '#kit/db/work.ts';
import { forgetAllTries } from './password-tries.ts';

/** @param passwordHash null: no password opens the account any more */
export async function setInitialPassword(
  work: Work,
  memberId: number,
  passwordHash: string | null,
): Promise<void> {
  await work.query('UPDATE member SET password_hash = $2, must_change_password = true WHERE member_id = $1', [
    memberId,
    passwordHash,
  ]);
  await forgetAllTries(work, 'login', memberId);
  await work.announce('member', String(memberId));
}
