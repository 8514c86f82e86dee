// The lists of settlement: a store's orders by where their money stands, its bills, the platform's bills of all stores, and payout batches.
import { z } from 'zod';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Yuan } from '#kit/http/wire.ts';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform, storeOperator } from '#mall/member/actor.ts';
import { billStatus } from './bill-status.ts';
import { CommissionInvoiceCard } from './commission-invoice.protocol.ts';
import { commissionInvoiceStates } from './commission-invoice.ts';
import { MOST_IN_BATCH, PayoutCard, payoutProtocol } from './payout.protocol.ts';
import { payoutStatus } from './payout-status.ts';
import { BillCard, StoreMoneyRow } from './settlement.protocol.ts';
import { MONEY_STAGES, moneyStages } from './settlement-terms.ts';
import { StandingCard } from './standing.protocol.ts';

const say = words({
  bills: { zh: '结算单', en: 'Settlement' },
  outlook: { zh: '货款一览', en: 'Where the money is' },
  store: { zh: '店铺', en: 'Store' },
  billSn: { zh: '结算单号', en: 'Bill' },
  searchBill: { zh: '结算单号', en: 'Bill number' },
  searchStoreBill: { zh: '结算单号或店铺', en: 'Bill number or store' },
  searchOrder: { zh: '订单号', en: 'Order number' },
  cutDay: { zh: '结算日', en: 'Cut on' },
  released: { zh: '货款', en: 'Orders' },
  refunds: { zh: '退款', en: 'Refunds' },
  commission: { zh: '佣金', en: 'Commission' },
  others: { zh: '赔付与调整', en: 'Others' },
  carried: { zh: '上期结转', en: 'Carried' },
  total: { zh: '应付', en: 'To be paid' },
  disputed: { zh: '异议', en: 'Disputes' },
  bankAccount: { zh: '收款账户', en: 'Goes to' },
  orderSn: { zh: '订单号', en: 'Order' },
  ordered: { zh: '下单时间', en: 'Ordered at' },
  stage: { zh: '阶段', en: 'Stage' },
  value: { zh: '货款', en: 'Brings' },
  net: { zh: '净额', en: 'Net' },
  dueAt: { zh: '预计下一步', en: 'Next expected' },
  noBills: { zh: '没有结算单', en: 'No bills yet' },
  noBillsText: {
    zh: '订单完成且售后期满后，货款在结算日汇入结算单。',
    en: 'Once an order is completed and its window is over, its money goes on the bill of the next cycle.',
  },
  sendOff: { zh: '生成打款批次', en: 'Make a payout batch' },
  sendOffText: {
    zh: '所选待打款的结算单列入同一批次，由另一位财务人员复核后提交银行。',
    en: 'The bills that are to be paid out go to the bank together, once another person of finance has looked them over.',
  },
  payouts: { zh: '打款批次', en: 'Payouts' },
  payoutSn: { zh: '批次号', en: 'Batch' },
  searchPayout: { zh: '批次号', en: 'Batch number' },
  number: { zh: '笔数', en: 'Rows' },
  payoutTotal: { zh: '金额', en: 'Amount' },
  paidOut: { zh: '已打款', en: 'Paid' },
  failed: { zh: '失败', en: 'Failed' },
  madeBy: { zh: '生成人', en: 'Made by' },
  noPayouts: { zh: '没有打款批次', en: 'No payouts yet' },
  noPayoutsText: {
    zh: '在结算单列表勾选待打款的结算单，生成批次。',
    en: 'Tick bills that are to be paid out in the list of bills, and make a batch of them.',
  },
  standings: { zh: '店铺结算', en: 'How stores stand' },
  cycle: { zh: '结算周期', en: 'Cycle' },
  commissionOn: { zh: '账期订单佣金', en: 'Commission on credit' },
  owed: { zh: '平台应付', en: 'Owed to it' },
  deposit: { zh: '保证金', en: 'Deposit' },
  demanded: { zh: '请补缴', en: 'Asked for' },
  storeId: { zh: '编号', en: 'Number' },
  noStores: { zh: '没有入驻店铺', en: 'No stores have joined' },
  invoices: { zh: '佣金发票', en: 'Invoices of commission' },
  month: { zh: '月份', en: 'Month' },
  header: { zh: '抬头', en: 'Made out to' },
  taxNo: { zh: '税号', en: 'Tax number' },
  billCount: { zh: '结算单数', en: 'Bills' },
  withTax: { zh: '价税合计', en: 'With tax' },
  netAmount: { zh: '不含税', en: 'Net' },
  tax: { zh: '税额（6%）', en: 'Tax (6 %)' },
  application: { zh: '开票申请', en: 'Application' },
  invoiceNumber: { zh: '发票号码', en: 'Number' },
  searchInvoice: { zh: '店铺、月份或发票号码', en: 'Store, month or number' },
  searchOwnInvoice: { zh: '月份或发票号码', en: 'Month or number' },
  noInvoices: { zh: '没有佣金发票', en: 'No invoices of commission yet' },
  noInvoicesText: {
    zh: '每月按上月已打款的结算单生成。',
    en: 'Made each month of the bills that were paid out in the month before.',
  },
  noMoney: { zh: '没有已付款的订单', en: 'No paid orders' },
});

const columns = {
  billSn: col.code<BillCard>(say.billSn, { fixed: true, width: 170, phone: 1 }),
  storeName: col.text<BillCard>(say.store, { phone: 4 }),
  cutDay: col.text<BillCard>(say.cutDay),
  state: col.state<BillCard>(say.state, { values: billStatus, phone: 2 }),
  total: col.amount<BillCard>(say.total, { sum: true, phone: 3, width: 110 }),
  bankAccount: col.text<BillCard>(say.bankAccount),
  payoutSn: col.code<BillCard>(say.payoutSn, {
    to: ({ payoutSn }) => (payoutSn ? `/admin/payout/detail?payoutSn=${payoutSn}` : undefined),
  }),
  released: col.amount<BillCard>(say.released, { sum: true, width: 110 }),
  refunds: col.amount<BillCard>(say.refunds, { sum: true, width: 110 }),
  commission: col.amount<BillCard>(say.commission, { sum: true, width: 110 }),
  others: col.amount<BillCard>(say.others, { off: true, sum: true }),
  carried: col.amount<BillCard>(say.carried, { off: true }),
  disputed: col.number<BillCard>(say.disputed),
  createTime: col.moment<BillCard>(say.created, { sort: true, off: true }),
};

const common = {
  row: BillCard,
  key: 'billId',
  title: say.bills,
  start: { sort: '-createTime' },
  filters: { createTime: filter.dateRange(say.cutDay) },
  tabs: { field: 'state', values: billStatus },
  exports: { name: say.bills },
  none: { title: say.noBills, text: say.noBillsText },
} as const;

const { storeName: _, bankAccount: __, payoutSn: ___, ...rest } = columns;
const storesColumns = { ...rest, cutDay: col.text<BillCard>(say.cutDay, { phone: 4 }) };

export const storeBillList = listing({
  ...common,
  path: 'v3/business/seller/settlement/list',
  access: storeOperator,
  search: say.searchBill,
  columns: storesColumns,
  open: ({ billSn }) => `/seller/settlement/detail?billSn=${billSn}`,
});

export const adminBillList = listing({
  ...common,
  path: 'v3/business/admin/settlement/list',
  access: platform('finance'),
  search: say.searchStoreBill,
  columns,
  open: ({ billSn }) => `/admin/settlement/detail?billSn=${billSn}`,
  actions: {
    sendOff: act.bulk(say.sendOff, {
      endpoint: payoutProtocol.make,
      input: (billIds) => ({ billIds: billIds.map(Number) }),
      outcome: ({ done, refused }: ReplyOf<typeof payoutProtocol.make>) => ({ done, refused }),
      most: MOST_IN_BATCH,
      ask: 'sure',
      askText: say.sendOffText,
      tone: 'primary',
    }),
  },
});

export const payoutList = listing({
  path: 'v3/business/admin/payout/list',
  access: platform('finance'),
  row: PayoutCard,
  key: 'payoutId',
  title: say.payouts,
  search: say.searchPayout,
  start: { sort: '-createTime' },
  columns: {
    payoutSn: col.code<PayoutCard>(say.payoutSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<PayoutCard>(say.state, { values: payoutStatus, phone: 2 }),
    number: col.number<PayoutCard>(say.number, { sum: true }),
    total: col.amount<PayoutCard>(say.payoutTotal, { sum: true, phone: 3 }),
    paid: col.amount<PayoutCard>(say.paidOut),
    failed: col.number<PayoutCard>(say.failed),
    madeBy: col.person<PayoutCard>(say.madeBy),
    createTime: col.moment<PayoutCard>(say.created, { sort: true, phone: 4 }),
  },
  tabs: { field: 'state', values: payoutStatus },
  filters: { createTime: filter.dateRange(say.created) },
  open: ({ payoutSn }) => `/admin/payout/detail?payoutSn=${payoutSn}`,
  exports: { name: say.payouts },
  none: { title: say.noPayouts, text: say.noPayoutsText },
});

export const standingList = listing({
  path: 'v3/business/admin/settlement/stores',
  access: platform('finance'),
  row: StandingCard,
  key: 'storeId',
  title: say.standings,
  search: say.store,
  start: { sort: 'storeId' },
  columns: {
    storeName: col.text<StandingCard>(say.store, { fixed: true, phone: 1 }),
    cycleName: col.text<StandingCard>(say.cycle),
    commissionOnName: col.text<StandingCard>(say.commissionOn),
    owed: col.amount<StandingCard>(say.owed, { phone: 2 }),
    deposit: col.amount<StandingCard>(say.deposit, { sort: true, sum: true, phone: 3 }),
    demanded: col.amount<StandingCard>(say.demanded),
    storeId: col.number<StandingCard>(say.storeId, { sort: true, off: true }),
  },
  open: ({ storeId }) => `/admin/settlement/store?storeId=${storeId}`,
  exports: { name: say.standings },
  none: { title: say.noStores },
});

const invoiceColumns = {
  month: col.text<CommissionInvoiceCard>(say.month, { fixed: true, width: 90, phone: 1 }),
  storeName: col.text<CommissionInvoiceCard>(say.store, { phone: 4 }),
  state: col.state<CommissionInvoiceCard>(say.state, { values: commissionInvoiceStates, phone: 2 }),
  amount: col.amount<CommissionInvoiceCard>(say.withTax, { sum: true, phone: 3 }),
  number: col.code<CommissionInvoiceCard>(say.invoiceNumber, { width: 200 }),
  invoiceSn: col.code<CommissionInvoiceCard>(say.application, { width: 160 }),
  header: col.text<CommissionInvoiceCard>(say.header),
  taxNo: col.code<CommissionInvoiceCard>(say.taxNo, { width: 190 }),
  bills: col.number<CommissionInvoiceCard>(say.billCount),
  net: col.amount<CommissionInvoiceCard>(say.netAmount),
  tax: col.amount<CommissionInvoiceCard>(say.tax),
  createTime: col.moment<CommissionInvoiceCard>(say.created, { sort: true, off: true }),
};
const ofInvoices = {
  row: CommissionInvoiceCard,
  key: 'invoiceId',
  title: say.invoices,
  start: { sort: '-createTime' },
  tabs: { field: 'state', values: commissionInvoiceStates },
  exports: { name: say.invoices },
  none: { title: say.noInvoices, text: say.noInvoicesText },
} as const;
const { storeName: _s, header: _h, taxNo: _t, ...storesInvoiceColumns } = invoiceColumns;

export const commissionInvoiceList = listing({
  ...ofInvoices,
  path: 'v3/business/admin/commissionInvoice/list',
  access: platform('finance'),
  search: say.searchInvoice,
  columns: invoiceColumns,
});

export const storeCommissionInvoiceList = listing({
  ...ofInvoices,
  path: 'v3/business/seller/settlement/invoices',
  access: storeOperator,
  search: say.searchOwnInvoice,
  columns: {
    ...storesInvoiceColumns,
    invoiceSn: col.code<CommissionInvoiceCard>(say.application, {
      width: 160,
      to: ({ invoiceSn }) => (invoiceSn ? `/member/invoice/info?invoiceSn=${invoiceSn}` : undefined),
    }),
  },
});

/** What all orders of a stage bring together, after commission; and besides, what stands on bills and is no order: statements, refunds, adjustments. */
const Stages = z.object(
  Object.fromEntries(MONEY_STAGES.map((stage) => [stage, Yuan])) as Record<
    (typeof MONEY_STAGES)[number],
    typeof Yuan
  >,
);

export const storeMoneyList = listing({
  path: 'v3/business/seller/settlement/orders',
  access: storeOperator,
  row: StoreMoneyRow,
  key: 'orderSn',
  title: say.outlook,
  search: say.searchOrder,
  start: { sort: '-createTime' },
  columns: {
    orderSn: col.code<StoreMoneyRow>(say.orderSn, { fixed: true, width: 170, phone: 1 }),
    stage: col.state<StoreMoneyRow>(say.stage, { values: moneyStages, phone: 2 }),
    value: col.amount<StoreMoneyRow>(say.value, { sum: true, width: 120 }),
    commission: col.amount<StoreMoneyRow>(say.commission, { sum: true, width: 120 }),
    net: col.amount<StoreMoneyRow>(say.net, { sum: true, phone: 3, width: 120 }),
    dueAt: col.moment<StoreMoneyRow>(say.dueAt, { phone: 4 }),
    billSn: col.code<StoreMoneyRow>(say.billSn, {
      to: ({ billSn }) => (billSn ? `/seller/settlement/detail?billSn=${billSn}` : undefined),
    }),
    createTime: col.moment<StoreMoneyRow>(say.ordered, { sort: true }),
  },
  tabs: { field: 'stage', values: moneyStages },
  open: ({ orderSn }) => `/seller/order/detail?orderSn=${orderSn}`,
  exports: { name: say.outlook },
  more: { stages: Stages, besides: Stages },
  none: { title: say.noMoney, text: say.noBillsText },
});
