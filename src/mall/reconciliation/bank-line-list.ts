// The lines of bank statements as finance works through them.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { BankLineCard } from './bank.protocol.ts';
import { bankLineStatus, bankMatchWords } from './bank-status.ts';

const say = words({
  bankLines: { zh: '银行流水', en: 'Bank lines' },
  lineSn: { zh: '流水编号', en: 'Line' },
  search: { zh: '对方户名 / 附言 / 流水号', en: 'Counterparty, remark or serial' },
  otherName: { zh: '对方户名', en: 'Counterparty' },
  remark: { zh: '摘要、附言', en: 'Remark' },
  match: { zh: '匹配', en: 'Fits' },
  target: { zh: '账单 / 退款', en: 'Bill or refund' },
  serial: { zh: '银行流水号', en: 'Serial' },
  file: { zh: '文件', en: 'File' },
  direction: { zh: '收支', en: 'In or out' },
  in: { zh: '收入', en: 'Money in' },
  out: { zh: '支出', en: 'Money out' },
  book: { zh: '入账', en: 'Book' },
  bookText: {
    zh: '单号、户名或退款匹配的流水会入账；不匹配的保持待处理。',
    en: 'Lines that fit a bill or a refund are booked; the others stay.',
  },
  setAside: { zh: '转入不明来款', en: 'Set aside' },
  setAsideText: {
    zh: '款项记入不明来款，查明后可认领到账单或退回。',
    en: 'The money is entered as unidentified; it can be attached to a bill or sent back later.',
  },
  import: { zh: '导入流水', en: 'Import a statement' },
  none: { zh: '没有银行流水', en: 'No bank lines' },
  noneText: {
    zh: '从网上银行下载流水（csv 或 xlsx）后导入。',
    en: 'Download a statement from the bank (csv or xlsx) and import it.',
  },
});

export const bankLineList = listing({
  path: 'v3/business/admin/bank/list',
  access: platform('finance'),
  title: say.bankLines,
  row: BankLineCard,
  key: 'lineSn',
  open: ({ lineSn }) => `/admin/bank/detail?lineSn=${lineSn}`,
  search: say.search,
  columns: {
    lineSn: col.code<BankLineCard>(say.lineSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<BankLineCard>(say.state, { values: bankLineStatus, width: 100, phone: 2 }),
    day: col.date<BankLineCard>(say.day, { sort: true, width: 110, phone: 4 }),
    amount: col.amount<BankLineCard>(say.amount, { width: 120, phone: 3, sum: true }),
    otherName: col.text<BankLineCard>(say.otherName, { width: 180, phone: 3 }),
    remark: col.text<BankLineCard>(say.remark, { width: 190, phone: 4 }),
    match: col.state<BankLineCard>(say.match, { values: bankMatchWords, width: 185, phone: 4 }),
    target: col.code<BankLineCard>(say.target, { width: 170 }),
    serial: col.code<BankLineCard>(say.serial, { off: true, width: 160 }),
    fileName: col.text<BankLineCard>(say.file, { off: true, width: 160 }),
  },
  tabs: {
    field: 'state',
    values: bankLineStatus,
    always: ['OPEN', 'UNIDENTIFIED', 'SENDING_BACK', 'BOOKED'],
  },
  filters: {
    isOut: filter.choice(say.direction, { options: { in: say.in, out: say.out }, front: true }),
    day: filter.dateRange(say.day),
  },
  start: { sort: '-day', tab: 'OPEN' },
  actions: {
    book: act.bulk(say.book, { ask: 'sure', askText: say.bookText, most: 200, tone: 'primary' }),
    setAside: act.bulk(say.setAside, { ask: 'sure', askText: say.setAsideText, most: 200 }),
    import: act.page(say.import, { to: '/admin/bank/import', tone: 'primary' }),
  },
  exports: { name: say.bankLines },
  none: { title: say.none, text: say.noneText },
});
