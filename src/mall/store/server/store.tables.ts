// Stores of the mall and the members who operate them.
import { sql } from 'drizzle-orm';
import { boolean, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';

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
  freightFee: amount().notNull(),
  /** Goods amount from which the store sends for free; null: never. */
  freeFreightFrom: amount(),
  /** Account for bank transfers, as shown on the pay page. */
  bankAccount: text().notNull().default(''),
  /** Sums over evaluations: stars for description, service and delivery, and how many. */
  scoreDescription: integer().notNull().default(0),
  scoreService: integer().notNull().default(0),
  scoreDelivery: integer().notNull().default(0),
  scoreCount: integer().notNull().default(0),
  createdAt: moment().notNull().default(sql`now()`),
  /** From then on nobody finds it; its orders go on. */
  closedAt: moment(),
});

export const storeOperator = table(
  'store_operator',
  {
    memberId: refTo(() => member.memberId),
    storeId: refTo(() => store.storeId),
  },
  (t) => [uniqueIndex('store_operator_once').on(t.memberId)],
);
