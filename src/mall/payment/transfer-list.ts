// Finance's list of bank transfers, the work first.
import { z } from 'zod';
import { Yuan } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { PaymentReply } from './payment.protocol.ts';
import { financeTabs, paymentStatus } from './payment-status.ts';

const say = words({
  search: { zh: '支付单号 / 付款人 / 附言码 / 会员', en: 'Payment no., payer, reference, member' },
  bank: { zh: '付款银行', en: "Payer's bank" },
  account: { zh: '付款账号', en: "Payer's account" },
  paidOn: { zh: '转账日期', en: 'Transferred on' },
  paySn: { zh: '账单号', en: 'Bill no.' },
  amount: { zh: '支付金额', en: 'Amount' },
  received: { zh: '实收', en: 'Received' },
  files: { zh: '凭证', en: 'Voucher' },
  created: { zh: '提交时间', en: 'Made' },
  reason: { zh: '驳回原因', en: 'Sent back because' },
  nothingWaitsText: {
    zh: '买家提交转账凭证后会出现在这里。',
    en: 'Vouchers appear here as soon as buyers hand them in.',
  },
});

export const TransferReply = PaymentReply.extend({
  paySn: z.string(),
  memberName: z.string(),
  referenceCode: z.string(),
  due: Yuan,
});
export type TransferReply = z.infer<typeof TransferReply>;

export const transferList = listing({
  path: 'v3/business/admin/payment/list',
  access: platform('finance', 'operator'),
  title: say.bankTransfers,
  row: TransferReply,
  key: 'paymentSn',
  search: say.search,
  columns: {
    paymentSn: col.code(say.paymentSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state(say.state, { values: paymentStatus, width: 110, phone: 2 }),
    memberName: col.person(say.member, { width: 110 }),
    payer: col.text(say.payer, { of: ({ voucher }: TransferReply) => voucher?.payerName, phone: 3 }),
    referenceCode: col.code(say.reference, { width: 160 }),
    due: col.amount(say.dueAmount, { width: 110, phone: 4 }),
    stated: col.amount(say.onVoucher, { of: ({ voucher }: TransferReply) => voucher?.amount, width: 130 }),
    files: col.tags(say.files, {
      of: ({ voucher }: TransferReply) => voucher?.files.map(({ fileName }) => fileName),
      width: 160,
      phone: 4,
    }),
    paidAmount: col.amount(say.received, { width: 110, sum: true }),
    createdAt: col.moment(say.created, { sort: true, width: 150 }),
    amount: col.amount(say.amount, { sort: true, sum: true, width: 110, off: true }),
    bank: col.text(say.bank, { of: ({ voucher }: TransferReply) => voucher?.bank, off: true }),
    account: col.code(say.account, { of: ({ voucher }: TransferReply) => voucher?.account, off: true }),
    paidOn: col.date(say.paidOn, { of: ({ voucher }: TransferReply) => voucher?.paidOn, off: true }),
    paySn: col.code(say.paySn, { off: true, width: 170 }),
    reason: col.text(say.reason, { off: true, width: 200 }),
  },
  tabs: {
    field: 'state',
    values: paymentStatus,
    always: financeTabs,
  },
  filters: { createdAt: filter.dateRange(say.created), amount: filter.amountRange(say.amount) },
  start: { sort: '-createdAt', tab: 'PENDING_REVIEW' },
  exports: { name: say.bankTransfers },
  none: { title: say.noVoucherWaits, text: say.nothingWaitsText },
});
