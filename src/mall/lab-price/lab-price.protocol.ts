// What a laboratory charges, kept by its head: price rows of capabilities, and packages. Owns price_proposal; leans on ability, which everybody reads, on lab-catalog and member.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { flag, id, json, line, requestId, whole, Yuan, YuanUnitPrice, yuanAmount } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { CAPABILITY_FIELDS, CAPABILITY_KINDS, type CapabilityField } from '#mall/ability/ability-terms.ts';
import { aFile, ImportOutcome } from '#mall/lab-catalog/lab-catalog.protocol.ts';
import { lab } from '#mall/member/actor.ts';
import { PACKAGE_STATES, PRICE_KINDS } from './price-status.ts';

export const reads = lab();
const writes = lab('lab.charge');
const publishes = lab('lab.publish');

const FIELDS = Object.keys(CAPABILITY_FIELDS) as [CapabilityField, ...CapabilityField[]];

export const PriceRow = z.object({
  capId: z.number(),
  capNo: z.string(),
  kind: z.enum(CAPABILITY_KINDS),
  field: z.enum(FIELDS),
  item: z.string(),
  object: z.string(),
  standard: z.string(),
  price: z.enum(PRICE_KINDS),
  /** By its Chinese name; '': no price. */
  unit: z.string(),
  /** Null: on request, or none. */
  unitPrice: YuanUnitPrice.nullable(),
  minCharge: Yuan.nullable(),
  fixture: Yuan.nullable(),
  /** Days of China; '': no price, and none to come. */
  fromDate: z.string(),
  nextDate: z.string(),
  /** A change to "on request" waits for somebody else. */
  isWaiting: z.boolean(),
});
export type PriceRow = z.infer<typeof PriceRow>;

const Written = z.object({
  unit: z.string(),
  unitPrice: YuanUnitPrice.nullable(),
  minCharge: Yuan,
  fixture: Yuan,
  isOnRequest: z.boolean(),
  fromDate: z.string(),
});

export const PriceDetail = PriceRow.extend({
  /** All of them, the latest first. */
  prices: z.array(
    Written.extend({
      chargeId: z.number(),
      /** The last day; '': until another follows. */
      toDate: z.string(),
      is: z.enum(['PAST', 'NOW', 'COMING']),
    }),
  ),
  /** What waits to be published; null: nothing. */
  waiting: Written.extend({ proposalId: z.number(), version: z.number(), author: z.string() }).nullable(),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(['write', 'publish', 'drop'])),
});
export type PriceDetail = z.infer<typeof PriceDetail>;

export const LONGEST_UNIT = 8;
const which = z.object({ capId: id() });
const waiting = z.object({ proposalId: id(), version: whole(1, 1_000_000_000) });

export const PackageRow = z.object({
  packageId: z.number(),
  code: z.string(),
  name: z.string(),
  state: z.enum(PACKAGE_STATES),
  unit: z.string(),
  price: Yuan,
  /** What its components cost alone. */
  alone: Yuan,
  components: z.number(),
  fromDate: z.string(),
  /** The last day; '': until further notice. */
  toDate: z.string(),
});
export type PackageRow = z.infer<typeof PackageRow>;

export const Component = z.object({
  seq: z.number(),
  capNo: z.string(),
  item: z.string(),
  qty: z.number(),
  /** What one costs alone. */
  listShare: Yuan,
  /** Its share of the price, all of its quantity. */
  share: Yuan,
  /** Why it cannot be commissioned, which keeps the package off the shelf; '': it can. */
  hint: z.string(),
});

export const PackageDetail = PackageRow.extend({
  ...{ nameZh: z.string(), nameEn: z.string(), noteZh: z.string(), noteEn: z.string() },
  parts: z.array(Component),
  /** Of what it says, so that two do not change it at once. */
  hash: z.string(),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(['change', 'end'])),
});
export type PackageDetail = z.infer<typeof PackageDetail>;

export const MOST_COMPONENTS = 40;
const said = {
  nameZh: line(60, 1),
  nameEn: line(80, 1),
  noteZh: line(200).default(''),
  noteEn: line(200).default(''),
  unit: line(LONGEST_UNIT, 1),
  price: yuanAmount(),
  /** The last day; '': until further notice. */
  toDate: z.union([z.literal(''), z.iso.date()]).default(''),
  components: json(
    z
      .array(z.object({ capNo: line(12, 2), qty: whole(1, 10_000), listShare: yuanAmount() }))
      .min(1)
      .max(MOST_COMPONENTS),
  ),
};
const ofPackage = z.object({ packageId: id(), hash: line(64, 64) });

export const labPriceProtocol = {
  ...door('v3/lab/desk/charge', writes, {
    detail: get({ zh: '能力价格', en: 'The prices of a capability' }, which, PriceDetail, { access: reads }),
    /** From a day on; the price before it ends the day before. On request: once quality has published it. */
    write: post(
      { zh: '定价', en: 'Set a price' },
      which.extend({
        unit: line(LONGEST_UNIT, 1),
        isOnRequest: flag().default(false),
        /** Yuan; not asked for where it is on request. */
        unitPrice: line(20).default(''),
        minCharge: yuanAmount(),
        fixture: yuanAmount(),
        fromDate: z.iso.date(),
        ...requestId,
      }),
      PriceDetail,
      { creates: true },
    ),
    /** Never by its author. */
    publish: post({ zh: '发布询价', en: 'Publish a price on request' }, waiting, PriceDetail, {
      access: publishes,
    }),
    drop: post({ zh: '放弃待发布价格', en: 'Give up what waits' }, waiting, PriceDetail),
    /** xlsx, xls, ods, csv, tsv. Nothing is kept. */
    preview: post(
      { zh: '价格导入预览（multipart）', en: 'What a sheet of prices would bring (multipart)' },
      z.object(aFile),
      ImportOutcome,
      { apart: true, perMinute: 60, uploadBytes: SHEET_BYTES },
    ),
    /** All that is new or changed, in one transaction; taken again, nothing changes. */
    take: post(
      { zh: '导入价格（multipart）', en: 'Take a sheet of prices (multipart)' },
      z.object({ ...aFile, ...requestId }),
      ImportOutcome,
      { apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
    ),
  }),
  ...door('v3/lab/desk/package', writes, {
    packageDetail: get({ zh: '套餐详情', en: 'One package' }, z.object({ packageId: id() }), PackageDetail, {
      access: reads,
      name: 'detail',
    }),
    beginPackage: post(
      { zh: '新建套餐', en: 'Begin a package' },
      z.object({ code: line(12, 1), ...said, fromDate: z.iso.date(), ...requestId }),
      PackageDetail,
      { creates: true, name: 'begin' },
    ),
    /** From now on; what is bought already stays as it was. */
    changePackage: post({ zh: '修改套餐', en: 'Change a package' }, ofPackage.extend(said), PackageDetail, {
      name: 'change',
    }),
    endPackage: post({ zh: '结束套餐销售', en: 'End a package' }, ofPackage, PackageDetail, { name: 'end' }),
  }),
};
