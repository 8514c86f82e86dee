// A visitor asks for a code on a mobile that he names.
import { httpErrors } from '#kit/http/refusal.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { requireHuman } from './require-human.ts';
import { sendCode, sendCodeQuietly } from './send-code.ts';
import type { Senders } from './senders.ts';

/**
 * Makes the action out of the senders. The reply is the same whether the mobile is registered or not;
 * a forgotten password's code goes to members' mobiles only.
 */
export function sendSmsCode(senders: Senders): Handler<typeof messageProtocol.smsCode> {
  return async (work, actor, { mobile, type, ...picture }, { ip }) => {
    const key = { channel: 'sms', recipient: mobile, purpose: type } as const;
    if (type === 'authen' && !actor) throw httpErrors.notLoggedIn();
    await requireHuman(work, ip, picture);
    if (type !== 'reset') return sendCode(work, senders, key, ip);
    const found = await work.query('SELECT 1 FROM member WHERE mobile = $1', [mobile], 'code-mobile');
    return sendCodeQuietly(work, senders, key, ip, found.length > 0 ? key : undefined);
  };
}
