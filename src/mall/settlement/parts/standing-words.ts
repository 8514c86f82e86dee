// The words of how a store stands: its terms, its deposit, and what finance does about them.
import { words } from '#kit/words/words.ts';

export const standingWords = words({
  standings: { zh: '店铺结算', en: 'How stores stand' },
  backToList: { zh: '返回店铺结算', en: 'Back to the stores' },
  backToBills: { zh: '返回结算单列表', en: 'Back to the bills' },
  deposit: { zh: '保证金', en: 'Deposit' },
  facts: { zh: '结算情况', en: 'How it stands' },
  cycle: { zh: '结算周期', en: 'Cycle' },
  commissionOn: { zh: '账期订单收取佣金', en: 'Commission of orders on its credit' },
  owed: { zh: '平台应付', en: 'Owed to the store' },
  balance: { zh: '保证金余额', en: 'Deposited' },
  wanted: { zh: '应缴', en: 'To be deposited' },
  demanded: { zh: '请补缴', en: 'Asked for' },
  demandText: {
    zh: (amount: string) => `连续欠款且保证金不足，请转账补缴 ${amount}，到账后由平台财务登记`,
    en: (amount: string) =>
      `The deposit does not cover what is owed: please pay in ${amount}; finance enters it once it has come`,
  },
  moves: { zh: '保证金明细', en: 'What has changed it' },
  noMoves: { zh: '还没有保证金记录', en: 'Nothing has been deposited yet' },
  kind: { zh: '类型', en: 'Kind' },
  amount: { zh: '金额', en: 'Amount' },
  serial: { zh: '银行流水号或结算单', en: 'The bank’s number, or a bill' },
  state: { zh: '状态', en: 'State' },
  time: { zh: '时间', en: 'Time' },
  people: { zh: '登记 / 复核', en: 'Entered, looked over by' },
  done: { zh: '已处理', en: 'Done' },
  setTerms: { zh: '设置条款', en: 'Set its terms' },
  setTermsText: { zh: '对之后的结算单和放款生效。', en: 'For bills and releases from now on.' },
  enterDeposit: { zh: '登记保证金', en: 'Enter a deposit' },
  enterDepositText: {
    zh: '请先核对银行流水；由另一位财务人员复核后入账。',
    en: 'Look at the bank first. It counts once another person of finance has looked it over.',
  },
  needsAmount: { zh: '请输入金额', en: 'Please enter an amount' },
  needsSerial: { zh: '请输入银行流水号', en: 'Please enter the bank’s number' },
  bankSerial: { zh: '银行流水号', en: 'The bank’s number' },
  confirmDeposit: { zh: '复核入账', en: 'Looked over' },
  confirmDepositTitle: { zh: '复核入账？', en: 'Is this right?' },
  confirmDepositText: { zh: '请核对金额与银行流水号。', en: 'Compare amount and number with the bank.' },
  dropDeposit: { zh: '撤销', en: 'Drop it' },
  dropDepositTitle: { zh: '撤销这条登记？', en: 'Drop this entry?' },
  dropDepositText: {
    zh: '撤销后不入账，可重新登记。',
    en: 'It does not count then, and may be entered again.',
  },
});
