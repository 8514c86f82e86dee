// The lists of after-sale cases: a buyer's, a store's, the platform's; the same rows and conditions, seen by other eyes.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { CaseCard } from './after-sale-detail.protocol.ts';
import { CASE_STATES, type CaseState, caseStatus, storesCaseStates } from './after-sale-status.ts';
import { caseKinds, caseReasons } from './after-sale-terms.ts';

const say = words({
  mine: { zh: '退款售后', en: 'Refunds and returns' },
  stores: { zh: '售后', en: 'After-sale' },
  caseSn: { zh: '售后单号', en: 'Case' },
  orderSn: { zh: '订单号', en: 'Order' },
  kind: { zh: '类型', en: 'Kind' },
  reason: { zh: '原因', en: 'Reason' },
  buyer: { zh: '买家', en: 'Buyer' },
  asked: { zh: '申请金额', en: 'Asked for' },
  created: { zh: '申请时间', en: 'Asked at' },
  search: { zh: '售后单号、订单号或型号', en: 'Case, order or part number' },
  toBank: { zh: '待银行转账', en: 'To be paid by bank' },
  none: { zh: '没有售后单', en: 'No cases' },
  noneOwnText: {
    zh: '在订单中点“申请售后”即可申请退款或取消订单。',
    en: 'Ask for a refund, or cancel an order, from the order itself.',
  },
});

const ALWAYS: readonly CaseState[] = ['PENDING_REVIEW', 'IN_ARBITRATION', 'PENDING_REFUND', 'COMPLETED'];

const storeNames = Object.fromEntries(
  CASE_STATES.map((one) => [one, { ...storesCaseStates[one], tone: caseStatus[one].tone }]),
) as Record<CaseState, Text & { tone: Tone }>;

const tabsOf = (values: Record<CaseState, Text>) => ({ field: 'state', values, always: ALWAYS }) as const;

/** Newest first; what waits for an answer longest first. */
const common = {
  row: CaseCard,
  key: 'caseId',
  search: say.search,
  start: { sort: '-createTime', sortIn: { PENDING_REVIEW: 'createTime', IN_ARBITRATION: 'createTime' } },
  filters: {
    createTime: filter.dateRange(say.created),
    kind: filter.choices(say.kind, { options: caseKinds }),
    reason: filter.choices(say.reason, { options: caseReasons }),
    amount: filter.amountRange(say.asked),
  },
} as const;

const columnsOf = (values: Record<CaseState, Text>) => ({
  caseSn: col.code<CaseCard>(say.caseSn, { fixed: true, width: 170, phone: 1 }),
  state: col.state<CaseCard>(say.state, { values, phone: 2 }),
  orderSn: col.code<CaseCard>(say.orderSn, { width: 170, phone: 4 }),
  kindName: col.text<CaseCard>(say.kind, { phone: 4 }),
  parts: col.tags<CaseCard>(say.parts, {
    width: 220,
    phone: 4,
    of: ({ lines, cameShort }) => [...lines.map(({ partNo }) => partNo), cameShort].filter(Boolean),
  }),
  reasonName: col.text<CaseCard>(say.reason),
  amount: col.amount<CaseCard>(say.asked, { sort: true, sum: true, phone: 3 }),
  storeName: col.text<CaseCard>(say.store),
  buyerName: col.person<CaseCard>(say.buyer),
  createTime: col.moment<CaseCard>(say.created, { sort: true, phone: 4 }),
});

export const ownCaseList = listing({
  ...common,
  path: 'v3/business/front/afterSale/list',
  access: permitted(loggedIn, 'order.read'),
  title: say.mine,
  open: ({ caseSn }) => `/member/order/refund/detail?caseSn=${encodeURIComponent(caseSn)}`,
  columns: columnsOf(caseStatus),
  tabs: tabsOf(caseStatus),
  exports: { name: say.mine },
  none: { title: say.none, text: say.noneOwnText },
});

export const storeCaseList = listing({
  ...common,
  path: 'v3/business/seller/afterSale/list',
  access: storeOperator,
  title: say.stores,
  open: ({ caseSn }) => `/seller/aftersale/detail?caseSn=${encodeURIComponent(caseSn)}`,
  columns: columnsOf(storeNames),
  tabs: tabsOf(storeNames),
  exports: { name: say.stores },
  none: { title: say.none },
});

export const adminCaseList = listing({
  ...common,
  filters: { ...common.filters, isToBank: filter.yesNo(say.toBank) },
  path: 'v3/business/admin/afterSale/list',
  access: platform('operator', 'finance'),
  title: say.stores,
  open: ({ caseSn }) => `/admin/aftersale/detail?caseSn=${encodeURIComponent(caseSn)}`,
  columns: columnsOf(caseStatus),
  tabs: tabsOf(caseStatus),
  exports: { name: say.stores },
  none: { title: say.none },
});
