// The makers' side of the catalogue: categories, brands, parameters, and parts that all stores share.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, ref, refTo, table } from '#kit/db/columns.ts';
import type { CatalogParameter } from '../catalog-part.ts';
import type { Compliance } from '../compliance.ts';

export const category = table(
  'category',
  {
    categoryId: key(),
    code: text().notNull().unique(),
    pid: ref(),
    grade: smallint().notNull(),
    nameZh: text().notNull(),
    nameEn: text().notNull(),
    /** Address of the picture. */
    picture: text(),
    sort: integer().notNull().default(0),
    /** From the first level down to itself. */
    path: integer().array().notNull().default(sql`'{}'`),
    /** Parameter keys shown as columns of the goods list, in order. */
    columns: text().array().notNull().default(sql`'{}'`),
  },
  (t) => [index().on(t.pid, t.sort)],
);

export const brand = table('brand', {
  brandId: key(),
  name: text().notNull().unique(),
  nameZh: text(),
  country: text(),
  isDomestic: boolean().notNull().default(false),
  website: text(),
  /** A–Z or '#': where it stands in the brand list. */
  letter: text().notNull(),
});

export const parameter = table('parameter', {
  key: text().primaryKey(),
  nameZh: text().notNull(),
  nameEn: text().notNull(),
  unit: text(),
  kind: text().$type<'number' | 'range' | 'option' | 'text'>().notNull(),
  /** Whether the goods list offers it as a filter. */
  isFacet: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
});

export const part = table(
  'part',
  {
    partId: key(),
    brandId: refTo(() => brand.brandId),
    partNo: text().notNull(),
    /** Made by normalPartNo: how part numbers are compared. */
    normalPartNo: text().notNull(),
    categoryId: refTo(() => category.categoryId),
    titleZh: text().notNull(),
    titleEn: text().notNull(),
    packageName: text(),
    packageFamily: text(),
    pins: integer(),
    /** Address of the picture. */
    picture: text(),
    datasheet: text(),
    series: text(),
    lifecycle: text().$type<'active' | 'nrnd' | 'eol' | 'obsolete'>().notNull().default('active'),
    releasedAt: timestamp({ withTimezone: true, mode: 'date' }),
    params: jsonb().$type<CatalogParameter[]>().notNull().default([]),
    compliance: jsonb().$type<Compliance>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('part_once').on(t.brandId, t.partNo),
    index('part_normal_no').on(t.normalPartNo.op('text_pattern_ops')),
    // By any three signs in a row: finds what stands inside a number.
    index('part_inside').using('gin', t.normalPartNo.op('gin_trgm_ops')),
    index('part_category').on(t.categoryId),
    index('part_series').on(t.brandId, t.series),
    index('part_released').on(t.releasedAt),
  ],
);

/** Numbers under which well-known suppliers list parts, as bills of materials quote them. */
export const supplierNo = table(
  'supplier_no',
  {
    /** In capitals: C17337. */
    supplierNo: text().primaryKey(),
    partId: refTo(() => part.partId),
  },
  (t) => [index().on(t.partId)],
);
