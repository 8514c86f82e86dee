// The states of a refund and the ways that money goes back, with their words and tones (domain 3.10.3).
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { PaymentMethod } from './payment-status.ts';
import type { RefundAction } from './refund-process.ts';

interface StatusRow extends Text {
  tone: Tone;
}

const rows = {
  PROCESSING: { zh: '退款中', en: 'On its way', tone: 'moving' },
  SUCCEEDED: { zh: '已退款', en: 'Paid back', tone: 'done' },
  FAILED: { zh: '退款异常', en: 'Refused', tone: 'refused' },
} satisfies Record<string, StatusRow>;

export type RefundState = keyof typeof rows;
export const refundStatus: Readonly<Record<RefundState, StatusRow>> = rows;
export const REFUND_STATES = Object.keys(rows) as [RefundState, ...RefundState[]];

/** What the time line says of each step. */
export const refundSteps: Record<RefundAction, Text> = {
  decide: { zh: '发起退款', en: 'To go back' },
  channelSucceeds: { zh: '渠道已退款', en: 'Paid back by the channel' },
  channelFails: { zh: '渠道未能退款', en: 'Refused by the channel' },
  toBalance: { zh: '退至余额', en: 'Put on the balance' },
  toBank: { zh: '转账退款', en: 'To be paid by bank' },
  retry: { zh: '重新提交渠道', en: 'The channel is asked again' },
  check: { zh: '初审', en: 'Checked by the first' },
  payByBank: { zh: '财务已转账', en: 'Paid by bank transfer' },
  refuseAccount: { zh: '银行账户无法收款', en: 'The bank account does not take it' },
};

/** Of a transfer whose payer's account nobody knows, or that its bank has refused. */
export const NEEDS_ACCOUNT: Text = { zh: '待填写收款账户', en: 'Waits for an account' };

/** CHANNEL: the way it came. BANK: to the account that a transfer has come from, or that the buyer has named. */
export const REFUND_ROUTES = ['BALANCE', 'CHANNEL', 'BANK'] as const;
export type RefundRoute = (typeof REFUND_ROUTES)[number];

/** A payer's bank account. */
export interface BankAccount {
  name: string;
  bank: string;
  account: string;
}

const backThrough: Partial<Record<PaymentMethod, Text>> = {
  WECHAT: { zh: '原路退回微信支付', en: 'Back by WeChat Pay' },
  ALIPAY: { zh: '原路退回支付宝', en: 'Back by Alipay' },
  TRANSFER: { zh: '退回银行账户', en: 'Back to a bank account' },
};
const others: Record<RefundRoute, Text> = {
  BALANCE: { zh: '退回账户余额', en: 'To the balance' },
  BANK: { zh: '转账至银行账户', en: 'To a bank account' },
  CHANNEL: { zh: '原路退回', en: 'The way it came' },
};

/** How it goes back, as the buyer reads it. @param method by which it had come */
export const wayBack = (route: RefundRoute, method: PaymentMethod): Text =>
  (route === 'CHANNEL' ? backThrough[method] : undefined) ?? others[route];

/** `···· 6789`: what others than finance see of it. */
export const maskedAccount = (account: string): string => `···· ${account.slice(-4)}`;
