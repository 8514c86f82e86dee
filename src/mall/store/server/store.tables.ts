// Stores of the mall and the members who operate them.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { FreightRow } from '../freight.ts';
import type { StoreState } from '../store-process.ts';

export const store = table('store', {
  storeId: key(),
  code: text().notNull().unique(),
  nameZh: text().notNull(),
  nameEn: text().notNull(),
  introZh: text().notNull().default(''),
  introEn: text().notNull().default(''),
  /** Address of the picture; null: the initial letter is drawn. */
  logo: text(),
  cityZh: text().notNull().default(''),
  cityEn: text().notNull().default(''),
  serviceTel: text().notNull().default(''),
  isSelfOperated: boolean().notNull().default(false),
  /** `true`: each new order waits for the store's acceptance (reviewKind SUPPLIER_ACCEPT). */
  reviewsOrders: boolean().notNull().default(false),
  /** So many days after receipt unopened packs may come back without a reason; 0: not at all. */
  noReasonDays: integer().notNull().default(0),
  /** Account for bank transfers, as shown on the pay page. */
  bankAccount: text().notNull().default(''),
  /** Sums over evaluations: stars for description, service and delivery, and how many. */
  scoreDescription: integer().notNull().default(0),
  scoreService: integer().notNull().default(0),
  scoreDelivery: integer().notNull().default(0),
  scoreCount: integer().notNull().default(0),
  createdAt: moment().notNull().default(sql`now()`),
  /** Written by its life alone. What is not OPEN nobody finds; orders of a CLOSED one go on. */
  state: text().$type<StoreState>().notNull().default('PREPARING'),
  closedAt: moment(),
});

/** What a store asks for sending. The default one holds for all of its goods. */
export const freightTemplate = table(
  'freight_template',
  {
    templateId: key(),
    storeId: refTo(() => store.storeId),
    name: text().notNull(),
    /** By what the fee grows. */
    chargeBy: text().$type<'FLAT'>().notNull().default('FLAT'),
    /** Amounts in fen; exactly one names no region and stands for the rest. */
    rows: jsonb().$type<FreightRow[]>().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.storeId),
    uniqueIndex('freight_template_one_default').on(t.storeId).where(sql`is_default`),
  ],
);

/** Where a store's own places are: a district, and street and number in it. */
const place = {
  storeId: refTo(() => store.storeId),
  provinceCode: text().notNull(),
  cityCode: text().notNull(),
  districtCode: text().notNull(),
  /** "广东省 深圳市 南山区": as chosen, kept with the place. */
  regionName: text().notNull(),
  detailAddress: text().notNull(),
  isDefault: boolean().notNull().default(false),
  createdAt: moment().notNull().default(sql`now()`),
};

/** Where buyers send goods back to. */
export const returnAddress = table(
  'return_address',
  { addressId: key(), ...place, receiverName: text().notNull(), mobile: text().notNull() },
  (t) => [
    index().on(t.storeId),
    uniqueIndex('return_address_one_default').on(t.storeId).where(sql`is_default`),
  ],
);

/** Where goods lie and are sent from. */
export const warehouse = table(
  'warehouse',
  { warehouseId: key(), ...place, code: text().notNull(), name: text().notNull() },
  (t) => [
    uniqueIndex('warehouse_code_once').on(t.storeId, t.code),
    uniqueIndex('warehouse_one_default').on(t.storeId).where(sql`is_default`),
  ],
);

export const storeOperator = table(
  'store_operator',
  {
    memberId: refTo(() => member.memberId),
    storeId: refTo(() => store.storeId),
  },
  (t) => [uniqueIndex('store_operator_once').on(t.memberId)],
);
