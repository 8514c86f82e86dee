// How the punchout room says no: to people, and to systems (see cxml-status.ts).
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import { MOST_CONNECTIONS } from '../punchout.protocol.ts';

export const punchoutErrors = errors('punchout', {
  notFound: {
    state: State.notFound,
    zh: '采购系统连接不存在',
    en: 'There is no such punchout connection',
  },
  tooMany: {
    zh: `最多 ${MOST_CONNECTIONS} 个有效连接，请先吊销不用的`,
    en: `At most ${MOST_CONNECTIONS} connections: revoke one first`,
  },
  notHost: ({ host }: { host: string }) => ({
    zh: `“${host}”不是主机名，请填写如 erp.example.com`,
    en: `“${host}” is no host name: please enter it like erp.example.com`,
  }),
  personNotFound: { state: State.notFound, zh: '采购账号不存在', en: 'There is no such account' },
  notYourPerson: {
    zh: '只有企业主账号可以选择他人作为采购账号，您只能选择自己',
    en: 'Only the main account chooses somebody else to act for a system: you may choose yourself',
  },
  revoked: { zh: '该连接已吊销', en: 'This connection has been revoked' },
  startOver: {
    zh: '进入链接已失效，请从采购系统重新进入',
    en: 'This start page is no longer good: please come in from your procurement system again',
  },
  notPunchout: {
    state: State.notFound,
    zh: '仅限从采购系统进入时使用',
    en: 'Only for logins that have come from a procurement system',
  },
  onlyShopping: {
    state: State.notAllowed,
    zh: '您从采购系统进入，不能在此下单、付款或管理账户；请送回购物车，由采购系统下单',
    en: 'You have come from a procurement system: nothing is ordered, paid or managed here. Please return the basket and order there',
  },
  onlyLooking: {
    state: State.notAllowed,
    zh: '采购系统仅打开查看，不能修改购物车',
    en: 'Your procurement system has opened this for looking only: the basket stays as it is',
  },
  nothingChecked: {
    zh: '请先勾选要送回的商品',
    en: 'Please tick what is to be returned first',
  },
  wrongLine: ({ partNo, text }: { partNo: string; text: Text }) => ({
    zh: `${partNo}：${text.zh}`,
    en: `${partNo}: ${text.en}`,
  }),
  unreadable: { zh: '无法解析的 cXML', en: 'This is no cXML that can be read' },
  hasDtd: {
    zh: '不接受 DTD 内部子集与实体声明',
    en: 'Internal subsets of a DTD and entities are not taken',
  },
  incomplete: ({ name }: { name: string }) => ({
    zh: `缺少 ${name} 或其值不正确`,
    en: `${name} is missing or not correct`,
  }),
  wrongSecret: { zh: '身份或密钥不正确', en: 'Unknown identity or wrong secret' },
  foreignHost: {
    zh: '返回地址不在允许的主机之内，或不是 https',
    en: 'The address to return to is not on an allowed host, or not https',
  },
  notServed: ({ name }: { name: string }) => ({
    zh: `不支持 ${name}`,
    en: `${name} is not served`,
  }),
  notHisAnyMore: {
    state: State.notAllowed,
    zh: '该连接的采购账号已停用或已离开企业',
    en: 'The account of this connection is disabled or has left the enterprise',
  },
  orderIdReused: ({ orderId }: { orderId: string }) => ({
    zh: `采购单号 ${orderId} 已用于内容不同的订单`,
    en: `Purchase order ${orderId} has been placed with other content`,
  }),
  lines: ({ text }: { text: Text }) => text,
});
