// A WeChat user without an account proves a mobile: he is bound to the member who has it, or becomes a member.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { NOTHING } from '#kit/money/money.ts';
import { createMember, findMemberByAccount, recordSecurityEvent } from '#mall/member/server/member.ts';
import { requireRightCode, spendSmsCode } from '#mall/message/server/message.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import type { Tokens } from '../login.protocol.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { beginSession, type Entrance, letIn } from './begin-session.ts';
import { findBindTicket, spendBindTicket } from './bind-ticket.ts';
import { proposeMemberName } from './propose-member-name.ts';
import { requireAgreement } from './require-agreement.ts';
import { weChatErrors } from './wechat.errors.ts';
import { makeWeChatBinding } from './wechat-binding.ts';

type BindMobile = typeof weChatProtocol.bindMobile;

/**
 * Makes the action out of the entrance. Runs outside a transaction, so that wrong codes stay counted.
 * Whether a mobile is registered is told only to who has its code. When anything is refused after that, ticket and code
 * stay good for the next try.
 */
export function bindWeChatToMobile(entrance: Entrance) {
  return async (work: Work, _guest: unknown, input: InputOf<BindMobile>, caller: Caller): Promise<Tokens> => {
    const { bindKey, mobile, memberName } = input;
    const waiting = await findBindTicket(work, bindKey);
    if (!waiting) throw weChatErrors.ticketOver();
    const right = await requireRightCode(work, mobile, input.smsCode, 'bind');
    const known = await findMemberByAccount(work, mobile);
    if (!known && !memberName) {
      const proposed = await proposeMemberName(work, waiting.nickName);
      throw weChatErrors.needsName({ needsName: true, memberName: proposed });
    }
    if (!known) await requireAgreement(work, input.agreementVersion);
    return letIn(work, async (apart) => {
      await spendSmsCode(apart, right);
      const user = await spendBindTicket(apart, bindKey);
      if (!user) throw weChatErrors.ticketOver();
      const memberId = known?.memberId ?? (await registerMember(apart, input, caller));
      await makeWeChatBinding(apart, memberId, user, caller);
      return beginSession(apart, entrance, memberId, input, caller, 'weChat');
    });
  };
}

/** He has no password yet: he logs in with WeChat or by SMS code, and may set one later. */
async function registerMember(
  work: Work,
  { memberName = '', mobile, agreementVersion }: InputOf<BindMobile>,
  caller: Caller,
): Promise<number> {
  const { language } = work;
  const memberId = await createMember(work, { memberName, mobile, agreementVersion, language });
  await openBalance(work, memberId, NOTHING);
  await recordSecurityEvent(work, {
    kind: 'registered',
    memberId,
    caller,
    detail: { by: 'weChat', agreementVersion: agreementVersion ?? null },
  });
  return memberId;
}
