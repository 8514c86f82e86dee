// Tells the page that asks for a mobile which WeChat user it is for.
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { weChatProtocol } from '../wechat.protocol.ts';
import { findBindTicket } from './bind-ticket.ts';
import { weChatErrors } from './wechat.errors.ts';

type Ticket = typeof weChatProtocol.ticket;

/** @throws Refusal when the key is unknown, used or over */
export async function tellBindTicket(
  work: Work,
  _guest: unknown,
  { bindKey }: InputOf<Ticket>,
): Promise<ReplyOf<Ticket>> {
  const user = await findBindTicket(work, bindKey);
  if (!user) throw weChatErrors.ticketOver();
  return { nickName: user.nickName };
}
