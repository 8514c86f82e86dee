// How the room of webhooks says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_ENDPOINTS } from '../webhook.protocol.ts';

export const webhookErrors = errors('webhook', {
  notFound: { state: State.notFound, zh: 'Webhook 不存在', en: 'There is no such webhook' },
  tooMany: {
    zh: `最多 ${MOST_ENDPOINTS} 个 Webhook，请先删除不用的`,
    en: `At most ${MOST_ENDPOINTS} webhooks: remove one first`,
  },
  notHttps: {
    zh: '地址须以 https:// 开头，不含用户名与密码',
    en: 'The address must begin with https:// and carry no name or password',
  },
  notPublic: {
    zh: '地址须可从公网访问，不能是内网地址',
    en: 'The address must be a public one, not of a private network',
  },
  isOff: { zh: '已停用，请先开启', en: 'It is switched off: switch it on first' },
  noSpan: {
    zh: '请指定一条消息，或起止时间',
    en: 'Name one message, or from when until when',
  },
});
