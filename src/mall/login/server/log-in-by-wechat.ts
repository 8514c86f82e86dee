// Logging in with WeChat: somebody bound comes in, anybody else is asked for his mobile.
import type { Handler } from '#kit/http/server/serve.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { beginSession } from './begin-session.ts';
import { issueBindTicket } from './bind-ticket.ts';
import { weChatErrors } from './wechat.errors.ts';
import { memberOfWeChat } from './wechat-binding.ts';
import type { WeChatProvider } from './wechat-provider.ts';

type Login = typeof weChatProtocol.login;

/** Makes the action. Runs outside a transaction: WeChat may take its time. */
export function logInByWeChat(tokenSecret: Uint8Array, weChat: WeChatProvider | undefined): Handler<Login> {
  return async (work, _guest, { code, ...baggage }, caller) => {
    if (!weChat) throw weChatErrors.notOffered();
    const user = await weChat.whoGave(code);
    return work.apart(async (apart) => {
      const memberId = await memberOfWeChat(apart, user);
      if (memberId === undefined) {
        return { redirect: true as const, bindKey: await issueBindTicket(apart, user) };
      }
      const tokens = await beginSession(apart, tokenSecret, memberId, baggage, caller, 'weChat');
      return { redirect: false as const, ...tokens };
    });
  };
}
