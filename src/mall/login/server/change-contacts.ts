// A member who has proven himself binds another mobile or e-mail address; its code shows that it is his.
import type { Work } from '#kit/db/work.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { changeEmail, changeMobile, recordSecurityEvent } from '#mall/member/server/member.ts';
import { requireRightCode, requireRightEmailCode, spendSmsCode } from '#mall/message/server/message.ts';
import type { accountProtocol } from '../account.protocol.ts';
import { readTicket, takeTicket } from './account-ticket.ts';
import { loginErrors } from './login.errors.ts';
import { requireSelf } from './prove-owner.ts';
import { maskEmail, maskMobile } from './tell-member-info.ts';

/**
 * The former mobile stands in the event, so that its owner can be told there too.
 * When the new one belongs to somebody else, neither ticket nor code is spent.
 */
export function bindMobile(secret: Uint8Array): Handler<typeof accountProtocol.changeMobile> {
  return async (work, actor, { ticket, mobile, smsCode }, caller) => {
    const { memberId, sessionId } = actor;
    await requireOwnTicket(work, secret, actor, ticket);
    if ((await requireSelf(work, memberId)).mobile === mobile)
      throw loginErrors.sameMobile({ name: 'mobile' });
    const right = await requireRightCode(work, mobile, smsCode, 'bind');
    await work.apart(async (apart) => {
      await takeTicket(apart, 'prove', ticket);
      await spendSmsCode(apart, right);
      const oldMobile = await changeMobile(apart, memberId, mobile);
      const detail = { oldMobile, mobile: maskMobile(mobile) };
      await recordSecurityEvent(apart, { kind: 'mobileChanged', memberId, sessionId, caller, detail });
    });
  };
}

/** The same with an e-mail address. */
export function bindEmail(secret: Uint8Array): Handler<typeof accountProtocol.changeEmail> {
  return async (work, actor, { ticket, email, emailCode }, caller) => {
    const { memberId, sessionId } = actor;
    await requireOwnTicket(work, secret, actor, ticket);
    const self = await requireSelf(work, memberId);
    if (self.isEmailProven && self.email?.toLowerCase() === email.toLowerCase())
      throw loginErrors.sameEmail({ name: 'email' });
    const right = await requireRightEmailCode(work, email, emailCode, 'bind');
    await work.apart(async (apart) => {
      await takeTicket(apart, 'prove', ticket);
      await spendSmsCode(apart, right);
      const oldEmail = await changeEmail(apart, memberId, email);
      const detail = { oldEmail, email: maskEmail(email) };
      await recordSecurityEvent(apart, { kind: 'emailChanged', memberId, sessionId, caller, detail });
    });
  };
}

/** A ticket opens nothing for another member, nor in another login of his. */
export async function requireOwnTicket(
  work: Work,
  secret: Uint8Array,
  { memberId, sessionId }: Member,
  ticket: string,
): Promise<void> {
  const proven = await readTicket(work, secret, 'prove', ticket);
  if (proven.memberId !== memberId || proven.sessionId !== sessionId)
    throw loginErrors.ticketOver({ isTicketOver: true });
}
