// How the payment room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { paymentStatus } from '../payment-status.ts';

export const paymentErrors = errors('payment', {
  billNotFound: { state: State.notFound, zh: '支付单不存在', en: 'There is no such bill' },
  paymentNotFound: { state: State.notFound, zh: '支付记录不存在', en: 'There is no such payment' },
  alreadyPaid: {
    zh: '该支付单已支付，请勿重复支付',
    en: 'This has already been paid, please do not pay twice',
  },
  billClosed: { zh: '该支付单已关闭，无法支付', en: 'This bill is closed and can no longer be paid' },
  voucherUnderReview: {
    zh: '转账凭证正在审核，请等待审核结果',
    en: 'Your transfer voucher is being reviewed, please wait for the result',
  },
  notInThisState: notIn(paymentStatus),
  balanceTooLow: {
    zh: '账户余额不足，请选择其他支付方式',
    en: 'The balance is not enough, please choose another way to pay',
  },
  holdTooMuch: {
    zh: '余额足以支付全部金额，请直接选择余额支付',
    en: 'The balance covers all that is due: please pay from the balance alone',
  },
  holdBesideChannel: {
    zh: '只有选择微信或支付宝时，才能先用一部分余额',
    en: 'A part of the balance can be used only beside WeChat Pay or Alipay',
  },
  payPasswordMissing: { zh: '请输入支付密码', en: 'Please enter the pay password' },
  voucherMissing: { zh: '请提交转账凭证', en: 'Please hand in the transfer voucher' },
  amountNotPositive: { zh: '金额必须大于 0', en: 'The amount must be above 0' },
  paidInFuture: { zh: '转账日期不能晚于今天', en: 'The day of the transfer cannot be later than today' },
  channelClosed: { zh: '该支付方式暂未开通', en: 'This way to pay is not open' },
  noCharge: {
    zh: '没有正在进行的渠道支付，请重新选择支付方式',
    en: 'Nothing is being paid at a channel, please choose how to pay again',
  },
  channelSilent: {
    zh: '支付渠道暂时没有响应，请稍后重试或选择其他支付方式',
    en: 'The payment channel does not answer, please try again or pay another way',
  },
  channelRefused: {
    zh: '支付渠道未受理这笔支付，请刷新后重试或选择其他支付方式',
    en: 'The payment channel did not take this payment, please reload and try again or pay another way',
  },
  badSignature: { zh: '通知签名不正确', en: 'The signature of the notice is not right' },
  noticeMismatch: { zh: '通知内容与支付记录不一致', en: 'The notice does not match the payment' },
  dueChanged: {
    zh: '账单的应付金额已变化，请刷新后查看',
    en: 'What is due of the bill has changed, please load it again',
  },
  ownPayment: { zh: '不能审核自己的付款', en: 'Nobody reviews a payment of his own' },
  refundNotFound: { state: State.notFound, zh: '退款记录不存在', en: 'There is no such refund' },
  refundNotNow: {
    zh: '退款状态已变化，请刷新后查看',
    en: 'The refund has changed meanwhile, please load it again',
  },
  refundOfCase: ({ caseSn }: { caseSn: string }) => ({
    zh: `该退款属于售后单 ${caseSn}，请在售后单中登记转账或退回账户`,
    en: `It is a refund of case ${caseSn}: say there that it was paid, or that the account was refused`,
  }),
  refundSecondPerson: {
    zh: '大额退款须由另一位财务人员转账',
    en: 'A large refund is paid by a second person',
  },
  refundMismatch: { zh: '通知内容与退款记录不一致', en: 'The notice does not match the refund' },
  paidBackOtherwise: {
    zh: '该退款已改用其他方式退回，渠道又告知退款成功，请财务核对',
    en: 'This refund has gone another way, and the channel says that it has paid it too: finance has to look into it',
  },
  refundStillMoving: {
    zh: '支付渠道仍在处理这笔退款，暂不能改用其他方式',
    en: 'The channel still works on this refund: it cannot go another way yet',
  },
  refundUnclear: {
    zh: '支付渠道暂时没有说明这笔退款的结果，请稍后重试',
    en: 'The channel does not say what became of this refund, please try again later',
  },
  nothingToRefund: { zh: '没有可退的款项', en: 'There is no money left to refund' },
});
