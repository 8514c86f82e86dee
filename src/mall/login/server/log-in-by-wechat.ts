// Logging in with WeChat: somebody bound comes in, anybody else is asked for his mobile.
import { Refusal } from '#kit/http/refusal.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { beginSession, type Entrance, letIn } from './begin-session.ts';
import { issueBindTicket } from './bind-ticket.ts';
import { weChatErrors } from './wechat.errors.ts';
import { memberOfWeChat } from './wechat-binding.ts';
import type { WeChatProvider } from './wechat-provider.ts';

type Login = typeof weChatProtocol.login;

/** Makes the action. Runs outside a transaction: WeChat may take its time. */
export function logInByWeChat(entrance: Entrance, weChat: WeChatProvider | undefined): Handler<Login> {
  return async (work, _guest, { code, ...baggage }, caller) => {
    if (!weChat) throw weChatErrors.notOffered();
    const user = await weChat.whoGave(code);
    return letIn(work, async (apart) => {
      const memberId = await memberOfWeChat(apart, user);
      if (memberId === undefined) {
        return { redirect: true as const, bindKey: await issueBindTicket(apart, user) };
      }
      const tokens = await beginSession(apart, entrance, memberId, baggage, caller, 'weChat');
      if (tokens instanceof Refusal) return tokens;
      return { redirect: false as const, ...tokens };
    });
  };
}
