// The quality lead's list of objections: what is to be decided first stands first.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { lab } from '#mall/member/actor.ts';
import { type ObjectionRow, ObjectionRow as Row } from './objection.protocol.ts';
import { objectionStatus, wishNames } from './objection-status.ts';

const say = words({
  title: { zh: '异议', en: 'Objections' },
  search: { zh: '异议、报告、委托编号', en: 'Objection, report or commission' },
  objectionSn: { zh: '异议编号', en: 'Objection' },
  reportNo: { zh: '报告编号', en: 'Report' },
  serviceSn: { zh: '委托编号', en: 'Commission' },
  client: { zh: '委托方', en: 'Client' },
  origin: { zh: '来源', en: 'From' },
  wish: { zh: '诉求', en: 'Wish' },
  reason: { zh: '理由', en: 'Why' },
  due: { zh: '答复期限', en: 'To be answered by' },
  created: { zh: '提出时间', en: 'Handed in' },
  none: { zh: '没有异议', en: 'No objections' },
  noneText: {
    zh: '客户在报告签发后 15 天内可在委托详情中提出。',
    en: 'A client may object within 15 days after a report was issued, on the page of his commission.',
  },
});

export const objectionList = listing({
  path: 'v3/lab/desk/objection/list',
  access: lab('lab.quality'),
  title: say.title,
  row: Row,
  key: 'objectionId',
  open: ({ objectionId }) => `/lab/objection/detail?objectionId=${objectionId}`,
  search: say.search,
  columns: {
    objectionSn: col.code<ObjectionRow>(say.objectionSn, { fixed: true, width: 170, phone: 1 }),
    state: col.state<ObjectionRow>(say.state, { values: objectionStatus, width: 100, phone: 2 }),
    reportNo: col.code<ObjectionRow>(say.reportNo, { width: 150, phone: 3 }),
    clientName: col.text<ObjectionRow>(say.client, { width: 180, phone: 4 }),
    wishName: col.text<ObjectionRow>(say.wish, { width: 110, phone: 4 }),
    reason: col.text<ObjectionRow>(say.reason),
    originName: col.text<ObjectionRow>(say.origin, { width: 90 }),
    dueAt: col.moment<ObjectionRow>(say.due, { sort: true, width: 150 }),
    serviceSn: col.code<ObjectionRow>(say.serviceSn, { width: 170 }),
    createTime: col.moment<ObjectionRow>(say.created, { sort: true, width: 150 }),
  },
  tabs: { field: 'state', values: objectionStatus, always: ['SUBMITTED', 'EXAMINING', 'RETESTING'] },
  filters: {
    wish: filter.choice(say.wish, { options: wishNames }),
    createTime: filter.dateRange(say.created),
  },
  start: { sort: 'dueAt' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
