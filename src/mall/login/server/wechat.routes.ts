// What the login room serves for WeChat.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import { bindWeChat } from './bind-wechat.ts';
import { bindWeChatToMobile } from './bind-wechat-to-mobile.ts';
import { logInByWeChat } from './log-in-by-wechat.ts';
import { tellBindTicket } from './tell-bind-ticket.ts';
import { tellWeChatBinding } from './tell-wechat-binding.ts';
import { unbindWeChat } from './unbind-wechat.ts';
import type { WeChatProvider } from './wechat-provider.ts';

export function weChatRoutes({
  tokenSecret,
  weChat,
}: {
  tokenSecret: Uint8Array;
  weChat: WeChatProvider | undefined;
}): Route[] {
  return serveAll(weChatProtocol, {
    login: logInByWeChat(tokenSecret, weChat),
    ticket: tellBindTicket,
    bindMobile: bindWeChatToMobile(tokenSecret),
    binding: tellWeChatBinding(weChat),
    bind: bindWeChat(tokenSecret, weChat),
    unbind: unbindWeChat(tokenSecret),
  });
}
