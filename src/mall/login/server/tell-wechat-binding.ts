// What WeChat is connected with: told to a member, and to the page that asks a WeChat user for his mobile.
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { findBindTicket } from './bind-ticket.ts';
import { weChatErrors } from './wechat.errors.ts';
import { findWeChatBinding } from './wechat-binding.ts';
import type { WeChatProvider } from './wechat-provider.ts';

/** Makes the action. Who is bound stays so where WeChat is not offered (any more): he may still take it off. */
export function tellWeChatBinding(weChat: WeChatProvider | undefined): Action<typeof weChatProtocol.binding> {
  return async (work, { memberId }) => {
    const binding = await findWeChatBinding(work, memberId);
    return {
      isOffered: bit(weChat !== undefined),
      isBound: bit(binding !== undefined),
      nickName: binding?.nickName ?? null,
      boundAt: binding?.boundAt.toISOString() ?? null,
    };
  };
}

/** Tells the page that asks for a mobile which WeChat user it is for. @throws Refusal when the key is unknown, used or over */
export const tellBindTicket: Action<typeof weChatProtocol.ticket> = async (work, _guest, { bindKey }) => {
  const user = await findBindTicket(work, bindKey);
  if (!user) throw weChatErrors.ticketOver();
  return { nickName: user.nickName };
};
