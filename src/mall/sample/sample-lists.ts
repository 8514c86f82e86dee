// The lists of sample requests: a designer's own, his enterprise's, a store's; the same rows and conditions, seen by other eyes.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { enterprise, loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { SampleCard } from './sample-detail.protocol.ts';
import { SAMPLE_STATES, type SampleState, sampleStatus } from './sample-status.ts';
import { PURPOSES } from './sample-terms.ts';

const say = words({
  mine: { zh: '我的样品', en: 'My samples' },
  own: { zh: '我的样品申请', en: 'My sample requests' },
  designers: { zh: '企业设计师的样品申请', en: "Sample requests of the enterprise's designers" },
  stores: { zh: '样品申请', en: 'Sample requests' },
  searchOwn: { zh: '申请单号或型号', en: 'Request or part number' },
  search: { zh: '申请单号、申请人或型号', en: 'Request, designer or part number' },
  sampleSn: { zh: '申请单号', en: 'Request' },
  designer: { zh: '申请人', en: 'Designer' },
  enterprise: { zh: '所属企业', en: 'Enterprise' },
  asked: { zh: '申请数量', en: 'Asked' },
  purpose: { zh: '用途', en: 'Purpose' },
  submitted: { zh: '提交时间', en: 'Submitted' },
  created: { zh: '申请时间', en: 'Made' },
  noFeedback: { zh: '逾期未反馈', en: 'Feedback overdue' },
  noneOwnText: {
    zh: '认证设计师可向商家申请免费或付费样品，收到后反馈试用结果。',
    en: 'Certified designers ask stores for samples, free or paid, and report what came of it.',
  },
  noneOfDesigners: { zh: '设计师还没有样品申请', en: 'Your designers have requested no samples yet' },
  noneOfStore: { zh: '还没有样品申请', en: 'No sample requests yet' },
  noneOfStoreText: {
    zh: '在商品列表中为商品设置样品后，认证设计师即可申请。',
    en: 'Set samples for your goods, and certified designers can ask for them.',
  },
});

/** In the order of the process; the others only when a request stands in them. */
const ALWAYS: readonly SampleState[] = [
  'PENDING_REVIEW',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
  'COMPLETED',
];

const storeNames = Object.fromEntries(
  SAMPLE_STATES.map((one) => [one, { ...sampleStatus[one].store, tone: sampleStatus[one].tone }]),
) as Record<SampleState, Text & { tone: (typeof sampleStatus)[SampleState]['tone'] }>;

const tabsOf = (values: Record<SampleState, Text>) => ({ field: 'state', values, always: ALWAYS }) as const;

/** What all three have in common. Newest first; what waits for review longest first; what lacks its feedback first. */
const common = {
  row: SampleCard,
  key: 'requestId',
  look: 'cards',
  pageSize: 10,
  start: {
    sort: '-createTime',
    sortIn: { PENDING_REVIEW: 'submittedAt', COMPLETED: '-hasNoFeedback,-createTime' },
  },
  filters: {
    createTime: filter.dateRange(say.created),
    purpose: filter.choices(say.purpose, { options: PURPOSES }),
    payable: filter.amountRange(say.payable),
    noFeedback: filter.yesNo(say.noFeedback),
  },
} as const;

const columnsOf = (values: Record<SampleState, Text>) => ({
  sampleSn: col.code<SampleCard>(say.sampleSn, { fixed: true, phone: 1 }),
  state: col.state<SampleCard>(say.state, { values, phone: 2 }),
  storeName: col.text<SampleCard>(say.store),
  designerName: col.person<SampleCard>(say.designer),
  enterpriseName: col.text<SampleCard>(say.enterprise),
  parts: col.tags<SampleCard>(say.parts, { of: ({ lines }) => lines.map(({ partNo }) => partNo) }),
  askedNum: col.pieces<SampleCard>(say.asked, {
    of: ({ lines }) => lines.reduce((sum, { askedNum }) => sum + askedNum, 0),
  }),
  purpose: col.state<SampleCard>(say.purpose, { values: PURPOSES }),
  payable: col.amount<SampleCard>(say.payable, { sort: true, sum: true }),
  createTime: col.moment<SampleCard>(say.created, { sort: true, phone: 3 }),
});

export const ownSampleList = listing({
  ...common,
  path: 'v3/business/front/sample/list',
  access: permitted(loggedIn, 'sample.read'),
  title: say.mine,
  summary: say.own,
  search: say.searchOwn,
  open: ({ sampleSn }) => `/member/request/info?sampleSn=${encodeURIComponent(sampleSn)}`,
  columns: columnsOf(sampleStatus),
  tabs: tabsOf(sampleStatus),
  exports: { name: say.own },
  none: { title: say.noneOfStore, text: say.noneOwnText },
});

export const enterpriseSampleList = listing({
  ...common,
  path: 'v3/business/front/sample/enterpriseList',
  access: permitted(enterprise, 'desapp.read'),
  title: say.designers,
  search: say.search,
  open: ({ sampleSn }) => `/member/request/info?sampleSn=${encodeURIComponent(sampleSn)}`,
  columns: columnsOf(sampleStatus),
  tabs: tabsOf(sampleStatus),
  exports: { name: say.designers },
  none: { title: say.noneOfDesigners },
  /** Whether requests of the enterprise's designers wait for its word first. */
  more: { isEndorsed: z.boolean() },
});

export const storeSampleList = listing({
  ...common,
  path: 'v3/business/seller/sample/list',
  access: storeOperator,
  title: say.stores,
  search: say.search,
  open: ({ sampleSn }) => `/seller/sample/detail?sampleSn=${encodeURIComponent(sampleSn)}`,
  columns: columnsOf(storeNames),
  tabs: tabsOf(storeNames),
  exports: { name: say.stores },
  none: { title: say.noneOfStore, text: say.noneOfStoreText },
});
