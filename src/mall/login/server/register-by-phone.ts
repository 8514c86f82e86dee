// Registration with a mobile: the new member comes back logged in, with what he had in his cart.
import type { Handler } from '#kit/http/server/serve.ts';
import { NOTHING } from '#kit/money/money.ts';
import {
  createMember,
  hashPassword,
  recordSecurityEvent,
  refuseOwnName,
} from '#mall/member/server/member.ts';
import { requireRightCode, spendSmsCode } from '#mall/message/server/message.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import type { loginProtocol } from '../login.protocol.ts';
import { beginSession, type Entrance, letIn } from './begin-session.ts';
import { requireAgreement } from './require-agreement.ts';

/**
 * Makes the action out of the entrance.
 * When the name or the mobile is taken, nothing is spent: the same SMS code is good for the next try.
 */
export function registerByPhone(entrance: Entrance): Handler<typeof loginProtocol.register> {
  return async (work, _actor, input, caller) => {
    const { phone: mobile, memberName, agreementVersion } = input;
    await requireAgreement(work, agreementVersion);
    refuseOwnName({ memberName, mobile }, input.password, 'password');
    const right = await requireRightCode(work, mobile, input.smsCode);
    const passwordHash = await hashPassword(input.password);
    return letIn(work, async (apart) => {
      await spendSmsCode(apart, right);
      const { language } = apart;
      const memberId = await createMember(apart, {
        memberName,
        mobile,
        passwordHash,
        agreementVersion,
        language,
      });
      await openBalance(apart, memberId, NOTHING);
      const detail = { agreementVersion: agreementVersion ?? null };
      await recordSecurityEvent(apart, { kind: 'registered', memberId, caller, detail });
      return beginSession(apart, entrance, memberId, input, caller, 'register');
    });
  };
}
