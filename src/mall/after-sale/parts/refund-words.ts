// The words about how money goes back: the rows of a case, and the ways that are left when a channel has refused it.
import { words } from '#kit/words/words.ts';

export const refundWords = words({
  title: { zh: '退款记录', en: 'Refunds' },
  number: { zh: '退款单号', en: 'Refund' },
  begun: { zh: '发起', en: 'Sent' },
  there: { zh: '到账', en: 'There since' },
  refused: { zh: '未能退回', en: 'Refused' },
  account: { zh: '收款账户', en: 'Account' },
  serial: { zh: '银行流水号', en: "Bank's number" },

  choose: { zh: '选择退款方式', en: 'Choose another way' },
  sure: { zh: '确认', en: 'Confirm' },
  where: { zh: '退款方式', en: 'Where it goes' },
  toBalance: { zh: '退至账户余额，立即到账', en: 'To the balance, at once' },
  toBank: { zh: '转账至银行账户', en: 'To a bank account' },
  holder: { zh: '户名', en: 'Account holder' },
  holderHint: {
    zh: '须为付款人本人或本企业的账户',
    en: 'The account must be in the name of who paid, or of the enterprise',
  },
  needsHolder: { zh: '请填写户名', en: 'Please name the holder' },
  bank: { zh: '开户行', en: 'Bank' },
  needsBank: { zh: '请填写开户行', en: 'Please name the bank' },
  accountNumber: { zh: '银行账号', en: 'Account number' },

  retry: { zh: '重新提交渠道', en: 'Ask the channel again' },
  retryTitle: { zh: '重新向支付渠道提交退款？', en: 'Ask the channel to pay back again?' },
  retryText: {
    zh: '使用原退款单号，渠道不会重复退款。',
    en: 'Under the same number: the channel pays it once.',
  },
  paid: { zh: '登记已转账', en: 'Paid by bank' },
  bankSerial: { zh: '银行流水号', en: "The bank's number of the transfer" },
  needsSerial: { zh: '请填写银行流水号（至少 4 位）', en: 'Please enter the number, 4 signs at least' },
  refuse: { zh: '账户无法收款', en: 'Account refused' },
  refuseText: { zh: '买家将重新选择退款方式。', en: 'The buyer chooses again.' },
  buyerReads: { zh: '买家会看到', en: 'The buyer reads it' },
  done: { zh: '已处理', en: 'Done' },
});
