// The lists of complaints: a buyer's, a store's, the platform's; the same rows and conditions, seen by other eyes.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { ComplaintCard } from './complaint.protocol.ts';
import { type ComplaintState, complaintStatus } from './complaint-status.ts';
import { complaintKinds } from './complaint-terms.ts';

const say = words({
  title: { zh: '投诉', en: 'Complaints' },
  complaintSn: { zh: '投诉单号', en: 'Complaint' },
  kind: { zh: '类型', en: 'Kind' },
  orderSn: { zh: '订单号', en: 'Order' },
  buyer: { zh: '买家', en: 'Buyer' },
  text: { zh: '内容', en: 'About' },
  created: { zh: '投诉时间', en: 'Made at' },
  search: { zh: '投诉单号或订单号', en: 'Complaint or order number' },
  none: { zh: '没有投诉', en: 'No complaints' },
  noneOwnText: {
    zh: '在订单或售后单中可以投诉商家。',
    en: 'Complain about a store from an order or a case.',
  },
});

const ALWAYS: readonly ComplaintState[] = ['NEW', 'TO_APPEAL', 'IN_DIALOGUE', 'IN_ARBITRATION'];

const common = {
  row: ComplaintCard,
  key: 'complaintId',
  title: say.title,
  search: say.search,
  start: { sort: '-createTime' },
  filters: {
    createTime: filter.dateRange(say.created),
    kind: filter.choices(say.kind, { options: complaintKinds }),
  },
  columns: {
    complaintSn: col.code<ComplaintCard>(say.complaintSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<ComplaintCard>(say.state, { values: complaintStatus, phone: 2 }),
    kindName: col.text<ComplaintCard>(say.kind, { phone: 3 }),
    orderSn: col.code<ComplaintCard>(say.orderSn, { width: 170 }),
    text: col.text<ComplaintCard>(say.text),
    storeName: col.text<ComplaintCard>(say.store),
    buyerName: col.person<ComplaintCard>(say.buyer),
    createTime: col.moment<ComplaintCard>(say.created, { sort: true, phone: 4 }),
  },
  tabs: { field: 'state', values: complaintStatus, always: ALWAYS },
  exports: { name: say.title },
} as const;

export const ownComplaintList = listing({
  ...common,
  path: 'v3/business/front/complaint/list',
  access: permitted(loggedIn, 'order.read'),
  open: ({ complaintSn }) => `/member/order/complaint/detail?complaintSn=${complaintSn}`,
  none: { title: say.none, text: say.noneOwnText },
});

export const storeComplaintList = listing({
  ...common,
  path: 'v3/business/seller/complaint/list',
  access: storeOperator,
  open: ({ complaintSn }) => `/seller/complaint/detail?complaintSn=${complaintSn}`,
  none: { title: say.none },
});

export const adminComplaintList = listing({
  ...common,
  path: 'v3/business/admin/complaint/list',
  access: platform('operator'),
  open: ({ complaintSn }) => `/admin/complaint/detail?complaintSn=${complaintSn}`,
  none: { title: say.none },
});
