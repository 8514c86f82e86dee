// Puts a new password in place of the old one, login or pay.
import type { Work } from '#kit/db/work.ts';
import { ownPasswordChosen } from '../member.events.ts';
import { forgetAllTries } from './password-tries.ts';

/**
 * In a transaction. A pause after wrong passwords ends, and so does the duty to choose a password of one's own.
 * Ending the member's other logins is up to the caller.
 */
export async function keepPassword(work: Work, memberId: number, passwordHash: string): Promise<void> {
  const [former] = await work.query<{ must_change: boolean }>(
    `UPDATE member m SET password_hash = $2, must_change_password = false
     FROM (SELECT must_change_password AS must_change FROM member WHERE member_id = $1 FOR UPDATE) AS former
     WHERE m.member_id = $1 RETURNING former.must_change`,
    [memberId, passwordHash],
    'password-keep',
  );
  await forgetAllTries(work, 'login', memberId);
  if (former?.must_change) {
    await work.emit(ownPasswordChosen, { memberId });
    await work.announce('member', String(memberId));
  }
}

/**
 * In a transaction. His enterprise's own login vouches for him: a password that somebody else has chosen opens nothing any
 * more, and the duty to replace it ends. Changes nothing for who has one of his own.
 */
export async function dropInitialPassword(work: Work, memberId: number): Promise<void> {
  const dropped = await work.query(
    `UPDATE member SET password_hash = NULL, must_change_password = false
     WHERE member_id = $1 AND must_change_password RETURNING 1`,
    [memberId],
    'password-drop-initial',
  );
  if (dropped.length === 0) return;
  await work.emit(ownPasswordChosen, { memberId });
  await work.announce('member', String(memberId));
}

/** In a transaction. A pause after wrong pay passwords ends. */
export async function keepPayPassword(work: Work, memberId: number, payPasswordHash: string): Promise<void> {
  await work.query(
    'UPDATE member SET pay_password_hash = $2 WHERE member_id = $1',
    [memberId, payPasswordHash],
    'pay-password-keep',
  );
  await forgetAllTries(work, 'pay', memberId);
}
