// What the laboratory charges for each capability: now, and from which day on otherwise.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { CAPABILITY_FIELDS, capabilityKinds } from '#mall/ability/ability-terms.ts';
import { type PriceRow, PriceRow as Row, reads } from './lab-price.protocol.ts';
import { priceKinds } from './price-status.ts';

const say = words({
  title: { zh: '检测价格', en: 'Prices' },
  search: { zh: '编号、项目、对象或标准', en: 'Number, item, object or standard' },
  capNo: { zh: '编号', en: 'Number' },
  item: { zh: '项目', en: 'Item' },
  object: { zh: '对象', en: 'Object' },
  standard: { zh: '标准', en: 'Standard' },
  price: { zh: '定价方式', en: 'Kind of price' },
  unit: { zh: '计价单位', en: 'Per' },
  unitPrice: { zh: '单价（含税）', en: 'Price incl. VAT' },
  least: { zh: '单项最低', en: 'Least per item' },
  fixture: { zh: '夹具费/项', en: 'Fixture' },
  from: { zh: '生效日', en: 'From' },
  next: { zh: '下次调价', en: 'Next price from' },
  waiting: { zh: '待发布', en: 'Waits' },
  isWaiting: { zh: '有待发布的询价', en: 'A change waits' },
  coming: { zh: '有将生效的价格', en: 'Another price is to come' },
  change: { zh: '调价', en: 'Changes' },
  field: { zh: '领域', en: 'Field' },
  kind: { zh: '类别', en: 'Kind' },
  none: { zh: '没有符合条件的能力', en: 'No capability fits' },
  noneText: {
    zh: '去掉一个条件，或先发布检测能力。',
    en: 'Drop a condition, or publish a capability first.',
  },
});

export const priceList = listing({
  path: 'v3/lab/desk/charge/list',
  access: reads,
  title: say.title,
  row: Row,
  key: 'capId',
  open: ({ capId }) => `/lab/charge/detail?capId=${capId}`,
  search: say.search,
  columns: {
    capNo: col.code<PriceRow>(say.capNo, { sort: true, fixed: true, width: 90, phone: 3 }),
    item: col.text<PriceRow>(say.item, { width: 170, phone: 1 }),
    object: col.text<PriceRow>(say.object, { width: 130 }),
    standard: col.code<PriceRow>(say.standard, { width: 180, off: true }),
    price: col.state<PriceRow>(say.price, { values: priceKinds, width: 100, phone: 2 }),
    unitPrice: col.price<PriceRow>(say.unitPrice, { width: 120, phone: 4 }),
    unit: col.text<PriceRow>(say.unit, { width: 80, phone: 4 }),
    minCharge: col.amount<PriceRow>(say.least, { width: 110 }),
    fixture: col.amount<PriceRow>(say.fixture, { width: 100 }),
    fromDate: col.date<PriceRow>(say.from, { width: 110 }),
    nextDate: col.date<PriceRow>(say.next, { width: 110 }),
    isWaiting: col.yesNo<PriceRow>(say.waiting, { width: 80 }),
    kind: col.state<PriceRow>(say.kind, { values: capabilityKinds, off: true, width: 90 }),
    field: col.state<PriceRow>(say.field, { values: CAPABILITY_FIELDS, off: true, width: 120 }),
  },
  tabs: { field: 'price', values: priceKinds, always: ['PRICED', 'ON_REQUEST', 'NONE'] },
  filters: {
    change: filter.choice(say.change, {
      options: { waiting: say.isWaiting, coming: say.coming },
      front: true,
      as: 'change',
    }),
    field: filter.choice(say.field, { options: CAPABILITY_FIELDS, front: true, as: 'field' }),
    kind: filter.choice(say.kind, { options: capabilityKinds }),
  },
  start: { sort: 'capNo' },
  more: { waiting: z.number() },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
