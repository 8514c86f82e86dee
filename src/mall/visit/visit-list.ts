// The list of visits at the laboratory's desk: what is next stands first.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { lab } from '#mall/member/actor.ts';
import { VisitRow as Row, type VisitRow } from './visit.protocol.ts';
import { visitStatus, visitTurns } from './visit-status.ts';

const say = words({
  title: { zh: '上门服务', en: 'Visits' },
  search: { zh: '上门单号、委托编号', en: 'Visit or commission' },
  visitSn: { zh: '上门单号', en: 'Visit' },
  when: { zh: '日期', en: 'Day' },
  people: { zh: '人员', en: 'Who comes' },
  address: { zh: '地点', en: 'Place' },
  client: { zh: '委托方', en: 'Client' },
  instruments: { zh: '仪器', en: 'Instruments' },
  serviceSn: { zh: '委托编号', en: 'Commission' },
  turn: { zh: '等待', en: 'Waits for' },
  mine: { zh: '我参加的', en: 'Mine' },
  created: { zh: '建立时间', en: 'Since' },
  none: { zh: '没有上门服务', en: 'No visits' },
  noneText: {
    zh: '计量委托选择上门、受理并付款后出现在这里。',
    en: 'A calibration at the customer’s stands here once it is accepted and paid.',
  },
});

export const visitList = listing({
  path: 'v3/lab/desk/visit/list',
  access: lab('lab.visit', 'lab.test'),
  title: say.title,
  row: Row,
  key: 'visitId',
  open: ({ visitId }) => `/lab/visit/detail?visitId=${visitId}`,
  search: say.search,
  columns: {
    visitSn: col.code<VisitRow>(say.visitSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<VisitRow>(say.state, { values: visitStatus, width: 100, phone: 2 }),
    when: col.text<VisitRow>(say.when, { width: 190, phone: 3 }),
    address: col.text<VisitRow>(say.address, { phone: 4 }),
    clientName: col.text<VisitRow>(say.client, { width: 180, phone: 4 }),
    people: col.text<VisitRow>(say.people, { width: 150, phone: 4 }),
    instrumentCount: col.number<VisitRow>(say.instruments, { width: 80 }),
    serviceSn: col.code<VisitRow>(say.serviceSn, { width: 170 }),
    createTime: col.moment<VisitRow>(say.created, { sort: true, width: 150 }),
  },
  tabs: { field: 'state', values: visitStatus, always: ['PROPOSED', 'AGREED', 'ON_SITE'] },
  filters: {
    turn: filter.choice(say.turn, { options: visitTurns }),
    mine: filter.choice(say.mine, { options: { yes: say.mine } }),
  },
  start: { sort: '-createTime' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
