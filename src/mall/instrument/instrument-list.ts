// The ledger of instruments: what is due first stands first.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import {
  type InstrumentReply,
  instrumentProtocol,
  InstrumentReply as Row,
  reads,
} from './instrument.protocol.ts';
import { INSTRUMENT_FIELDS as F } from './instrument-fields.ts';
import { instrumentStatus, serviceNames } from './instrument-status.ts';

const say = words({
  title: { zh: '仪器台账', en: 'Instruments' },
  search: {
    zh: '管理编号、名称、型号、出厂编号、证书编号',
    en: 'Own number, name, model, serial or certificate number',
  },
  next: { zh: '下次到期', en: 'Next due' },
  left: { zh: '剩余天数', en: 'Days left' },
  report: { zh: '证书编号', en: 'Certificate' },
  due: { zh: '到期', en: 'Due' },
  import: { zh: '导入', en: 'Import' },
  none: { zh: '台账为空', en: 'No instruments yet' },
  noneText: {
    zh: '导入现有台账表格，或逐台新增；到期前 60、30、7 天会提醒您。',
    en: 'Import the sheet that you have, or enter them one by one; 60, 30 and 7 days before one is due you will hear of it.',
  },
});

const DUE = {
  7: { zh: '7 天内', en: 'Within 7 days' },
  30: { zh: '30 天内', en: 'Within 30 days' },
  60: { zh: '60 天内', en: 'Within 60 days' },
  overdue: { zh: '已超期', en: 'Overdue' },
  never: { zh: '从未检定/校准', en: 'Never done' },
} as const;

export const instrumentList = listing({
  path: 'v3/lab/front/instrument/list',
  access: reads,
  title: say.title,
  row: Row,
  key: 'instrumentId',
  open: ({ instrumentId }) => `/member/instrument/detail?instrumentId=${instrumentId}`,
  search: say.search,
  columns: {
    ownNo: col.code<InstrumentReply>(F.ownNo, { sort: true, width: 130, phone: 3 }),
    name: col.text<InstrumentReply>(F.name, { sort: true, fixed: true, width: 170, phone: 1 }),
    model: col.code<InstrumentReply>(F.model, { width: 130, phone: 3 }),
    serialNo: col.code<InstrumentReply>(F.serialNo, { width: 140, phone: 4 }),
    state: col.state<InstrumentReply>(say.state, { values: instrumentStatus, width: 110, phone: 2 }),
    nextDueDate: col.date<InstrumentReply>(say.next, { sort: 'sparse', width: 120, phone: 4 }),
    daysLeft: col.number<InstrumentReply>(say.left, { width: 90 }),
    lastDate: col.date<InstrumentReply>(F.lastDate, { sort: 'sparse', width: 120 }),
    lastReportNo: col.code<InstrumentReply>(say.report, { width: 140 }),
    place: col.text<InstrumentReply>(F.place, { sort: true, width: 120 }),
    keeper: col.text<InstrumentReply>(F.keeper, { sort: true, width: 100 }),
    service: col.state<InstrumentReply>(F.service, { values: serviceNames, width: 100 }),
    maker: col.text<InstrumentReply>(F.maker, { off: true }),
    accuracy: col.text<InstrumentReply>(F.accuracy, { off: true }),
    range: col.text<InstrumentReply>(F.range, { off: true }),
    regulation: col.text<InstrumentReply>(F.regulation, { off: true }),
    cycleMonths: col.number<InstrumentReply>(F.cycleMonths, { off: true }),
    updatedAt: col.moment<InstrumentReply>(say.changed, { sort: true, off: true }),
  },
  tabs: { field: 'state', values: instrumentStatus, always: ['VALID', 'DUE_SOON', 'OVERDUE'] },
  filters: {
    due: filter.choice(say.due, { options: DUE, as: 'due', front: true }),
    nextDueDate: filter.dateRange(say.next),
    place: filter.text(F.place),
    keeper: filter.text(F.keeper),
    service: filter.choice(F.service, { options: serviceNames }),
  },
  start: { sort: 'nextDueDate' },
  actions: {
    import: act.page(say.import, {
      to: '/member/instrument/import',
      tone: 'outline',
      needs: instrumentProtocol.take.access,
    }),
  },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
