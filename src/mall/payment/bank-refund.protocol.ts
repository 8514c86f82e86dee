// Refunds that finance pays by bank: to the account that a transfer has come from. Those of a case are paid at the case.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { line, Moment, Tone, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { platform } from '#mall/member/actor.ts';
import { REFUND_BUTTONS } from './refund-process.ts';
import { REFUND_STATES } from './refund-status.ts';

export const BankRefundCard = z.object({
  refundSn: z.string(),
  /** What it is for: an order, or the bill where more came than was due. */
  documentSn: z.string(),
  paymentSn: z.string(),
  /** The after-sale case that waits for it; '' for none. */
  caseSn: z.string(),
  memberName: z.string(),
  amount: Yuan,
  state: z.enum(REFUND_STATES),
  stateName: z.string(),
  tone: Tone,
  payee: z.string(),
  bank: z.string(),
  account: z.string(),
  /** The bank's number of the transfer; '' before. */
  serial: z.string(),
  createdAt: Moment,
});
export type BankRefundCard = z.infer<typeof BankRefundCard>;

export const BankRefundDetail = BankRefundCard.extend({
  reason: z.string(),
  allowedActions: z.array(z.enum(REFUND_BUTTONS)),
  log: z.array(StepReply),
});
export type BankRefundDetail = z.infer<typeof BankRefundDetail>;

const one = z.object({ refundSn: line(20, 1) });

export const bankRefundProtocol = door('v3/business/admin/refund', platform('finance'), {
  refundDetail: get({ zh: '银行退款详情', en: 'A refund by bank' }, one, BankRefundDetail, {
    name: 'detail',
  }),
  /** By the first of two, where it is much. */
  checkRefund: post({ zh: '银行退款初审', en: 'Check a large refund by bank' }, one, BankRefundDetail, {
    name: 'check',
  }),
  /** By another than who has checked it. */
  refundPaid: post(
    { zh: '登记银行退款已转账', en: 'A refund by bank was paid' },
    one.extend({ serial: line(64, 4) }),
    BankRefundDetail,
    { name: 'paid' },
  ),
  /** It is on the payer's balance then. */
  refuseRefundAccount: post(
    { zh: '银行账户无法收款', en: 'The bank does not take a refund' },
    one.extend({ reason: line(200, 2) }),
    BankRefundDetail,
    { name: 'refuseAccount' },
  ),
});
