// The directory of what the institute can do, as anybody looks through it.
import { z } from 'zod';
import { id, line, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { words } from '#kit/words/words.ts';
import { anyone } from '#mall/member/actor.ts';
import {
  CAPABILITY_FIELDS,
  CAPABILITY_KINDS,
  type CapabilityField,
  capabilityKinds,
  MARKS,
  markNames,
  UNIT_WAYS,
} from './ability-terms.ts';

const say = words({
  title: { zh: '检测能力', en: 'Testing and calibration' },
  search: {
    zh: '项目、对象或标准号，如 GB/T 2423.1、GJB548B 1010',
    en: 'Item, object or standard, e.g. IEC 60068-2-1',
  },
  item: { zh: '项目', en: 'Item' },
  object: { zh: '对象', en: 'Object' },
  standard: { zh: '标准与方法', en: 'Standard and method' },
  also: { zh: '等效方法', en: 'Equivalent methods' },
  range: { zh: '范围', en: 'Range' },
  uncertainty: { zh: '不确定度', en: 'Uncertainty' },
  marks: { zh: '资质', en: 'Marks' },
  marksUntil: { zh: '资质有效期', en: 'Marks valid until' },
  site: { zh: '地点', en: 'Site' },
  days: { zh: '工作日', en: 'Working days' },
  price: { zh: '价格（含税）', en: 'Price incl. VAT' },
  specimens: { zh: '送样', en: 'Specimens' },
  number: { zh: '编号', en: 'Number' },
  field: { zh: '领域', en: 'Field' },
  kind: { zh: '类别', en: 'Kind' },
  ask: { zh: '检测询价', en: 'Ask for a quotation' },
  none: { zh: '没有找到符合条件的能力', en: 'No capability fits' },
  noneText: {
    zh: '换一种写法或去掉一个条件；也可以直接发起检测询价，由实验室评估。',
    en: 'Write it another way or drop a condition; or ask the laboratory for a quotation.',
  },
});

/** What a row says of a capability first, whatever it is about. */
export const CapabilityBasics = z.object({
  capId: z.number(),
  capNo: z.string(),
  field: z.enum(Object.keys(CAPABILITY_FIELDS) as [CapabilityField, ...CapabilityField[]]),
  item: z.string(),
  object: z.string(),
  /** Its number as published, in the edition in force here. */
  standard: z.string(),
  clause: z.string(),
  /** Those that are valid today, with their last day. */
  marks: z.array(z.object({ mark: z.enum(MARKS), until: z.string() })),
  site: z.string(),
  /** What the price counts, in the reader's language. */
  unit: z.string(),
  /** How a form says how many of them. */
  way: z.enum(UNIT_WAYS),
});
export type CapabilityBasics = z.infer<typeof CapabilityBasics>;

export const CapabilityRow = CapabilityBasics.extend({
  kind: z.enum(CAPABILITY_KINDS),
  /** Other numbers of the same method. */
  also: z.array(z.string()),
  range: z.string(),
  /** Best expanded uncertainty, k = 2; '' where none is claimed. */
  uncertainty: z.string(),
  days: z.number(),
  specimens: z.string(),
  /** Null: on request. */
  unitPrice: YuanUnitPrice.nullable(),
  minCharge: Yuan.nullable(),
});
export type CapabilityRow = z.infer<typeof CapabilityRow>;

/** A number that was asked for and is no more in force, with what took its place. */
export const ReplacedNumber = z.object({ number: z.string(), replacedBy: z.string() });
export const Site = z.object({ siteId: z.number(), name: z.string() });

export const capabilitySearch = say.search;
export const askInquiry = act.page(say.ask, { to: '/inquiry/inspection', tone: 'primary' });

/** The columns of `CapabilityBasics`. */
export const basicColumns = {
  item: col.text<CapabilityBasics>(say.item, { fixed: true, width: 170, phone: 1 }),
  object: col.text<CapabilityBasics>(say.object, { width: 140, phone: 4 }),
  standard: col.code<CapabilityBasics>(say.standard, {
    of: ({ standard, clause }) => [standard, clause].filter(Boolean).join(' '),
    width: 200,
    phone: 3,
  }),
  marks: col.tags<CapabilityBasics>(say.marks, {
    of: ({ marks }) => marks.map(({ mark }) => mark),
    values: markNames,
    width: 110,
    phone: 4,
  }),
  site: col.text<CapabilityBasics>(say.site, { width: 130 }),
  field: col.state<CapabilityBasics>(say.field, { values: CAPABILITY_FIELDS, off: true, width: 120 }),
  capNo: col.code<CapabilityBasics>(say.number, { sort: true, off: true, width: 90 }),
};

export const basicFilters = {
  field: filter.choice(say.field, { options: CAPABILITY_FIELDS, front: true, as: 'field' }),
  mark: filter.choice(say.marks, { options: markNames, front: true, as: 'mark' }),
  site: filter.reference(say.site, {
    front: true,
    optionsOf: ({ sites }: { sites: z.infer<typeof Site>[] }) =>
      Object.fromEntries(sites.map(({ siteId, name }) => [siteId, { zh: name, en: name }])),
  }),
};

export const capabilityList = listing({
  path: 'v3/lab/front/capability/list',
  access: anyone,
  title: say.title,
  row: CapabilityRow,
  key: 'capId',
  search: capabilitySearch,
  columns: {
    item: basicColumns.item,
    object: basicColumns.object,
    standard: basicColumns.standard,
    range: col.text<CapabilityRow>(say.range, { width: 120 }),
    uncertainty: col.text<CapabilityRow>(say.uncertainty, { width: 120 }),
    marks: basicColumns.marks,
    price: col.text<CapabilityRow>(say.price, {
      of: ({ unitPrice, unit }) => (unitPrice === null ? '' : `${showUnitPrice(unitPrice)} / ${unit}`),
      width: 120,
      phone: 2,
      to: ({ capNo }) => `/goods/charge?keyword=${capNo}`,
    }),
    minCharge: col.amount<CapabilityRow>({ zh: '单项最低', en: 'Least per item' }, { width: 95 }),
    days: col.number<CapabilityRow>(say.days, { width: 75, phone: 4 }),
    site: basicColumns.site,
    specimens: col.text<CapabilityRow>(say.specimens, { width: 90 }),
    also: col.text<CapabilityRow>(say.also, { of: ({ also }) => also.join('；'), off: true, width: 170 }),
    marksUntil: col.text<CapabilityRow>(say.marksUntil, {
      of: ({ marks }) => marks.map(({ mark, until }) => `${mark} ${until}`).join('；'),
      off: true,
      width: 170,
    }),
    field: basicColumns.field,
    capNo: basicColumns.capNo,
  },
  tabs: { field: 'kind', values: capabilityKinds },
  filters: {
    ...basicFilters,
    days: filter.numberRange(say.days),
  },
  start: { sort: 'capNo' },
  input: {
    /** A number of a standard, in any writing. */
    standardNo: line(60).optional(),
    /** Only what is for parts of this one's category. */
    partId: id().optional(),
  },
  more: {
    replaced: z.array(ReplacedNumber),
    sites: z.array(Site),
    /** The part that was asked for; '': none was. */
    partNo: z.string(),
    /** What the institute says of its list; '': nothing. */
    note: z.string(),
  },
  actions: { ask: askInquiry },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
