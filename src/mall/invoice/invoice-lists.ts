// The lists of applications for invoices: a buyer's and a store's.

import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { InvoiceCard } from './invoice.protocol.ts';
import { type InvoiceState, invoiceStatus } from './invoice-status.ts';
import { invoiceTypes, media } from './invoice-terms.ts';

const say = words({
  title: { zh: '发票管理', en: 'Invoices' },
  invoiceSn: { zh: '开票申请', en: 'Application' },
  header: { zh: '抬头', en: 'Title' },
  type: { zh: '发票类型', en: 'Kind' },
  medium: { zh: '形式', en: 'Form' },
  orders: { zh: '订单', en: 'Orders' },
  sheets: { zh: '张数', en: 'Sheets' },
  buyer: { zh: '买家', en: 'Buyer' },
  created: { zh: '申请时间', en: 'Applied at' },
  search: { zh: '申请单号、订单号、抬头或发票号码', en: 'Application, order, title or invoice number' },
  apply: { zh: '申请开票', en: 'Apply for an invoice' },
  headers: { zh: '发票抬头', en: 'Headers' },
  addresses: { zh: '收票地址', en: 'Addresses' },
  identity: { zh: '开票信息', en: 'Tax identity' },
  files: { zh: '导入发票', en: 'Official files' },
  none: { zh: '没有开票申请', en: 'No invoices yet' },
  noneText: {
    zh: '订单完成后可以申请开票；下单时填写了开票要求的会自动申请。',
    en: 'Complete orders can be invoiced; a wish at checkout becomes an application by itself.',
  },
  noneStoreText: { zh: '买家申请后会出现在这里。', en: 'They appear here once a buyer applies.' },
});

const ALWAYS: readonly InvoiceState[] = ['PENDING_REVIEW', 'PENDING_ISSUE', 'COMPLETED'];

const common = {
  row: InvoiceCard,
  key: 'invoiceId',
  title: say.title,
  search: say.search,
  start: { sort: '-createTime' },
  filters: {
    createTime: filter.dateRange(say.created),
    type: filter.choices(say.type, { options: invoiceTypes }),
  },
  columns: {
    invoiceSn: col.code<InvoiceCard>(say.invoiceSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<InvoiceCard>(say.state, { values: invoiceStatus, phone: 2 }),
    title: col.text<InvoiceCard>(say.header, { width: 200, phone: 3 }),
    typeName: col.text<InvoiceCard>(say.type, { width: 140 }),
    medium: col.state<InvoiceCard>(say.medium, { values: media, width: 100 }),
    amount: col.amount<InvoiceCard>(say.amount, { sort: true, sum: true, phone: 4 }),
    sheetNum: col.number<InvoiceCard>(say.sheets, { width: 70 }),
    orderSns: col.tags<InvoiceCard>(say.orders, { width: 180 }),
    createTime: col.moment<InvoiceCard>(say.created, { sort: true }),
  },
  tabs: { field: 'state', values: invoiceStatus, always: ALWAYS },
  exports: { name: say.title },
} as const;

const page = (title: Text, to: string, tone: 'primary' | 'outline' = 'outline') =>
  act.page(title, { to, tone });

export const ownInvoiceList = listing({
  ...common,
  path: 'v3/business/front/invoice/list',
  access: permitted(loggedIn, 'invoice.read'),
  open: ({ invoiceSn }) => `/member/invoice/info?invoiceSn=${invoiceSn}`,
  columns: { ...common.columns, storeName: col.text<InvoiceCard>(say.store) },
  actions: {
    apply: page(say.apply, '/member/invoice/add', 'primary'),
    headers: page(say.headers, '/member/invoice/header'),
    addresses: page(say.addresses, '/member/invoice/address'),
  },
  none: { title: say.none, text: say.noneText },
});

export const storeInvoiceList = listing({
  ...common,
  path: 'v3/business/seller/invoice/list',
  access: storeOperator,
  open: ({ invoiceSn }) => `/seller/invoice/detail?invoiceSn=${invoiceSn}`,
  columns: { ...common.columns, buyerName: col.person<InvoiceCard>(say.buyer) },
  actions: {
    files: page(say.files, '/seller/invoice/import', 'primary'),
    identity: page(say.identity, '/seller/invoice/identity'),
  },
  none: { title: say.none, text: say.noneStoreText },
});
