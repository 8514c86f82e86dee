// What the login room serves for WeChat.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import type { Entrance } from './begin-session.ts';
import { bindWeChat } from './bind-wechat.ts';
import { bindWeChatToMobile } from './bind-wechat-to-mobile.ts';
import { logInByWeChat } from './log-in-by-wechat.ts';
import { tellBindTicket, tellWeChatBinding } from './tell-wechat-binding.ts';
import { unbindWeChat } from './unbind-wechat.ts';
import type { WeChatProvider } from './wechat-provider.ts';

export function weChatRoutes(mall: Entrance & { weChat: WeChatProvider | undefined }): Route[] {
  const { tokenSecret, weChat } = mall;
  return serveAll(weChatProtocol, {
    login: logInByWeChat(mall, weChat),
    ticket: tellBindTicket,
    bindMobile: bindWeChatToMobile(mall),
    binding: tellWeChatBinding(weChat),
    bind: bindWeChat(tokenSecret, weChat),
    unbind: unbindWeChat(tokenSecret),
  });
}
