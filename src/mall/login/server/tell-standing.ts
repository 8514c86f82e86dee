// How well an account is protected: what the security centre shows first.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { bit } from '#kit/http/wire.ts';
import type { Member } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import type { Standing } from '../account.protocol.ts';
import { maskEmail, maskMobile } from './tell-member-info.ts';

const FACTS = `
  SELECT
    (SELECT max(created_at) FROM security_event
     WHERE member_id = $1 AND kind IN ('passwordChanged', 'passwordReset')) AS password_at,
    (SELECT max(created_at) FROM security_event WHERE member_id = $1 AND kind = 'payPasswordChanged') AS pay_at,
    (SELECT count(*) FROM member_session WHERE member_id = $1 AND ended_at IS NULL AND expires_at > $2) AS sessions`;

export async function tellStanding(work: Work, { memberId }: Member): Promise<Standing> {
  const member = await findMember(work, memberId);
  if (!member) throw httpErrors.notLoggedIn();
  const facts = only(
    await work.query<{ password_at: Date | null; pay_at: Date | null; sessions: string }>(
      FACTS,
      [memberId, work.now],
      'security-facts',
    ),
  );
  return {
    hasPassword: bit(member.passwordHash !== null),
    hasPayPwd: bit(member.payPasswordHash !== null),
    passwordChangedAt: facts.password_at?.toISOString() ?? null,
    payPasswordChangedAt: facts.pay_at?.toISOString() ?? null,
    mobile: member.mobile && maskMobile(member.mobile),
    email: member.email && maskEmail(member.email),
    isEmailProven: bit(member.isEmailProven),
    sessions: Number(facts.sessions),
  };
}
