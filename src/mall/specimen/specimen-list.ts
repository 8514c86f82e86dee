// The list of specimens that a laboratory has to do with.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { SpecimenReply, specimenReader } from './specimen.protocol.ts';
import { specimenStatus } from './specimen-status.ts';

const say = words({
  serviceSn: { zh: '委托编号', en: 'Commission' },
  created: { zh: '创建时间', en: 'Begun' },
  state: { zh: '状态', en: 'State' },
  allSpecimens: { zh: '样品', en: 'Specimens' },
  specimenNo: { zh: '样品编号', en: 'Specimen' },
  name: { zh: '名称', en: 'Name' },
  model: { zh: '型号', en: 'Model' },
  serialNo: { zh: '出厂编号', en: 'Serial number' },
  lotNo: { zh: '批号', en: 'Lot' },
  qty: { zh: '数量', en: 'Pieces' },
  place: { zh: '位置', en: 'Place' },
  received: { zh: '收样时间', en: 'Received at' },
  holder: { zh: '领用人', en: 'Taken by' },
  keepUntil: { zh: '留样至', en: 'Kept until' },
  due: { zh: '留样到期', en: 'Kept until' },
  mine: { zh: '我领用的', en: 'Taken by me' },
  abnormal: { zh: '异常', en: 'Abnormality' },
  searchSpecimen: { zh: '样品编号、名称、型号、出厂编号', en: 'Number, name, model or serial number' },
  noSpecimens: { zh: '没有在库样品', en: 'No specimens' },
});

const DUE = {
  over: { zh: '已到期，待处置', en: 'Over: to be disposed of' },
  7: { zh: '7 天内', en: 'Within 7 days' },
  30: { zh: '30 天内', en: 'Within 30 days' },
} as const;

export const specimenList = listing({
  path: 'v3/lab/desk/specimen/list',
  access: specimenReader,
  title: say.allSpecimens,
  row: SpecimenReply,
  key: 'specimenId',
  search: say.searchSpecimen,
  start: { sort: '-createTime' },
  open: (one) => `/lab/specimen/scan?no=${one.specimenNo}`,
  columns: {
    specimenNo: col.code<SpecimenReply>(say.specimenNo, { fixed: true, width: 200, phone: 1 }),
    state: col.state<SpecimenReply>(say.state, { values: specimenStatus, width: 100, phone: 2 }),
    name: col.text<SpecimenReply>(say.name, { phone: 3 }),
    model: col.code<SpecimenReply>(say.model, { width: 150 }),
    serialNo: col.code<SpecimenReply>(say.serialNo, { width: 140 }),
    lotNo: col.code<SpecimenReply>(say.lotNo, { width: 120 }),
    qty: col.number<SpecimenReply>(say.qty, { width: 80 }),
    place: col.text<SpecimenReply>(say.place, { sort: true, width: 110, phone: 4 }),
    holderName: col.text<SpecimenReply>(say.holder, { sort: true, width: 100 }),
    keepUntil: col.date<SpecimenReply>(say.keepUntil, { sort: 'sparse', width: 120 }),
    abnormalName: col.text<SpecimenReply>(say.abnormal, { width: 120 }),
    serviceSn: col.code<SpecimenReply>(say.serviceSn, { width: 170 }),
    createTime: col.moment<SpecimenReply>(say.created, { sort: true, width: 150 }),
    receivedAt: col.moment<SpecimenReply>(say.received, { width: 150 }),
  },
  tabs: {
    field: 'state',
    values: specimenStatus,
    always: ['LABELLED', 'IN_TRANSIT', 'RECEIVED', 'ABNORMAL', 'IN_TEST'],
  },
  filters: {
    place: filter.text(say.place, { front: true, as: 'place' }),
    due: filter.choice(say.due, { options: DUE, front: true, as: 'due' }),
    mine: filter.yesNo(say.mine, { as: 'mine' }),
  },
  exports: { name: say.allSpecimens },
  none: { title: say.noSpecimens },
});
