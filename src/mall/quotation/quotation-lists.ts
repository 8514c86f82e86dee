// The lists of quotations: what a purchaser received, and what a store gave; by whose turn it is.
import { z } from 'zod';
import { line, several } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import { QuotationCard } from './quotation-detail.protocol.ts';
import { front, seller } from './quotation-door.ts';
import { QUOTATION_STATES } from './quotation-status.ts';
import { purchaserTabs, supplierTabs } from './quotation-words.ts';

const say = words({
  search: { zh: '报价单号 / 询价单号 / 标题 / 对方', en: 'Quotation, inquiry, title, other side' },
  none: { zh: '还没有报价', en: 'No quotations yet' },
  noneReceivedText: {
    zh: '发起询价后，供应商的报价会出现在这里。密封询价的报价在截止后可见。',
    en: 'They appear here once suppliers answer your inquiries; those of sealed inquiries after the close.',
  },
  noneGivenText: {
    zh: '买方邀请本店报价后会出现在这里。完善在售商品，更容易收到询价。',
    en: 'They appear here once a buyer invites your store. Complete listings bring more inquiries.',
  },
  quoSn: { zh: '报价单号', en: 'Quotation' },
  inqSn: { zh: '询价单号', en: 'Inquiry' },
  purchaser: { zh: '采购方', en: 'Buyer' },
  turn: { zh: '轮到', en: 'Turn' },
  offered: { zh: '已报行数', en: 'Lines offered' },
  deadline: { zh: '报价截止', en: 'Closes' },
  valid: { zh: '有效至', en: 'Valid until' },
});

/** The latest first. What an offer comes to is in its versions and shown once it was opened: nothing is sorted by it. */
const common = {
  row: QuotationCard,
  key: 'quoSn',
  look: 'cards',
  search: say.search,
  pageSize: 10,
  mostRows: 100,
  start: { sort: '-updateTime,-quotationId' },
  filters: {
    kind: filter.choice(say.kind, { options: inquiryKinds, as: 'kind', front: true }),
    updateTime: filter.dateRange(say.updated),
    validUntil: filter.dateRange(say.valid),
  },
} as const;

/** In what one state it stands, as its reader reads it; of which inquiry. */
const input = { state: z.enum(QUOTATION_STATES).optional(), inqSn: line(30).optional() };

const columnsOf = (party: { zh: string; en: string }) => ({
  quoSn: col.code<QuotationCard>(say.quoSn, { fixed: true, phone: 1 }),
  stateName: col.text<QuotationCard>(say.state, { phone: 2 }),
  title: col.text<QuotationCard>(say.subject, { phone: 3 }),
  inqSn: col.code<QuotationCard>(say.inqSn),
  kind: col.state<QuotationCard>(say.kind, { values: inquiryKinds }),
  partyName: col.text<QuotationCard>(party),
  turnName: col.text<QuotationCard>(say.turn),
  offeredNum: col.text<QuotationCard>(say.offered, {
    of: ({ offeredNum, lineNum }) => `${offeredNum} / ${lineNum}`,
  }),
  total: col.amount<QuotationCard>(say.amount),
  versionNo: col.number<QuotationCard>(say.version),
  deadline: col.moment<QuotationCard>(say.deadline, { sort: 'sparse' }),
  validUntil: col.moment<QuotationCard>(say.valid, { sort: 'sparse' }),
  updateTime: col.moment<QuotationCard>(say.updated, { sort: true }),
});

/** Quotations of a sealed inquiry appear with its close. */
export const receivedQuotationList = listing({
  ...common,
  path: `${front.path}/list`,
  changes: true,
  access: front.access.reads,
  title: say.receivedQuotations,
  summary: { zh: '我收到的报价', en: 'Quotations received' },
  open: ({ kind, quoSn }) => `${inquiryKinds[kind].pages.quotation}?quoSn=${encodeURIComponent(quoSn)}`,
  columns: columnsOf(say.supplier),
  tabs: { field: 'tab', as: 'state', values: purchaserTabs },
  exports: { name: say.receivedQuotations },
  input,
  none: { title: say.none, text: say.noneReceivedText },
});

export const givenQuotationList = listing({
  ...common,
  path: `${seller.path}/list`,
  changes: true,
  access: seller.access,
  title: say.quotations,
  summary: { zh: '店铺的报价', en: "A store's quotations" },
  open: ({ quoSn }) => `/seller/quotation/detail?quoSn=${encodeURIComponent(quoSn)}`,
  columns: columnsOf(say.purchaser),
  tabs: { field: 'tab', as: 'state', values: supplierTabs },
  exports: { name: say.quotations },
  /** `inqSns`: of these inquiries alone. */
  input: { ...input, inqSns: several(100, 30).optional() },
  none: { title: say.none, text: say.noneGivenText },
});
