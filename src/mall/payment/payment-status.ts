// The states and methods of a payment, with their words and tones (domain 3.4.3).

import type { Cents } from '#kit/money/money.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

/** SANDBOX: a stand-in of the past. Its payments stand in rows and books that cannot be changed; nobody pays so any more. */
export type PaymentMethod = 'BALANCE' | 'TRANSFER' | 'WECHAT' | 'ALIPAY' | 'SANDBOX' | 'NONE';

/** What is to be paid: open until its lines are paid or it is given up. */
export type BillState = 'OPEN' | 'PAID' | 'CLOSED';

/** What a bill is for: a trade, a stage of an agreed order, samples, statements, or a wallet that is topped up. */
export type BillDocument = 'TRADE' | 'STAGE' | 'SAMPLE' | 'STATEMENT' | 'RECHARGE';

/** A bank transfer as the payer describes it. */
export interface Voucher {
  payerName: string;
  bank: string;
  /** The number of the account that he has paid from; '' where he does not say. */
  account?: string;
  amount: Cents;
  /** Day of the transfer, yyyy-mm-dd. */
  paidOn: string;
  fileIds: number[];
}

interface StatusRow extends Text {
  code: number;
  tone: Tone;
  /** It may still bring money by its normal way; the index `payment_open_once` names the same states. */
  isOpen?: true;
  /** It is decided, until money comes all the same. */
  isFinal?: true;
  /** Its place among the tabs of finance's list of transfers, the work first; absent: only among all. */
  financeTab?: number;
}

const rows = {
  PENDING_PAYMENT: { code: 1, zh: '待支付', en: 'Pending payment', tone: 'waiting', isOpen: true },
  PROCESSING: { code: 2, zh: '支付中', en: 'Processing', tone: 'moving', isOpen: true },
  PENDING_REVIEW: {
    code: 3,
    zh: '待审核',
    en: 'Pending review',
    tone: 'waiting',
    isOpen: true,
    financeTab: 1,
  },
  REVIEW_REJECTED: {
    code: 4,
    zh: '审核驳回',
    en: 'Review rejected',
    tone: 'refused',
    isOpen: true,
    financeTab: 2,
  },
  SUCCEEDED: { code: 5, zh: '支付成功', en: 'Paid', tone: 'done', isFinal: true, financeTab: 3 },
  FAILED: { code: 6, zh: '支付失败', en: 'Failed', tone: 'refused', isFinal: true },
  CLOSED: { code: 7, zh: '已关闭', en: 'Closed', tone: 'neutral', isFinal: true, financeTab: 4 },
} satisfies Record<string, StatusRow>;

export type PaymentState = keyof typeof rows;
export const paymentStatus: Readonly<Record<PaymentState, StatusRow>> = rows;
export const PAYMENT_STATES = Object.keys(rows) as PaymentState[];

/** States in which a payment may still bring money by its normal way. */
export const OPEN_PAYMENT_STATES = PAYMENT_STATES.filter((state) => paymentStatus[state].isOpen);

/** What a transfer goes through, as finance works through it. */
export const financeTabs: readonly PaymentState[] = PAYMENT_STATES.filter(
  (state) => paymentStatus[state].financeTab,
).toSorted((a, b) => (paymentStatus[a].financeTab ?? 0) - (paymentStatus[b].financeTab ?? 0));

export const paymentMethod: Record<PaymentMethod, Text> = {
  BALANCE: { zh: '余额支付', en: 'Balance' },
  TRANSFER: { zh: '银行转账', en: 'Bank transfer' },
  WECHAT: { zh: '微信支付', en: 'WeChat Pay' },
  ALIPAY: { zh: '支付宝', en: 'Alipay' },
  SANDBOX: { zh: '沙箱支付', en: 'Sandbox channel' },
  NONE: { zh: '无需支付', en: 'Nothing to pay' },
};
