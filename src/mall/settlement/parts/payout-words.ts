// The words of payouts: a store's account, and a batch with what finance does about it and its rows.
import { words } from '#kit/words/words.ts';

export const payoutWords = words({
  payouts: { zh: '打款批次', en: 'Payouts' },
  backToList: { zh: '返回打款批次', en: 'Back to the payouts' },
  backToBills: { zh: '返回结算单列表', en: 'Back to the bills' },
  facts: { zh: '批次', en: 'Batch' },
  rows: { zh: '付款明细', en: 'Rows' },
  log: { zh: '办理记录', en: 'History' },
  madeBy: { zh: '生成人', en: 'Made by' },
  checkedBy: { zh: '复核人', en: 'Looked over by' },
  number: { zh: '笔数', en: 'Rows' },
  total: { zh: '金额', en: 'Amount' },
  paid: { zh: '已打款', en: 'Paid' },
  failed: { zh: '失败笔数', en: 'Failed' },
  no: { zh: '序号', en: 'No.' },
  bill: { zh: '结算单', en: 'Bill' },
  payee: { zh: '收款户名', en: 'Payee' },
  account: { zh: '收款账号', en: 'Account' },
  bank: { zh: '开户行', en: 'Bank' },
  bankNo: { zh: '联行号', en: 'Bank number' },
  result: { zh: '结果', en: 'Result' },

  done: { zh: '已处理', en: 'Done' },
  check: { zh: '复核通过', en: 'Looked over' },
  checkTitle: { zh: '复核通过这个批次？', en: 'Is this batch right?' },
  checkText: {
    zh: '复核后即可下载银行文件，账户与金额以批次为准。',
    en: 'Then the bank’s file can be taken, with the accounts and amounts of the batch.',
  },
  take: { zh: '下载银行文件', en: 'Take the bank’s file' },
  takeTitle: { zh: '下载银行文件？', en: 'Take the bank’s file?' },
  takeText: {
    zh: '文件含完整账号，请只提交银行一次；下载后批次不能取消。再次下载内容相同。',
    en: 'It holds whole account numbers. Hand it to the bank once: after this the batch cannot be cancelled, and the file stays the same.',
  },
  cancel: { zh: '取消批次', en: 'Cancel the batch' },
  cancelTitle: { zh: '取消这个批次？', en: 'Cancel this batch?' },
  cancelText: {
    zh: '结算单回到待打款，可列入新的批次。',
    en: 'Its bills are to be paid out again, and may stand in another batch.',
  },
  results: { zh: '导入银行结果', en: 'Take the bank’s answer' },
  resultsText: {
    zh: '银行回执（xlsx、csv），按附言中的结算单号识别；也可逐行登记。',
    en: 'The bank’s table (xlsx, csv); rows are known by the bill in their remark. Or enter them one by one.',
  },
  taken: {
    zh: (paid: number, failed: number, known: number) =>
      `成功 ${paid} 笔，失败 ${failed} 笔${known > 0 ? `，已登记过 ${known} 笔` : ''}`,
    en: (paid: number, failed: number, known: number) =>
      `${paid} paid, ${failed} failed${known > 0 ? `, ${known} known before` : ''}`,
  },
  refusedRow: {
    zh: (rowNo: number, says: string) => `第 ${rowNo} 行：${says}`,
    en: (rowNo: number, says: string) => `Row ${rowNo}: ${says}`,
  },
  rowPaid: { zh: '登记成功', en: 'It was paid' },
  rowPaidText: { zh: '请按银行回单填写流水号。', en: 'Enter the number that the bank’s slip says.' },
  rowFailed: { zh: '登记失败', en: 'It failed' },
  rowFailedText: {
    zh: '结算单回到待打款，店铺会看到原因。',
    en: 'The bill is to be paid out again; the store reads why.',
  },
  serial: { zh: '银行流水号', en: 'The bank’s number' },
  needsSerial: { zh: '请输入银行流水号', en: 'Please enter the bank’s number' },

  accountTitle: { zh: '收款账户', en: 'Payout account' },
  accountText: {
    zh: '平台按结算单把货款打到此账户。变更须用短信验证码确认，等待期满后生效，期间不打款。',
    en: 'The platform sends the money of your bills there. A change is confirmed by a code and waits some days, during which nothing is sent.',
  },
  now: { zh: '当前账户', en: 'The account now' },
  none: { zh: '尚未设置收款账户，结算单无法打款', en: 'No account has been set: bills cannot be paid out' },
  since: { zh: '设置时间', en: 'Set at' },
  payableFrom: { zh: '生效时间', en: 'Holds from' },
  change: { zh: '设置账户', en: 'Set an account' },
  needsPayee: { zh: '请输入户名', en: 'Please enter the payee' },
  needsBank: { zh: '请输入开户行', en: 'Please enter the bank' },
  bankNoHint: { zh: '开户行的 12 位联行号', en: 'Twelve digits of the branch' },
  code: { zh: '短信验证码（发送到本人手机）', en: 'Code (sent to your own mobile)' },
  save: { zh: '确认设置', en: 'Set it' },
  saved: { zh: '收款账户已设置', en: 'The account was set' },
});
