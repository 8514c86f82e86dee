// What the institute charges: its price rows, as anybody looks through them.
import { z } from 'zod';
import { id, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { anyone } from '#mall/member/actor.ts';
import {
  askInquiry,
  basicColumns,
  basicFilters,
  CapabilityBasics,
  capabilitySearch,
  ReplacedNumber,
  Site,
} from './ability-list.ts';
import { priceUnits } from './ability-terms.ts';

const say = words({
  title: { zh: '收费标准', en: 'Service charges' },
  unit: { zh: '计价单位', en: 'Per' },
  price: { zh: '单价（含税）', en: 'Price incl. VAT' },
  urgent: { zh: '加急单价', en: 'Urgent' },
  veryUrgent: { zh: '特急单价', en: 'Very urgent' },
  least: { zh: '单项最低', en: 'Least per item' },
  fixture: { zh: '夹具费/项', en: 'Fixture' },
  onRequest: { zh: '询价', en: 'On request' },
  from: { zh: '生效日', en: 'From' },
  to: { zh: '止', en: 'Until' },
  none: { zh: '没有找到符合条件的价格', en: 'No price fits' },
  noneText: {
    zh: '换一种写法或去掉一个条件；也可以直接发起检测询价，由实验室报价。',
    en: 'Write it another way or drop a condition; or ask the laboratory for a quotation.',
  },
});

export const ChargeRow = CapabilityBasics.extend({
  chargeId: z.number(),
  /** On request: all prices are null. */
  isOnRequest: z.boolean(),
  unitPrice: YuanUnitPrice.nullable(),
  urgentPrice: YuanUnitPrice.nullable(),
  veryUrgentPrice: YuanUnitPrice.nullable(),
  minCharge: Yuan.nullable(),
  /** Null: none is needed. */
  fixture: Yuan.nullable(),
  /** Days of China; the last one '' while no other row follows. */
  from: z.string(),
  to: z.string(),
});
export type ChargeRow = z.infer<typeof ChargeRow>;

const units = Object.fromEntries(Object.entries(priceUnits).map(([zh, en]) => [zh, { zh, en }]));

export const chargeList = listing({
  path: 'v3/lab/front/charge/list',
  access: anyone,
  title: say.title,
  summary: { zh: '检测与校准收费标准', en: 'Charges of testing and calibration' },
  row: ChargeRow,
  key: 'chargeId',
  search: capabilitySearch,
  columns: {
    item: { ...basicColumns.item, to: ({ capNo }) => `/goods/ability?keyword=${capNo}` },
    object: { ...basicColumns.object, width: 120 },
    standard: { ...basicColumns.standard, width: 170 },
    unit: col.text<ChargeRow>(say.unit, {
      of: ({ unit }) => unit.charAt(0).toUpperCase() + unit.slice(1),
      width: 75,
    }),
    unitPrice: col.price<ChargeRow>(say.price, { width: 130, phone: 2 }),
    urgentPrice: col.price<ChargeRow>(say.urgent, { width: 95 }),
    veryUrgentPrice: col.price<ChargeRow>(say.veryUrgent, { width: 95 }),
    minCharge: col.amount<ChargeRow>(say.least, { width: 100, phone: 4 }),
    fixture: col.amount<ChargeRow>(say.fixture, { width: 85, phone: 4 }),
    from: col.date<ChargeRow>(say.from, { width: 100 }),
    to: col.date<ChargeRow>(say.to, { width: 100, off: true }),
    marks: { ...basicColumns.marks, off: true },
    site: { ...basicColumns.site, off: true },
    field: basicColumns.field,
    isOnRequest: col.yesNo<ChargeRow>(say.onRequest, { off: true, width: 80 }),
    capNo: basicColumns.capNo,
  },
  filters: {
    ...basicFilters,
    unit: filter.choice(say.unit, { options: units }),
    price: filter.amountRange(say.price),
  },
  start: { sort: 'capNo' },
  input: {
    /** Only the prices of this capability, which the calculator then begins with. */
    capId: id().optional(),
  },
  more: {
    capId: z.number().nullable(),
    replaced: z.array(ReplacedNumber),
    sites: z.array(Site),
    /** What the institute says of its list; '': nothing. */
    note: z.string(),
  },
  actions: { ask: askInquiry },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
