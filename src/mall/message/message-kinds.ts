// What members get messages about, and by which channels unless they choose otherwise (domain 3.9.3).
import type { Text } from '#kit/words/text.ts';

export const MESSAGE_CHANNELS = ['site', 'sms', 'email'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

interface Kind {
  readonly name: Text;
  /** Safety, law and money: the site message cannot be switched off. */
  readonly isLocked: boolean;
  /** chosen: what a member gets who has changed nothing. Site messages he always gets. */
  readonly sms: boolean;
  readonly email: boolean;
}

const kind = (
  zh: string,
  en: string,
  { isLocked = false, sms = false, email = false }: Partial<Omit<Kind, 'name'>> = {},
): Kind => ({ name: { zh, en }, isLocked, sms, email });

export const MESSAGE_KINDS = {
  account: kind('账户安全', 'Account security', { isLocked: true, sms: true, email: true }),
  order: kind('订单', 'Orders', { email: true }),
  payment: kind('支付与余额', 'Payments and balance', { isLocked: true, email: true }),
  delivery: kind('物流', 'Delivery', { email: true }),
  aftersale: kind('售后', 'After-sale', { email: true }),
  sample: kind('样品', 'Samples'),
  approval: kind('审批', 'Approvals', { email: true }),
  request: kind('采购申请', 'Purchase requests'),
  inquiry: kind('询价', 'Inquiries', { email: true }),
  quotation: kind('报价', 'Quotations', { email: true }),
  contract: kind('合同', 'Contracts', { isLocked: true, email: true }),
  statement: kind('对账单', 'Statements', { isLocked: true, email: true }),
  invoice: kind('发票', 'Invoices', { isLocked: true, email: true }),
  credit: kind('信用账户', 'Credit accounts', { isLocked: true, email: true }),
  service: kind('检测服务', 'Testing services', { email: true }),
  report: kind('报告与证书', 'Reports and certificates', { email: true }),
  watch: kind('价格与库存提醒', 'Price and stock alerts'),
  coupon: kind('优惠券', 'Coupons'),
  points: kind('积分', 'Points'),
  announcement: kind('平台公告', 'Announcements'),
} as const satisfies Record<string, Kind>;

export type MessageKind = keyof typeof MESSAGE_KINDS;

export const MESSAGE_KIND_KEYS = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]];

export type MessageState = 'UNREAD' | 'READ' | 'DELETED';
