// An employee leaves: a successor takes over, his name and mobile are free again.
import { and, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import { type Employee, stepBy } from '#mall/member/actor.ts';
import { recordSecurityEvent, retireMember } from '#mall/member/server/member.ts';
import type { subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeLeft, employeeStopped } from './company.events.ts';
import { enterprise, subAccount } from './company.tables.ts';
import { showSubAccount } from './list-sub-accounts.ts';
import { holdSubAccount, requireManageable, scopeOf } from './manage-sub-account.ts';
import { subAccountErrors } from './sub-account.errors.ts';
import { subAccountLife } from './sub-account-life.ts';

/**
 * Closes the account for good. What he looked after is handed over by those who hear `employeeLeft`.
 * @throws subAccountErrors.notFound, notYourself, mayMore, limitOfOthers, notNow, wrongSuccessor
 */
export const leaveSubAccount: Handler<typeof subAccountProtocol.leave> = async (
  work,
  actor,
  { memberId, successorId, reason },
  caller,
) => {
  const scope = await scopeOf(work, actor);
  const row = await holdSubAccount(work, actor, memberId);
  requireManageable(actor, scope, row);
  subAccountLife.require(work, row, 'leave', 'administrator');
  const mainMemberId = await requireSuccessor(work, actor, memberId, successorId);

  await subAccountLife.advance(work, row, 'leave', {
    ...stepBy('administrator', actor),
    set: { successorId, leftAt: work.now },
    reason,
  });
  await work.emit(employeeLeft, { memberId, successorId, enterpriseId: row.enterpriseId, mainMemberId });
  await work.emit(employeeStopped, { memberId });
  await recordSecurityEvent(work, {
    kind: 'subAccountStopped',
    memberId,
    actorId: actor.memberId,
    sessionId: actor.sessionId,
    caller,
    detail: { left: true, successorId, reason },
  });
  await retireMember(work, memberId);
  return showSubAccount(work, actor, { memberId });
};

/** @returns the main account. @throws subAccountErrors.wrongSuccessor for anybody but it or an active colleague */
async function requireSuccessor(
  work: Work,
  actor: Employee,
  memberId: number,
  successorId: number,
): Promise<number> {
  const house = only(
    await work.tx
      .select({ mainMemberId: enterprise.mainMemberId })
      .from(enterprise)
      .where(eq(enterprise.enterpriseId, actor.enterpriseId)),
  );
  if (successorId === house.mainMemberId) return successorId;
  const [colleague] = await work.tx
    .select({ state: subAccount.state })
    .from(subAccount)
    .where(and(eq(subAccount.memberId, successorId), eq(subAccount.enterpriseId, actor.enterpriseId)));
  if (successorId === memberId || colleague?.state !== 'ACTIVE')
    throw subAccountErrors.wrongSuccessor({ name: 'successorId' });
  return house.mainMemberId;
}
