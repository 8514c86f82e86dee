// An administrator renews an invitation that was not used in time, or whose password got lost.
import type { Handler } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { stepBy } from '#mall/member/actor.ts';
import {
  findMember,
  hashPassword,
  recordSecurityEvent,
  setInitialPassword,
} from '#mall/member/server/member.ts';
import type { SmsSender } from '#mall/message/server/message.ts';
import type { subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeStopped } from './company.events.ts';
import { makeInitialPassword, sendInitialPassword } from './initial-password.ts';
import { holdSubAccount, requireManageable, scopeOf } from './manage-sub-account.ts';
import { subAccountLife } from './sub-account-life.ts';

/**
 * A new initial password with the full time to use it; the one before opens nothing any more.
 * @throws subAccountErrors.notFound, notYourself, mayMore, limitOfOthers, notNow for an account that is in use
 */
export function renewSubAccount(smsSender: SmsSender): Handler<typeof subAccountProtocol.renew> {
  return async (work, actor, { memberId }, caller) => {
    const initialPassword = makeInitialPassword();
    const passwordHash = await hashPassword(initialPassword);
    const scope = await scopeOf(work, actor);
    const row = await holdSubAccount(work, actor, memberId);
    requireManageable(actor, scope, row);
    subAccountLife.require(work, row, 'renew', 'administrator');
    await setInitialPassword(work, memberId, passwordHash);
    await work.emit(employeeStopped, { memberId });
    await subAccountLife.advance(work, row, 'renew', stepBy('administrator', actor));
    await recordSecurityEvent(work, {
      kind: 'passwordReset',
      memberId,
      actorId: actor.memberId,
      sessionId: actor.sessionId,
      caller,
      detail: { invitation: 'renewed' },
    });
    const { memberName, mobile } = required(await findMember(work, memberId));
    if (mobile) {
      await sendInitialPassword(work, smsSender, { mobile, memberName, password: initialPassword });
    }
    return { memberId, memberName, initialPassword };
  };
}
