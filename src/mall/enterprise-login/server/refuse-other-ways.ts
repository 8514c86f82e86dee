// Where an enterprise asks its employees to come in by its own login, all other ways are shut to them.
import type { Work } from '#kit/db/work.ts';
import type { LoginWay } from '#mall/login/account.protocol.ts';
import { endOtherSessions, endSessions } from '#mall/login/server/login.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';

/** Employees for whom it counts: not the main account, so that nobody is locked out, and nobody whom the provider cannot reach. Those of a revoked enterprise are stopped anyhow. */
const BOUND = `
  FROM sub_account a
  JOIN enterprise_login l ON l.enterprise_id = a.enterprise_id AND l.is_on AND l.is_required
  WHERE a.state <> 'LEFT'
    AND NOT EXISTS (SELECT FROM platform_operator p WHERE p.member_id = a.member_id)
    AND NOT EXISTS (SELECT FROM store_operator s WHERE s.member_id = a.member_id)`;

/**
 * For the login's entrance, after whatever he has shown was right. By QR code it is a login of his that lets him in, which
 * has come in by his enterprise's. @throws Refusal for an employee who must come in by his enterprise's own login
 */
export async function refuseOtherWays(work: Work, memberId: number, by: LoginWay): Promise<void> {
  if (by === 'enterprise' || by === 'qr') return;
  const [bound] = await work.query<{ code: string }>(
    `SELECT l.code ${BOUND} AND a.member_id = $1`,
    [memberId],
    'must-use-enterprise-login',
  );
  if (bound) throw enterpriseLoginErrors.mustUse({ mustUseEnterpriseLogin: true, code: bound.code });
}

/** Ends the logins of all whom it counts for; of who has switched it on, all but the one he is in. */
export async function endEmployeesSessions(
  work: Work,
  enterpriseId: number,
  actor: { memberId: number; sessionId: number },
): Promise<void> {
  const employees = await work.query<{ memberId: number }>(
    `SELECT a.member_id AS "memberId" ${BOUND} AND a.enterprise_id = $1 ORDER BY a.member_id`,
    [enterpriseId],
  );
  for (const { memberId } of employees) {
    if (memberId === actor.memberId) await endOtherSessions(work, memberId, actor.sessionId);
    else await endSessions(work, memberId);
  }
}
