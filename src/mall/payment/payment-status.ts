// The states and methods of a payment, with their words and tones (domain 3.4.3).
import type { Cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';

export type PaymentMethod = 'BALANCE' | 'TRANSFER' | 'SANDBOX' | 'NONE';

export const PAYMENT_STATES = [
  'PENDING_PAYMENT',
  'PROCESSING',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'SUCCEEDED',
  'FAILED',
  'CLOSED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What is to be paid: open until its lines are paid or it is given up. */
export type BillState = 'OPEN' | 'PAID' | 'CLOSED';

/** States in which a payment may still bring money by its normal way. */
export const OPEN_PAYMENT_STATES = [
  'PENDING_PAYMENT',
  'PROCESSING',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
] as const satisfies readonly PaymentState[];

/** A bank transfer as the payer describes it. */
export interface Voucher {
  payerName: string;
  bank: string;
  amount: Cents;
  /** Day of the transfer, yyyy-mm-dd. */
  paidOn: string;
  fileIds: number[];
}

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

export const paymentStatus: Record<PaymentState, Text & { code: number; tone: Tone }> = {
  PENDING_PAYMENT: { code: 1, zh: '待支付', en: 'Pending payment', tone: 'waiting' },
  PROCESSING: { code: 2, zh: '支付中', en: 'Processing', tone: 'moving' },
  PENDING_REVIEW: { code: 3, zh: '待审核', en: 'Pending review', tone: 'waiting' },
  REVIEW_REJECTED: { code: 4, zh: '审核驳回', en: 'Review rejected', tone: 'refused' },
  SUCCEEDED: { code: 5, zh: '支付成功', en: 'Paid', tone: 'done' },
  FAILED: { code: 6, zh: '支付失败', en: 'Failed', tone: 'refused' },
  CLOSED: { code: 7, zh: '已关闭', en: 'Closed', tone: 'neutral' },
};

export const paymentMethod: Record<PaymentMethod, Text> = {
  BALANCE: { zh: '余额支付', en: 'Balance' },
  TRANSFER: { zh: '银行转账', en: 'Bank transfer' },
  SANDBOX: { zh: '沙箱支付', en: 'Sandbox channel' },
  NONE: { zh: '无需支付', en: 'Nothing to pay' },
};
