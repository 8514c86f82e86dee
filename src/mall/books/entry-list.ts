// The entries of the books as finance looks through them, the newest first.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { ACCOUNT_CODES, ACCOUNTS, type AccountCode } from './accounts.ts';
import { BOOK_EVENTS } from './book-event.ts';
import { EntryReply } from './books.protocol.ts';

const say = words({
  books: { zh: '账簿', en: 'Books' },
  search: { zh: '分录号 / 单据号 / 往来方（完整号码）', en: 'Entry, document or party, the whole number' },
  entry: { zh: '分录号', en: 'Entry' },
  event: { zh: '事件', en: 'Event' },
  document: { zh: '单据', en: 'Document' },
  occurred: { zh: '发生时间', en: 'When' },
  memo: { zh: '摘要', en: 'Memo' },
  reverses: { zh: '冲销', en: 'Reverses' },
  accountFilter: { zh: '科目', en: 'Account' },
  nothing: { zh: '没有这样的分录', en: 'No such entries' },
  nothingText: {
    zh: '每一笔资金变动都会在这里留下分录。',
    en: 'Every movement of money leaves an entry here.',
  },
});

/** How an account is called in a list of choices: `2001 会员余额`. */
const accounts = Object.fromEntries(
  ACCOUNT_CODES.map((code) => {
    const { zh, en } = ACCOUNTS[code];
    return [code, { zh: `${code} ${zh}`, en: `${code} ${en}` }];
  }),
) as Record<AccountCode, { zh: string; en: string }>;

export const entryList = listing({
  path: 'v3/business/admin/books/list',
  access: platform('finance'),
  title: say.books,
  row: EntryReply,
  key: 'entrySn',
  open: ({ entrySn }) => `/admin/books/entry?entrySn=${entrySn}`,
  search: say.search,
  columns: {
    entrySn: col.code(say.entry, { fixed: true, width: 180, phone: 1 }),
    event: col.state(say.event, { values: BOOK_EVENTS, width: 130, phone: 2 }),
    docSn: col.code(say.document, { width: 190, phone: 3 }),
    amount: col.amount(say.amount, { width: 130, phone: 3 }),
    day: col.date(say.day, { width: 110, phone: 4 }),
    occurredAt: col.moment(say.occurred, { sort: true, width: 150, phone: 4 }),
    memo: col.text(say.memo, { width: 220 }),
    reversesSn: col.code(say.reverses, { off: true, width: 180 }),
  },
  filters: {
    event: filter.choice(say.event, { options: BOOK_EVENTS, front: true }),
    account: filter.choice(say.accountFilter, { options: accounts, front: true }),
    day: filter.dateRange(say.day),
  },
  start: { sort: '-occurredAt' },
  exports: { name: say.books },
  none: { title: say.nothing, text: say.nothingText },
});
