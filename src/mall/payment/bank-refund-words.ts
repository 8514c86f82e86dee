// The words of refunds by bank.
import { words } from '#kit/words/words.ts';

export const bankRefundWords = words({
  bankRefunds: { zh: '银行退款', en: 'Bank refunds' },
  backToList: { zh: '返回银行退款', en: 'Back to bank refunds' },
  search: { zh: '退款单号 / 单据 / 收款人 / 账号', en: 'Refund, document, payee or account' },
  refundSn: { zh: '退款单号', en: 'Refund no.' },
  payee: { zh: '收款人', en: 'Payee' },
  bank: { zh: '收款银行', en: 'Bank' },
  account: { zh: '收款账号', en: 'Account' },
  document: { zh: '单据', en: 'Document' },
  case: { zh: '售后单', en: 'After-sale case' },
  payment: { zh: '原付款', en: 'Payment' },
  serial: { zh: '银行流水号', en: 'Serial' },
  created: { zh: '发起时间', en: 'Decided' },
  entries: { zh: '账簿分录', en: 'Entries' },
  seeEntries: { zh: '查看分录', en: 'See the entries' },
  history: { zh: '处理记录', en: 'History' },
  paidAtCase: { zh: '请在售后单中登记转账。', en: 'Its transfer is entered at the case.' },
  firstChecks: {
    zh: '金额较大：一位财务初审，另一位转账。',
    en: 'It is a large sum: one of finance checks it, another one pays.',
  },
  none: { zh: '没有银行退款', en: 'No refunds by bank' },
  noneText: {
    zh: '转账多付、部分付款后关闭的账单等，退回付款账户时出现在这里。',
    en: 'What goes back to the account of a transfer appears here: more than was due, or a part of a bill that was closed.',
  },
  done: { zh: '已处理', en: 'Done' },
  check: { zh: '初审通过', en: 'Check' },
  checkTitle: { zh: '初审这笔退款', en: 'Check this refund' },
  checkText: { zh: '另一位财务人员转账后登记。', en: 'Another one of finance pays it then.' },
  payByBank: { zh: '登记已转账', en: 'Paid by bank' },
  refuseAccount: { zh: '账户无法收款', en: 'Account refused' },
  refuseAccountTitle: { zh: '银行账户无法收款', en: 'The bank does not take it' },
  refuseAccountText: {
    zh: '款项立即退至付款人的余额，并通知付款人。',
    en: 'The money goes to the payer’s balance at once, and he is told.',
  },
  needsSerial: { zh: '请填写银行流水号，至少 4 位', en: 'Please enter the bank’s number, 4 signs or more' },
});
