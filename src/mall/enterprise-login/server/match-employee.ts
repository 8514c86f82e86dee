// Which employee somebody is whom his enterprise's provider has vouched for: the one bound before, the one with his e-mail, a new one, or nobody.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { addEmployee } from '#mall/company/server/company.ts';
import { proposeMemberName } from '#mall/login/server/login.ts';
import { dropInitialPassword, recordSecurityEvent } from '#mall/member/server/member.ts';
import { domainOf } from '../login-address.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';
import { type LoginRow, type ProvenIdentity, providerOf } from './login-settings.ts';

export type Match =
  | { verdict: 'known'; memberId: number; memberName: string; isBound: boolean }
  | { verdict: 'added'; email: string }
  | { verdict: 'refused'; why: 'noEmail' | 'notKnown' };

/**
 * An employee of this enterprise who has not left. Never its main account, and nobody who runs a store or works for the
 * platform: what they may do is not the enterprise's to give away.
 */
const REACHABLE = `
  FROM sub_account a JOIN member m ON m.member_id = a.member_id
  WHERE a.enterprise_id = $1 AND a.state <> 'LEFT'
    AND NOT EXISTS (SELECT FROM platform_operator p WHERE p.member_id = m.member_id)
    AND NOT EXISTS (SELECT FROM store_operator s WHERE s.member_id = m.member_id)`;

interface Found {
  memberId: number;
  memberName: string;
}

/** Looks, and changes nothing. A subject that is bound counts alone, whatever e-mail comes with it. */
export async function matchEmployee(work: Work, login: LoginRow, identity: ProvenIdentity): Promise<Match> {
  const { enterpriseId } = login;
  const provider = providerOf(login);
  const { subject, email } = identity;
  const [bound] = await work.query<{ memberId: number }>(
    `SELECT member_id AS "memberId" FROM enterprise_login_subject
     WHERE enterprise_id = $1 AND provider = $2 AND subject = $3`,
    [enterpriseId, provider, subject],
    'subject-bound',
  );
  if (bound) {
    const [known] = await work.query<Found>(
      `SELECT m.member_id AS "memberId", m.member_name AS "memberName" ${REACHABLE} AND m.member_id = $2`,
      [enterpriseId, bound.memberId],
      'subject-employee',
    );
    return known ? { verdict: 'known', ...known, isBound: true } : { verdict: 'refused', why: 'notKnown' };
  }
  if (!email) return { verdict: 'refused', why: 'noEmail' };
  const employees = await work.query<Found & { isTaken: boolean }>(
    `SELECT m.member_id AS "memberId", m.member_name AS "memberName",
            EXISTS (SELECT FROM enterprise_login_subject s WHERE s.member_id = m.member_id AND s.provider = $3) AS "isTaken"
     ${REACHABLE} AND lower(m.email) = $2`,
    [enterpriseId, email, provider],
    'subject-email',
  );
  const [one, ...others] = employees;
  if (one && others.length === 0 && !one.isTaken) {
    const { memberId, memberName } = one;
    return { verdict: 'known', memberId, memberName, isBound: false };
  }
  return !one && (await mayAdd(work, login, email))
    ? { verdict: 'added', email }
    : { verdict: 'refused', why: 'notKnown' };
}

/** Only addresses of a domain that is the enterprise's, and that nobody in the mall has proven to be his. */
async function mayAdd(work: Work, { enterpriseId, addsUnknown }: LoginRow, email: string): Promise<boolean> {
  if (!addsUnknown) return false;
  const [found] = await work.query<{ mayAdd: boolean }>(
    `SELECT EXISTS (SELECT FROM enterprise_login_domain
                    WHERE enterprise_id = $1 AND domain = $2 AND proven_at IS NOT NULL)
            AND NOT EXISTS (SELECT FROM member WHERE lower(email) = $3 AND is_email_proven)
            AND NOT EXISTS (SELECT FROM enterprise e JOIN member m ON m.member_id = e.main_member_id
                            WHERE e.enterprise_id = $1 AND lower(m.email) = $3) AS "mayAdd"`,
    [enterpriseId, domainOf(email) ?? '', email],
    'subject-may-add',
  );
  return found?.mayAdd === true;
}

/**
 * In a transaction: binds the subject at the first login, and makes an account where there is none and that is wanted. An
 * invitation is accepted by it: its initial password opens nothing any more.
 * @returns the employee. @throws Refusal when he is nobody here
 */
export async function admitEmployee(
  work: Work,
  login: LoginRow,
  identity: ProvenIdentity,
  caller: Caller,
): Promise<number> {
  const { enterpriseId } = login;
  // One at a time of each enterprise: two first logins of one person make one account.
  await work.query('SELECT FROM enterprise_login WHERE enterprise_id = $1 FOR UPDATE', [enterpriseId]);
  const match = await matchEmployee(work, login, identity);
  if (match.verdict === 'refused') throw enterpriseLoginErrors[match.why]();
  if (match.verdict === 'known' && match.isBound) return match.memberId;
  const memberId = match.verdict === 'known' ? match.memberId : await add(work, login, identity, match.email);
  await work.query(
    `INSERT INTO enterprise_login_subject (enterprise_id, provider, subject, member_id, bound_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [enterpriseId, providerOf(login), identity.subject, memberId, work.now],
    'subject-bind',
  );
  await dropInitialPassword(work, memberId);
  await recordSecurityEvent(work, {
    kind: 'enterpriseLoginBound',
    memberId,
    caller,
    detail: { provider: providerOf(login) },
  });
  return memberId;
}

async function add(
  work: Work,
  { enterpriseId }: LoginRow,
  { name }: ProvenIdentity,
  email: string,
): Promise<number> {
  const local = email.slice(0, email.indexOf('@'));
  const realName = [...name.replaceAll('\0', '').trim()].slice(0, 30).join('') || local.slice(0, 30);
  const memberName = await proposeMemberName(work, local);
  return addEmployee(work, { enterpriseId, memberName, realName, email });
}
