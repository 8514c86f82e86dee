// Another mobile or e-mail address for a member, once it is proven to be his.
import { codeOf } from '#kit/db/failure.ts';
import type { Work } from '#kit/db/work.ts';
import { memberErrors } from './member.errors.ts';

const TAKEN = '23505'; // SQLSTATE: a unique index says no

const MOBILE = `
  UPDATE member m SET mobile = $2
  FROM (SELECT mobile AS former FROM member WHERE member_id = $1 FOR UPDATE) AS kept
  WHERE m.member_id = $1 RETURNING kept.former`;

const EMAIL = `
  UPDATE member m SET email = $2, is_email_proven = true
  FROM (SELECT CASE WHEN is_email_proven THEN email END AS former FROM member WHERE member_id = $1 FOR UPDATE) AS kept
  WHERE m.member_id = $1 RETURNING kept.former`;

/** Returns the former mobile. @throws memberErrors.mobileInUse when it belongs to somebody else; the transaction is over then */
export async function changeMobile(work: Work, memberId: number, mobile: string): Promise<string | null> {
  try {
    const [row] = await work.query<{ former: string | null }>(MOBILE, [memberId, mobile], 'mobile-change');
    return row?.former ?? null;
  } catch (error) {
    throw codeOf(error) === TAKEN ? memberErrors.mobileInUse({ name: 'mobile' }) : error;
  }
}

/**
 * Returns the former address, if it was proven.
 * @param email proven by a code. @throws memberErrors.emailInUse when it is somebody else's; the transaction is over then
 */
export async function changeEmail(work: Work, memberId: number, email: string): Promise<string | null> {
  try {
    const [row] = await work.query<{ former: string | null }>(EMAIL, [memberId, email], 'email-change');
    return row?.former ?? null;
  } catch (error) {
    throw codeOf(error) === TAKEN ? memberErrors.emailInUse({ name: 'email' }) : error;
  }
}
