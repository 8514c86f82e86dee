// Tells a member whether WeChat logs him in.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, ReplyOf } from '#kit/http/endpoint.ts';
import { bit } from '#kit/http/wire.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { findWeChatBinding } from './wechat-binding.ts';
import type { WeChatProvider } from './wechat-provider.ts';

/** Makes the action. Who is bound stays so where WeChat is not offered (any more): he may still take it off. */
export function tellWeChatBinding(weChat: WeChatProvider | undefined) {
  return async (
    work: Work,
    { memberId }: ActorOf<typeof weChatProtocol.binding>,
  ): Promise<ReplyOf<typeof weChatProtocol.binding>> => {
    const binding = await findWeChatBinding(work, memberId);
    return {
      isOffered: bit(weChat !== undefined),
      isBound: bit(binding !== undefined),
      nickName: binding?.nickName ?? null,
      boundAt: binding?.boundAt.toISOString() ?? null,
    };
  };
}
