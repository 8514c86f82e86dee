// The way back in for who forgot his password: a code to what the account is bound to, then a new password. Strangers learn nothing on it.
import type { Work } from '#kit/db/work.ts';
import type { Action, Caller, Handler } from '#kit/http/server/serve.ts';
import { checkCaptcha } from '#mall/captcha/server/captcha.ts';
import {
  findMember,
  findMemberByAccount,
  hashPassword,
  keepPassword,
  recordSecurityEvent,
  requireGoodPassword,
} from '#mall/member/server/member.ts';
import type { CodeChannel } from '#mall/message/code-purpose.ts';
import {
  requireRightCode,
  requireRightEmailCode,
  type Senders,
  sendCodeQuietly,
  spendSmsCode,
} from '#mall/message/server/message.ts';
import type { accountProtocol } from '../account.protocol.ts';
import { issueTicket, readTicket, type Ticket, takeTicket } from './account-ticket.ts';
import { endSessions } from './end-sessions.ts';
import { loginErrors } from './login.errors.ts';

/**
 * Sends a code to the account's mobile, or to its proven e-mail address when that was typed or there is no mobile.
 * The code is kept under what was typed, whether there is such an account or not: limits, tries, sentences and times are
 * the same for both, and nobody learns that a name and a mobile belong together.
 */
export function forgetPassword(secret: Uint8Array, senders: Senders): Handler<typeof accountProtocol.forget> {
  return async (work, _guest, { account, captchaKey, captchaCode }, caller) => {
    await checkCaptcha(work, captchaKey, captchaCode);
    const channel: CodeChannel = account.includes('@') ? 'email' : 'sms';
    const memberId = await findForgetful(work, account, channel);
    const sent = await send(work, senders, { memberId, sessionId: null, account, channel }, caller);
    return { ...sent, ticket: await issueTicket(work, secret, 'forget', { memberId, account, channel }) };
  };
}

/** Another code on the way that has begun; the picture has been read once. */
export function forgetAgain(
  secret: Uint8Array,
  senders: Senders,
): Handler<typeof accountProtocol.forgetAgain> {
  return async (work, _guest, { ticket }, caller) => {
    const begun = await readTicket(work, secret, 'forget', ticket);
    return { ...(await send(work, senders, begun, caller)), ticket };
  };
}

/** Changes the right code into a ticket for one new password. @throws Refusal for a wrong or used-up code */
export function checkForgetCode(secret: Uint8Array): Action<typeof accountProtocol.forgetCode> {
  return async (work, _guest, { ticket, code }) => {
    const begun = await readTicket(work, secret, 'forget', ticket);
    const requireRight = begun.channel === 'sms' ? requireRightCode : requireRightEmailCode;
    const right = await requireRight(work, keptUnder(begun), code, 'reset');
    return work.apart(async (apart) => {
      await takeTicket(apart, 'forget', ticket);
      await spendSmsCode(apart, right);
      return { ticket: await issueTicket(apart, secret, 'reset', { memberId: begun.memberId }) };
    });
  };
}

/** Every login of the account ends. A password that is refused leaves the ticket good for the next try. */
export function resetPassword(secret: Uint8Array): Handler<typeof accountProtocol.resetPassword> {
  return async (work, _guest, { ticket, password }, caller) => {
    const { memberId } = await readTicket(work, secret, 'reset', ticket);
    const member = memberId === null ? undefined : await findMember(work, memberId);
    if (!member) throw loginErrors.ticketOver({ isTicketOver: true });
    await requireGoodPassword(work, member, password);
    const hash = await hashPassword(password);
    await work.apart(async (apart) => {
      await takeTicket(apart, 'reset', ticket);
      await keepPassword(apart, member.memberId, hash);
      await endSessions(apart, member.memberId);
      await recordSecurityEvent(apart, { kind: 'passwordReset', memberId: member.memberId, caller });
    });
  };
}

async function findForgetful(work: Work, account: string, channel: CodeChannel): Promise<number | null> {
  if (channel === 'sms') return (await findMemberByAccount(work, account))?.memberId ?? null;
  const [row] = await work.query<{ member_id: number }>(
    'SELECT member_id FROM member WHERE lower(email) = lower($1) AND is_email_proven',
    [account],
    'member-by-email',
  );
  return row?.member_id ?? null;
}

/**
 * Not the mobile itself: that would tie a name to it, and codes asked for elsewhere to this way. With the member: a name or
 * mobile that has another owner meanwhile opens nothing with the ticket of the former one.
 */
const keptUnder = ({ memberId, account }: Ticket): string => `forget:${memberId ?? ''}:${account}`;

async function send(work: Work, senders: Senders, begun: Ticket, { ip }: Caller) {
  const member = begun.memberId === null ? undefined : await findMember(work, begun.memberId);
  const email = member?.isEmailProven ? member.email : null;
  const mobile = begun.channel === 'sms' ? member?.mobile : null;
  const to = mobile
    ? ({ channel: 'sms', recipient: mobile } as const)
    : email
      ? ({ channel: 'email', recipient: email } as const)
      : undefined;
  const key = { channel: begun.channel, recipient: keptUnder(begun), purpose: 'reset' } as const;
  return sendCodeQuietly(work, senders, key, ip, to);
}
