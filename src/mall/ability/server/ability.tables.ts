// What an institute can test and calibrate: its sites, standards with their editions, capabilities, marks with their time, and prices.
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, price, ref, refTo, table } from '#kit/db/columns.ts';
import { NOTHING } from '#kit/money/money.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { CapabilityField, CapabilityKind, Mark, Standing, WorkMode } from '../ability-terms.ts';
import type { StandardState } from '../standard-process.ts';

export const laboratory = table('laboratory', {
  labId: key(),
  /** The self-operated store that runs it and sells all that it does; null: none yet. */
  storeId: ref()
    .unique()
    .references(() => store.storeId),
  /** Two to four capitals, in the numbers of its reports. */
  code: text().notNull().unique(),
  nameZh: text().notNull(),
  nameEn: text().notNull(),
  /** What it says of its list, above it. */
  noteZh: text().notNull().default(''),
  noteEn: text().notNull().default(''),
  /** Where specimens are sent, with whom they are for. */
  receiveAddress: text().notNull().default(''),
  /** Least of all items of a form together. */
  minOrder: amount().notNull().default(NOTHING),
});

export const labSite = table(
  'lab_site',
  {
    siteId: key(),
    labId: refTo(() => laboratory.labId),
    code: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
  },
  (t) => [uniqueIndex('lab_site_code').on(t.labId, t.code)],
);

/** Who works side by side with others, each group on one thing after another. */
export const labGroup = table(
  'lab_group',
  {
    groupId: key(),
    siteId: refTo(() => labSite.siteId),
    code: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    /** Machines of a kind that run at once. */
    machines: integer().notNull().default(1),
    /** Items that its people work on at once on a day. */
    capacity: integer().notNull().default(4),
  },
  (t) => [
    uniqueIndex('lab_group_code').on(t.siteId, t.code),
    check('lab_group_machines', sql`${t.machines} > 0 AND ${t.capacity} > 0`),
  ],
);

export const standard = table(
  'standard',
  {
    standardId: key(),
    /** As it is published. */
    number: text().notNull().unique(),
    /** The same for all writings, without its year. @see readStandardNumber */
    family: text().notNull(),
    edition: smallint(),
    titleZh: text().notNull().default(''),
    titleEn: text().notNull().default(''),
    state: text().$type<StandardState>().notNull().default('IN_FORCE'),
    /** Days of China; null: not known, or not yet. */
    inForceFrom: date({ mode: 'string' }),
    supersededOn: date({ mode: 'string' }),
    /** Those whose place it takes with the day on which it comes into force. */
    replacesIds: ref().array().notNull().default(sql`'{}'`),
    /** The edition or standard that took its place; null: none has. */
    replacedById: ref(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('standard_family').on(t.family),
    index('standard_replaced').on(t.replacedById),
    index('standard_in_order').on(t.number, t.standardId),
  ],
);

export const capability = table(
  'capability',
  {
    capId: key(),
    capNo: text().notNull().unique(),
    siteId: refTo(() => labSite.siteId),
    /** Null: it waits for nobody else. */
    groupId: ref().references(() => labGroup.groupId),
    kind: text().$type<CapabilityKind>().notNull(),
    field: text().$type<CapabilityField>().notNull(),
    objectZh: text().notNull(),
    objectEn: text().notNull(),
    itemZh: text().notNull(),
    itemEn: text().notNull(),
    standardId: refTo(() => standard.standardId),
    /** Method or clause within it. */
    clause: text().notNull().default(''),
    /** Other numbers of the same method, as they are written, and their families. */
    also: text().array().notNull().default(sql`'{}'`),
    alsoFamilies: text().array().notNull().default(sql`'{}'`),
    range: text().notNull().default(''),
    /** The best expanded uncertainty, k = 2; '': none is claimed. */
    uncertainty: text().notNull().default(''),
    /** Working days for one batch without a queue. */
    days: integer().notNull(),
    mode: text().$type<WorkMode>().notNull(),
    /** Specimens that one run of the machine takes. */
    batchSize: integer().notNull().default(1),
    /** How many specimens it takes, in the method's words. */
    specimens: text().notNull().default(''),
    /** The data sheet on which its work is written down (room datasheet); null: none fits yet. */
    sheetKey: text(),
    /** Categories of parts that it is for, with all below them. */
    categoryIds: ref().array().notNull().default(sql`'{}'`),
    /** Stands among the goods of the laboratory's store while it has a price. */
    isSold: boolean().notNull().default(false),
    /** Changed by the room that keeps the catalogue; what is not offered is neither shown nor accepted. */
    standing: text().$type<Standing>().notNull().default('OFFERED'),
    /** The moment from which it is offered no more; null: until further notice. */
    validTo: moment(),
  },
  (t) => [
    index('capability_kind').on(t.kind, t.capNo),
    index('capability_field').on(t.field, t.capNo),
    index('capability_standard').on(t.standardId),
    index('capability_site').on(t.siteId),
    index('capability_group').on(t.groupId),
    index('capability_sheet').on(t.sheetKey).where(sql`sheet_key IS NOT NULL`),
    check('capability_days', sql`${t.days} > 0 AND ${t.batchSize} > 0`),
  ],
);

export const capabilityMark = table(
  'capability_mark',
  {
    markId: key(),
    capId: refTo(() => capability.capId, { onDelete: 'cascade' }),
    mark: text().$type<Mark>().notNull(),
    validFrom: moment().notNull(),
    validTo: moment().notNull(),
    /** What of the capability it is for, in the accreditation's words; '': all of it. */
    scopeText: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('capability_mark_once').on(t.capId, t.mark, t.validFrom),
    check('capability_mark_time', sql`${t.validTo} > ${t.validFrom}`),
  ],
);

export const charge = table(
  'charge',
  {
    chargeId: key(),
    capId: refTo(() => capability.capId, { onDelete: 'cascade' }),
    /** What the price counts, in the method's words: 小时, 只, 批. */
    unit: text().notNull(),
    /** With 6 % VAT; 0 where it is on request. */
    unitPrice: price().notNull(),
    /** Least for one item. */
    minCharge: amount().notNull(),
    /** Once for each item, beside its price. */
    fixture: amount().notNull().default(NOTHING),
    isOnRequest: boolean().notNull().default(false),
    validFrom: moment().notNull(),
    /** Null: until another follows. */
    validTo: moment(),
  },
  (t) => [
    uniqueIndex('charge_now').on(t.capId).where(sql`valid_to IS NULL`),
    uniqueIndex('charge_begins').on(t.capId, t.validFrom),
    check(
      'charge_positive',
      sql`(${t.isOnRequest} OR ${t.unitPrice} > 0) AND ${t.minCharge} >= 0 AND ${t.fixture} >= 0`,
    ),
  ],
);

/** Items that are had together at a price of their own. */
export const servicePackage = table(
  'service_package',
  {
    packageId: key(),
    labId: refTo(() => laboratory.labId),
    code: text().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    noteZh: text().notNull().default(''),
    noteEn: text().notNull().default(''),
    /** What the price counts, by its Chinese name. */
    unit: text().notNull(),
    /** Of one unit, with 6 % VAT. */
    price: amount().notNull(),
    validFrom: moment().notNull(),
    /** Null: until further notice. */
    validTo: moment(),
  },
  (t) => [
    uniqueIndex('service_package_code').on(t.labId, t.code),
    check(
      'service_package_price',
      sql`${t.price} > 0 AND (${t.validTo} IS NULL OR ${t.validTo} > ${t.validFrom})`,
    ),
  ],
);

export const packageComponent = table(
  'package_component',
  {
    componentId: key(),
    packageId: refTo(() => servicePackage.packageId, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    capId: refTo(() => capability.capId),
    qty: integer().notNull(),
    /** What one of it costs alone, in one unit of the package: its weight in the price. */
    listShare: amount().notNull(),
  },
  (t) => [
    uniqueIndex('package_component_seq').on(t.packageId, t.seq),
    index('package_component_cap').on(t.capId),
    check('package_component_weight', sql`${t.qty} > 0 AND ${t.listShare} > 0`),
  ],
);
