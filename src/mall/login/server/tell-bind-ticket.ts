// Tells the page that asks for a mobile which WeChat user it is for.
import type { Action } from '#kit/http/server/serve.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { findBindTicket } from './bind-ticket.ts';
import { weChatErrors } from './wechat.errors.ts';

/** @throws Refusal when the key is unknown, used or over */
export const tellBindTicket: Action<typeof weChatProtocol.ticket> = async (work, _guest, { bindKey }) => {
  const user = await findBindTicket(work, bindKey);
  if (!user) throw weChatErrors.ticketOver();
  return { nickName: user.nickName };
};
