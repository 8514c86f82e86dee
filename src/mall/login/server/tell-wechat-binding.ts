// Tells a member whether WeChat logs him in.
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
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
