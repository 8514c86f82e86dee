// Finance's list of refunds by bank, the work first.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { platform } from '#mall/member/actor.ts';
import { BankRefundCard } from './bank-refund.protocol.ts';
import { bankRefundWords as say } from './bank-refund-words.ts';
import { refundStatus } from './refund-status.ts';

export const bankRefundList = listing({
  path: 'v3/business/admin/refund/list',
  access: platform('finance'),
  title: say.bankRefunds,
  row: BankRefundCard,
  key: 'refundSn',
  open: ({ refundSn }) => `/admin/payment/refund?refundSn=${refundSn}`,
  search: say.search,
  columns: {
    refundSn: col.code<BankRefundCard>(say.refundSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<BankRefundCard>(say.state, { values: refundStatus, width: 100, phone: 2 }),
    amount: col.amount<BankRefundCard>(say.amount, { width: 120, phone: 3, sum: true }),
    payee: col.text<BankRefundCard>(say.payee, { width: 180, phone: 3 }),
    bank: col.text<BankRefundCard>(say.bank, { width: 150 }),
    account: col.code<BankRefundCard>(say.account, { width: 190, phone: 4 }),
    documentSn: col.code<BankRefundCard>(say.document, { width: 170 }),
    caseSn: col.code<BankRefundCard>(say.case, { width: 170 }),
    memberName: col.person<BankRefundCard>(say.member, { width: 110, off: true }),
    serial: col.code<BankRefundCard>(say.serial, { width: 160, off: true }),
    createdAt: col.moment<BankRefundCard>(say.created, { sort: true, width: 150, phone: 4 }),
  },
  tabs: { field: 'state', values: refundStatus, always: ['PROCESSING', 'SUCCEEDED'] },
  filters: { createdAt: filter.dateRange(say.created) },
  start: { sort: '-createdAt', tab: 'PROCESSING' },
  exports: { name: say.bankRefunds },
  none: { title: say.none, text: say.noneText },
});
