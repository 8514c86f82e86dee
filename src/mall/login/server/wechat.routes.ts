// What the login room serves for WeChat.
import { type Route, serve } from '#kit/http/server/serve.ts';
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
  return [
    serve(weChatProtocol.login, logInByWeChat(tokenSecret, weChat)),
    serve(weChatProtocol.ticket, tellBindTicket),
    serve(weChatProtocol.bindMobile, bindWeChatToMobile(tokenSecret)),
    serve(weChatProtocol.binding, tellWeChatBinding(weChat)),
    serve(weChatProtocol.bind, bindWeChat(tokenSecret, weChat)),
    serve(weChatProtocol.unbind, unbindWeChat(tokenSecret)),
  ];
}
