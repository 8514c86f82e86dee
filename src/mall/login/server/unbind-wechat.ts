// A member takes his WeChat off his account.
import type { Handler } from '#kit/http/server/serve.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { takeTicket } from './account-ticket.ts';
import { requireOwnTicket } from './change-contacts.ts';
import { requireSelf } from './prove-owner.ts';
import { weChatErrors } from './wechat.errors.ts';
import { undoWeChatBinding } from './wechat-binding.ts';

/**
 * Makes the action out of the secret that signs tickets.
 * Refuses who has not proven himself, who has nothing bound, and who could not log in any more.
 */
export function unbindWeChat(secret: Uint8Array): Handler<typeof weChatProtocol.unbind> {
  return async (work, actor, { ticket }, caller) => {
    await requireOwnTicket(work, secret, actor, ticket);
    const { mobile, passwordHash } = await requireSelf(work, actor.memberId);
    if (!mobile && !passwordHash) throw weChatErrors.noOtherWay();
    await takeTicket(work, 'prove', ticket);
    await undoWeChatBinding(work, actor.memberId, caller);
  };
}
