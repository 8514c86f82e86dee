// A member asks for a code at his own mobile or e-mail, to prove that he is himself.
import type { Handler } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { messageErrors } from './message.errors.ts';
import { sendCode } from './send-code.ts';
import type { Senders } from './senders.ts';

/** Makes the action out of the senders. An e-mail address must have been proven before. */
export function sendOwnCode(senders: Senders): Handler<typeof messageProtocol.ownCode> {
  return async (work, actor, { channel, type }, { ip }) => {
    const [own] = await work.query<{ recipient: string | null }>(
      `SELECT CASE WHEN $2 = 'sms' THEN mobile WHEN is_email_proven THEN email END AS recipient
       FROM member WHERE member_id = $1`,
      [actor.memberId, channel],
      'code-own',
    );
    const recipient = own?.recipient;
    if (!recipient) throw channel === 'sms' ? messageErrors.noMobile() : messageErrors.noEmail();
    return sendCode(work, senders, { channel, recipient, purpose: type }, ip);
  };
}
