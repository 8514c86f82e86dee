// A member comes back from WeChat, and from here on that logs him in.
import type { Handler } from '#kit/http/server/serve.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { takeTicket } from './account-ticket.ts';
import { requireOwnTicket } from './change-contacts.ts';
import { weChatErrors } from './wechat.errors.ts';
import { makeWeChatBinding } from './wechat-binding.ts';
import type { WeChatProvider } from './wechat-provider.ts';

type Bind = typeof weChatProtocol.bind;

/**
 * Makes the action out of the secret that signs tickets. Runs outside a transaction: WeChat may take its time.
 * A new way to log in is only added by somebody who has proven himself just before.
 */
export function bindWeChat(secret: Uint8Array, weChat: WeChatProvider | undefined): Handler<Bind> {
  return async (work, actor, { ticket, code }, caller) => {
    if (!weChat) throw weChatErrors.notOffered();
    await requireOwnTicket(work, secret, actor, ticket);
    const user = await weChat.whoGave(code);
    await work.apart(async (apart) => {
      await takeTicket(apart, 'prove', ticket);
      await makeWeChatBinding(apart, actor.memberId, user, caller);
    });
    return { nickName: user.nickName };
  };
}
