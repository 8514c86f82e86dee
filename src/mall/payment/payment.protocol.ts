// Payments: balance, bank transfer with voucher, channels. Owns payment, balance, refund; promises that a notice counts once; tells `paid` upwards.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, id, json, line, Moment, requestId, ruled, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import { loggedIn, permitted, platform } from '#mall/member/actor.ts';
import { PAYMENT_STATES } from './payment-status.ts';

const State = z.enum(PAYMENT_STATES);
const Method = z.enum(['BALANCE', 'TRANSFER', 'WECHAT', 'ALIPAY', 'SANDBOX', 'NONE']);

export const VoucherReply = z.object({
  payerName: z.string(),
  bank: z.string(),
  account: z.string(),
  amount: Yuan,
  paidOn: z.string(),
  files: z.array(
    z.object({ fileId: z.number(), url: z.string(), mimeType: z.string(), fileName: z.string() }),
  ),
});

export const PaymentReply = z.object({
  paymentSn: z.string(),
  method: Method,
  methodName: z.string(),
  state: State,
  stateName: z.string(),
  amount: Yuan,
  paidAmount: Yuan,
  voucher: VoucherReply.nullable(),
  reason: z.string().nullable(),
  createdAt: Moment,
});
export type PaymentReply = z.infer<typeof PaymentReply>;

/** How one may pay now. `why` says why not. */
export const PayMethodReply = z.object({
  method: Method,
  name: z.string(),
  isEnabled: z.boolean(),
  why: z.string().nullable(),
});

export const PayInfo = z.object({
  paySn: z.string(),
  /** 0 unpaid, 1 paid, 2 partly, 3 closed. */
  payState: z.number(),
  payable: Yuan,
  paid: Yuan,
  due: Yuan,
  payDeadline: Moment.nullable(),
  orders: z.array(z.object({ orderSn: z.string(), storeName: z.string(), payable: Yuan })),
  methods: z.array(PayMethodReply),
  /** What of the balance is free, or held for this bill. */
  balanceAvailable: Yuan,
  /** Held for this bill beside a channel that is waited for. */
  held: Yuan,
  hasPayPwd: z.boolean(),
  /** Where a transfer goes; the reference code must stand in its remark. */
  transfer: z.object({
    accountName: z.string(),
    bank: z.string(),
    account: z.string(),
    referenceCode: z.string(),
  }),
  /** The payment under way or decided last. */
  payment: PaymentReply.nullable(),
});
export type PayInfo = z.infer<typeof PayInfo>;

/** Where a payment under way at a channel is paid. */
export const ChargeReply = z.object({
  paymentSn: z.string(),
  method: z.enum(['WECHAT', 'ALIPAY']),
  amount: Yuan,
  expiresAt: Moment,
  /** A picture of the code that the payer's phone reads, as a data address; null where one pays on a page. */
  image: z.string().nullable(),
  /** The page to pay on, or what the code says: a phone may open it. */
  url: z.string(),
  /** A stand-in plays the channel: no money moves. */
  isSimulated: Bit,
});
export type ChargeReply = z.infer<typeof ChargeReply>;

const VoucherInput = z.object({
  payerName: line(100, 1),
  bank: line(100, 1),
  /** The account that it was paid from: what is refunded goes back there. */
  account: ruled(checkBankAccount).or(z.literal('')).default(''),
  amount: yuanAmount(),
  paidOn: z.iso.date(),
  fileIds: z.array(id()).min(1).max(5),
});

/** Where transfers go; blank while nobody has said. */
export const CollectingAccount = z.object({
  accountName: z.string(),
  bank: z.string(),
  account: z.string(),
  /** A demo's own, where nobody pays anything. */
  isDemo: Bit,
});
export type CollectingAccount = z.infer<typeof CollectingAccount>;

/** Who pays sees prices. */
const paying = permitted(permitted(loggedIn, 'order.price'), 'order.pay');

export const paymentProtocol = {
  ...door('v3/business/front/orderPay', paying, {
    payInfo: get(
      { zh: '收银台信息', en: 'What is to pay and how' },
      z.object({ paySn: line(30, 1) }),
      PayInfo,
    ),
    /** BALANCE needs payPwd; TRANSFER needs voucher; WECHAT and ALIPAY go on with `charge`. */
    doPay: post(
      { zh: '支付', en: 'Pay' },
      z.object({
        paySn: line(30, 1),
        method: z.enum(['BALANCE', 'TRANSFER', 'WECHAT', 'ALIPAY']),
        payPwd: z.string().max(60).optional(),
        /** Beside WECHAT or ALIPAY: so much is held of the balance, and spent when the channel has been paid. Needs payPwd. */
        holdAmount: yuanAmount().optional(),
        voucher: json(VoucherInput).optional(),
        ...requestId,
      }),
      z.object({ payment: PaymentReply, payState: z.number() }),
      { creates: true },
    ),
    charge: post(
      { zh: '渠道支付入口', en: 'Where to pay at the channel' },
      z.object({ paySn: line(30, 1) }),
      ChargeReply,
      {
        about: {
          zh: '在 doPay 选择 WECHAT 或 ALIPAY 之后调用；同一笔支付反复调用，得到同一笔渠道订单。渠道无响应时可用同一 paySn 重试。',
          en: 'After doPay with WECHAT or ALIPAY. The same charge again for the same payment; when the channel does not answer, call it again.',
        },
        apart: true,
        perMinute: 30,
      },
    ),
  }),
  ...door('v3/business/admin/payment', platform('finance'), {
    /** receivedAmount: what has really arrived. Less than due: the payment stays open with what came. */
    approve: post(
      { zh: '凭证审核通过', en: 'Approve a transfer' },
      z.object({ paymentSn: line(30, 1), receivedAmount: yuanAmount(), ...requestId }),
      PaymentReply,
      { creates: true },
    ),
    sendBack: post(
      { zh: '凭证驳回', en: 'Send a transfer back' },
      z.object({ paymentSn: line(30, 1), reason: line(200, 1) }),
      PaymentReply,
    ),
    account: get({ zh: '平台收款账户', en: 'The account for transfers' }, nothing, CollectingAccount),
    /** Bills shown from now on name it. The password of whoever says so, and a message to him. */
    saveAccount: post(
      { zh: '更换平台收款账户', en: 'Change the account for transfers' },
      z.object({
        accountName: line(100, 2),
        bank: line(100, 2),
        account: ruled(checkBankAccount),
        password: z.string().min(1).max(60),
      }),
      CollectingAccount,
      { apart: true, perMinute: 10 },
    ),
  }),
};
