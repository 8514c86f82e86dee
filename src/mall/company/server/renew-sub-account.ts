// An administrator renews an invitation that was not used in time, or whose password got lost.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { after } from '#kit/time/duration.ts';
import type { Employee } from '#mall/member/actor.ts';
import {
  findMember,
  hashPassword,
  recordSecurityEvent,
  setInitialPassword,
} from '#mall/member/server/member.ts';
import type { SmsSender } from '#mall/message/server/message.ts';
import type { Invited } from '../sub-account.protocol.ts';
import { INVITATION_TIME } from '../sub-account-process.ts';
import { advanceSubAccount, asAdministrator, requireStep } from './advance-sub-account.ts';
import { employeeStopped } from './company.events.ts';
import { makeInitialPassword, sendInitialPassword } from './initial-password.ts';
import { holdSubAccount, requireManageable, scopeOf } from './manage-sub-account.ts';

/**
 * A new initial password with the full time to use it; the one before opens nothing any more.
 * @throws subAccountErrors.notFound, notYourself, mayMore, limitOfOthers, notNow for an account that is in use
 */
export function renewSubAccount(smsSender: SmsSender) {
  return async (
    work: Work,
    actor: Employee,
    { memberId }: { memberId: number },
    caller: Caller,
  ): Promise<Invited> => {
    const initialPassword = makeInitialPassword();
    const passwordHash = await hashPassword(initialPassword);
    const scope = await scopeOf(work, actor);
    const row = await holdSubAccount(work, actor, memberId);
    requireManageable(actor, scope, row);
    requireStep(row, 'renew', 'administrator');
    await setInitialPassword(work, memberId, passwordHash);
    await work.emit(employeeStopped, { memberId });
    await advanceSubAccount(work, row, 'renew', asAdministrator(actor), {
      set: { invitedUntil: after(work.now, INVITATION_TIME) },
    });
    await recordSecurityEvent(work, {
      kind: 'passwordReset',
      memberId,
      actorId: actor.memberId,
      sessionId: actor.sessionId,
      caller,
      detail: { invitation: 'renewed' },
    });
    const { memberName, mobile } = (await findMember(work, memberId))!;
    if (mobile) {
      await sendInitialPassword(work, smsSender, { mobile, memberName, password: initialPassword });
    }
    return { memberId, memberName, initialPassword };
  };
}
