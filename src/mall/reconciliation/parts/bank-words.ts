// The words of bank statements and their lines.
import { words } from '#kit/words/words.ts';

export const bankWords = words({
  bankLines: { zh: '银行流水', en: 'Bank lines' },
  importTitle: { zh: '导入银行流水', en: 'Import a bank statement' },
  importText: {
    zh: '附言中的账单号或附言码与应付金额一致的来款自动匹配；没有编号的按户名和金额匹配。同一流水只导入一次。',
    en: 'Money whose remark names a bill, with just what is due, finds its bill; without a number, name and amount decide. A line is imported once.',
  },
  chooseFile: { zh: '选择文件', en: 'Choose a file' },
  otherFile: { zh: '换一个文件', en: 'Another file' },
  fileHint: {
    zh: 'xlsx、xls、ods、csv（UTF-8 或 GBK），最多 5,000 行',
    en: 'xlsx, xls, ods, csv (UTF-8 or GBK), up to 5,000 rows',
  },
  fileTooLarge: { zh: '文件超过 10 MB', en: 'The file is larger than 10 MB' },
  reading: { zh: '正在识别…', en: 'Reading…' },
  columns: { zh: '列', en: 'Columns' },
  columnsText: {
    zh: '请核对每列的含义，可以修改。',
    en: 'Please check what each column is; you may change it.',
  },
  remembered: { zh: '已按上次的选择识别。', en: 'As it was said for such a file before.' },
  column: { zh: (name: string) => `“${name}”列`, en: (name: string) => `Column “${name}”` },
  notUsed: { zh: '不使用', en: 'Not used' },
  preview: { zh: '预览匹配', en: 'Show what fits' },
  change: { zh: '修改列', en: 'Change the columns' },
  lines: { zh: '流水', en: 'Lines' },
  row: { zh: '行', en: 'Row' },
  inOrOut: { zh: '收支', en: 'In or out' },
  in: { zh: '收入', en: 'In' },
  out: { zh: '支出', en: 'Out' },
  other: { zh: '对方 / 附言', en: 'Counterparty, remark' },
  fits: { zh: '匹配', en: 'Fits' },
  choose: { zh: (row: number) => `处理第 ${row} 行`, en: (row: number) => `Row ${row}` },
  dueWas: { zh: (due: string) => `应付 ${due}`, en: (due: string) => `${due} is due` },
  toBeSetAside: { zh: '勾选后转入不明来款', en: 'Ticked, it is set aside as unidentified' },
  knownText: {
    zh: (n: number) => `${n} 行此前已导入，不会重复处理。`,
    en: (n: number) =>
      `${n} ${n === 1 ? 'line was' : 'lines were'} imported before and ${n === 1 ? 'stays' : 'stay'} as ${n === 1 ? 'it is' : 'they are'}.`,
  },
  nothingNew: {
    zh: '文件中的流水此前都已导入，没有变化。',
    en: 'All lines of this file were imported before: nothing changes.',
  },
  unreadText: {
    zh: (n: number) => `${n} 行无法识别：`,
    en: (n: number) => `${n} ${n === 1 ? 'row' : 'rows'} cannot be read:`,
  },
  rowSays: {
    zh: (row: number, says: string) => `第 ${row} 行：${says}`,
    en: (row: number, says: string) => `Row ${row}: ${says}`,
  },
  take: {
    zh: (all: number, chosen: number) => `导入 ${all} 行，处理 ${chosen} 行`,
    en: (all: number, chosen: number) => `Import ${all} ${all === 1 ? 'line' : 'lines'}, book ${chosen}`,
  },
  takenTitle: {
    zh: (imported: number, booked: number, aside: number) =>
      `已导入 ${imported} 行：入账或核对 ${booked} 行，转入不明来款 ${aside} 行`,
    en: (imported: number, booked: number, aside: number) =>
      `${imported} imported: ${booked} booked or matched, ${aside} set aside`,
  },
  refusedText: {
    zh: '以下各行未能处理，已留在列表中：',
    en: 'These could not be done and wait in the list:',
  },
  toList: { zh: '查看银行流水', en: 'To the bank lines' },
  again: { zh: '再导入一个', en: 'Import another' },

  backToList: { zh: '返回银行流水', en: 'Back to the bank lines' },
  day: { zh: '交易日期', en: 'Date' },
  account: { zh: '本方账号', en: 'Own account' },
  serial: { zh: '银行流水号', en: 'Serial number' },
  otherName: { zh: '对方户名', en: 'Counterparty' },
  otherAccount: { zh: '对方账号', en: 'Counterparty account' },
  otherBank: { zh: '对方开户行', en: 'Counterparty bank' },
  remark: { zh: '摘要、附言', en: 'Remark' },
  file: { zh: '文件', en: 'File' },
  bill: { zh: '账单', en: 'Bill' },
  refundOrLine: { zh: '退款', en: 'Refund' },
  payment: { zh: '支付单', en: 'Payment' },
  entries: { zh: '分录', en: 'Entries' },
  seeEntries: { zh: '查看分录', en: 'See the entries' },
  backSerial: { zh: '退回流水号', en: 'Serial of what went back' },
  todo: { zh: '处理建议', en: 'What to do' },
  history: { zh: '处理记录', en: 'History' },
  aside: {
    zh: '款项在不明来款中。查明后认领到账单，或退回付款人。',
    en: 'The money is unidentified. Attach it to a bill once somebody knows, or send it back.',
  },
  goingBack: {
    zh: '请从银行账户把款项退回付款人，然后填写流水号；导入退回的流水也会自动核对。',
    en: 'Transfer the money back to the payer and enter the serial number; the outgoing line of a later statement says so too.',
  },

  book: { zh: '入账', en: 'Book' },
  match: { zh: '核对', en: 'Match' },
  bookText: { zh: '按匹配结果入账，不能撤销。', en: 'It is booked as it fits; that cannot be undone.' },
  attach: { zh: '认领到账单', en: 'Attach to a bill' },
  attachText: {
    zh: '少于应付时账单保持未付清，多出的部分退回付款账户；账户不明时进入付款人余额。',
    en: 'Less than is due leaves the bill open; what is more goes back to the account it came from, or to the balance where nobody knows that.',
  },
  number: { zh: '账单号、订单号或附言码', en: 'Bill, order or reference number' },
  needsNumber: { zh: '请输入编号', en: 'Please enter a number' },
  setAside: { zh: '转入不明来款', en: 'Set aside' },
  setAsideText: {
    zh: '款项记入不明来款，以后可以认领或退回。',
    en: 'It is entered as unidentified; it can be attached or sent back later.',
  },
  sendBack: { zh: '退回', en: 'Send back' },
  sendBackText: { zh: '决定退回给付款人，写明原因。', en: 'It goes back to the payer; say why.' },
  wentBack: { zh: '已退回', en: 'It has gone back' },
  needsSerial: { zh: '请输入流水号', en: 'Please enter the serial number' },
  fee: { zh: '记为手续费', en: 'Enter as a fee' },
  feeText: {
    zh: '银行收取的手续费，最多 ¥200.00。',
    en: 'What the bank takes for its service, ¥200.00 at most.',
  },
  done: { zh: '已处理', en: 'Done' },
});
