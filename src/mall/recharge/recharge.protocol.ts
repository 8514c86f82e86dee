// Recharges (余额充值): money into a wallet through a channel. Owns recharge; leans on payment; promises that what was paid is credited once, also when it comes late.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { line, Moment, requestId, Tone, whole, Yuan } from '#kit/http/wire.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { ChargeReply } from '#mall/payment/payment.protocol.ts';
import { RECHARGE_ACTIONS, RECHARGE_STATES } from './recharge-process.ts';
import { LEAST, MOST } from './recharge-terms.ts';

const Method = z.enum(['WECHAT', 'ALIPAY']);

export const RechargeReply = z.object({
  rechargeSn: z.string(),
  amount: Yuan,
  state: z.enum(RECHARGE_STATES),
  /** 1 pending payment, 2 paid, 3 completed, 0 cancelled. */
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  /** The channel that was chosen last. */
  method: Method,
  /** Its payment at the channel; another one once another way was chosen. */
  paymentSn: z.string(),
  /** Whether that payment can still be made. */
  isUnderWay: z.boolean(),
  createTime: Moment,
  /** Until when it can be paid. */
  payDeadline: Moment,
  /** From then on, whoever has paid asks customer service. */
  serviceFrom: Moment,
  finishedAt: Moment.nullable(),
  allowedActions: z.array(z.enum(RECHARGE_ACTIONS)),
});
export type RechargeReply = z.infer<typeof RechargeReply>;

export const RechargeDesk = z.object({
  /** What the wallet holds; null for an employee who may not see it. */
  available: Yuan.nullable(),
  /** The most whole yuan that may be put in now. */
  most: z.number(),
  methods: z.array(z.object({ method: Method, name: z.string() })),
  /** The reader's own, while it waits for payment: there is one at a time. */
  pending: RechargeReply.nullable(),
});
export type RechargeDesk = z.infer<typeof RechargeDesk>;

const which = { rechargeSn: line(30, 1) };

export const rechargeProtocol = door('v3/member/front/recharge', permitted(loggedIn, 'order.recharge'), {
  desk: get({ zh: '充值页', en: 'What can be put in, and how' }, nothing, RechargeDesk),
  submit: post(
    { zh: '提交充值', en: 'Recharge' },
    z.object({ amount: whole(LEAST, MOST), method: Method, ...requestId }),
    RechargeReply,
    {
      creates: true,
      perMinute: 30,
      about: {
        zh: '金额为 1 到 5000 的整数元。提交后调用 charge 取得二维码或付款页地址；2 小时内未支付自动取消。',
        en: 'Whole yuan from 1 to 5,000. Then `charge` tells where to pay; after 2 hours unpaid it is cancelled.',
      },
    },
  ),
  detail: get({ zh: '充值详情', en: 'A recharge' }, z.object(which), RechargeReply),
  goOn: post(
    { zh: '继续充值或更换渠道', en: 'Go on, also by another channel' },
    z.object({ ...which, method: Method, ...requestId }),
    RechargeReply,
    { creates: true },
  ),
  charge: post({ zh: '充值的渠道支付入口', en: 'Where to pay a recharge' }, z.object(which), ChargeReply, {
    apart: true,
    perMinute: 30,
  }),
  cancel: post({ zh: '取消充值', en: 'Cancel a recharge' }, z.object(which), RechargeReply),
});
