// The words of recharging.
import { words } from '#kit/words/words.ts';

export const rechargeWords = words({
  title: { zh: '余额充值', en: 'Recharge' },
  available: { zh: '可用余额', en: 'Available balance' },
  frozen: { zh: '支付中冻结', en: 'Held for payments under way' },
  howMuch: { zh: '充值金额', en: 'How much' },
  limits: { zh: '整数元，1 到 5,000', en: 'Whole yuan from 1 to 5,000' },
  wrongAmount: { zh: '请输入 1 到 5000 之间的整数', en: 'Please enter a whole number from 1 to 5000' },
  mostNow: {
    zh: (yuan: string) => `余额上限为 999,999 元，现在最多可充值 ${yuan} 元`,
    en: (yuan: string) => `A balance holds 999,999 at most: ${yuan} can be put in now`,
  },
  full: { zh: '余额已达上限 999,999 元，不能再充值', en: 'The balance is full: it holds 999,999 at most' },
  how: { zh: '充值方式', en: 'How to pay' },
  noChannel: { zh: '暂无可用的充值渠道', en: 'No channel is open for recharging' },
  noChannelText: { zh: '请稍后再来。', en: 'Please come back later.' },
  put: { zh: (amount: string) => `充值 ${amount}`, en: (amount: string) => `Put in ${amount}` },
  putNone: { zh: '充值', en: 'Recharge' },
  credited: {
    zh: '付款后 1-5 分钟到账，可在余额明细查看。',
    en: 'Credited within 1 to 5 minutes after you pay.',
  },
  sn: { zh: '充值单号', en: 'Recharge no.' },
  timeLeft: { zh: '剩余支付时间', en: 'Time left to pay' },
  late: {
    zh: '已付款但超过 5 分钟仍未到账？请联系客服，并提供充值单号。',
    en: 'Paid more than 5 minutes ago and not credited? Please call us and name the recharge no.',
  },
  over: {
    zh: '上次的支付已关闭，没有扣款；请重新选择充值方式。',
    en: 'The last payment was closed and nothing was paid. Please choose how to pay again.',
  },
  other: { zh: (name: string) => `改用${name}`, en: (name: string) => `Use ${name} instead` },
  goOn: { zh: (name: string) => `用${name}继续充值`, en: (name: string) => `Go on with ${name}` },
  cancel: { zh: '取消充值', en: 'Cancel the recharge' },
  cancelText: {
    zh: '取消后二维码失效。如果已经付款，款项仍会计入余额。',
    en: 'The code stops working. If you have paid already, the money is credited all the same.',
  },
  cancelled: { zh: '充值已取消', en: 'The recharge is cancelled' },
  cancelledText: {
    zh: '没有扣款。若已付款，到账后会计入余额并通知您。',
    en: 'Nothing was taken. If you did pay, it is credited as soon as it arrives, and you are told.',
  },
  done: { zh: '充值成功', en: 'Credited to your balance' },
  doneSoon: { zh: '2 秒后自动前往账户余额', en: 'Going to your balance in 2 seconds' },
  toBalance: { zh: '查看余额明细', en: 'Show the balance' },
  again: { zh: '再充一笔', en: 'Recharge again' },
});
