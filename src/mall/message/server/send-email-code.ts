// A visitor asks for a code at an e-mail address that he names.
import { httpErrors } from '#kit/http/refusal.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { requireHuman } from './require-human.ts';
import { sendCode, sendCodeQuietly } from './send-code.ts';
import type { Senders } from './senders.ts';

/**
 * Makes the action out of the senders. Only members bind an address; a forgotten password's code goes
 * to proven addresses only, with the same reply for all others.
 */
export function sendEmailCode(senders: Senders): Handler<typeof messageProtocol.emailCode> {
  return async (work, actor, { email, type, ...picture }, { ip }) => {
    const key = { channel: 'email', recipient: email, purpose: type } as const;
    if (type === 'bind' && !actor) throw httpErrors.notLoggedIn();
    await requireHuman(work, ip, picture);
    if (type === 'bind') {
      return sendCode(work, senders, key, ip);
    }
    const found = await work.query(
      'SELECT 1 FROM member WHERE lower(email) = lower($1) AND is_email_proven',
      [email],
      'code-email',
    );
    return sendCodeQuietly(work, senders, key, ip, found.length > 0 ? key : undefined);
  };
}
