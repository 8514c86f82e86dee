// The lists of commissions: the customer's, and the laboratory's desk.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { lab } from '#mall/member/actor.ts';
import { serviceStatus, serviceTurns } from './service-status.ts';
import { serviceKinds } from './service-terms.ts';
import { reads, ServiceCard } from './testing.protocol.ts';

const say = words({
  own: { zh: '检测委托', en: 'Tests and calibrations' },
  desk: { zh: '委托受理', en: 'Commissions' },
  serviceSn: { zh: '委托编号', en: 'Commission' },
  kind: { zh: '类型', en: 'Kind' },
  items: { zh: '项目', en: 'Items' },
  title: { zh: '内容', en: 'What' },
  client: { zh: '委托方', en: 'Client' },
  turn: { zh: '等待', en: 'Waits for' },
  specimens: { zh: '样品数', en: 'Specimens' },
  orderSn: { zh: '订单号', en: 'Order' },
  promised: { zh: '承诺完成', en: 'Promised for' },
  created: { zh: '创建时间', en: 'Begun' },
  search: { zh: '委托编号、内容或订单号', en: 'Number, what, or order' },
  none: { zh: '没有检测委托', en: 'No commissions yet' },
  noneText: {
    zh: '从检测能力中选择项目，填写委托单即可送检。',
    en: 'Choose items from the directory of tests and fill in a form.',
  },
  noneDesk: { zh: '没有待受理的委托', en: 'No commissions' },
});

const common = {
  row: ServiceCard,
  key: 'serviceId',
  search: say.search,
  start: { sort: '-createTime' },
  filters: {
    kind: filter.choice(say.kind, { options: serviceKinds }),
    turn: filter.choice(say.turn, { options: serviceTurns }),
    createTime: filter.dateRange(say.created),
  },
} as const;

const serviceSn = col.code<ServiceCard>(say.serviceSn, { fixed: true, width: 170, phone: 1 });
const state = col.state<ServiceCard>(say.state, { values: serviceStatus, width: 120, phone: 2 });
const rest = {
  kindName: col.text<ServiceCard>(say.kind, { width: 80 }),
  title: col.text<ServiceCard>(say.title, { phone: 3 }),
  turnName: col.text<ServiceCard>(say.turn, { width: 130 }),
  specimenCount: col.number<ServiceCard>(say.specimens, { width: 80 }),
  amount: col.amount<ServiceCard>(say.amount, { sort: true, width: 120, phone: 4 }),
  promisedAt: col.moment<ServiceCard>(say.promised, { width: 150 }),
  orderSn: col.code<ServiceCard>(say.orderSn, { width: 170, off: true }),
  createTime: col.moment<ServiceCard>(say.created, { sort: true, width: 150 }),
};

export const ownServiceList = listing({
  ...common,
  path: 'v3/lab/front/service/list',
  changes: true,
  access: reads,
  title: say.own,
  open: (one) => `/member/order/info?serviceSn=${one.serviceSn}`,
  columns: { serviceSn, state, ...rest },
  tabs: {
    field: 'state',
    values: serviceStatus,
    always: ['DRAFT', 'PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY'],
  },
  exports: { name: say.own },
  none: { title: say.none, text: say.noneText },
});

export const deskServiceList = listing({
  ...common,
  path: 'v3/lab/desk/entrust/list',
  access: lab('lab.accept'),
  title: say.desk,
  open: (one) => `/lab/entrust/detail?serviceSn=${one.serviceSn}`,
  columns: {
    serviceSn,
    state,
    clientName: col.text<ServiceCard>(say.client, { width: 180, phone: 3 }),
    ...rest,
  },
  tabs: {
    field: 'state',
    values: serviceStatus,
    always: ['PENDING_REVIEW', 'PENDING_DELIVERY', 'PENDING_RECEIPT', 'SAMPLE_RECEIVED', 'IN_TEST'],
  },
  exports: { name: say.desk },
  none: { title: say.noneDesk },
});
