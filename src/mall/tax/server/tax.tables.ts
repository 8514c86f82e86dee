// Who a store is for the tax office, and how it issues invoices.
import { smallint, text } from 'drizzle-orm/pg-core';
import { amount, moment, ref, table } from '#kit/db/columns.ts';
import type { Taxpayer } from '../tax-categories.ts';
import type { Adapter, BillMoment } from '../tax-identity.ts';

export const taxIdentity = table('tax_identity', {
  /** The store's; stores stand on a higher floor. */
  storeId: ref().primaryKey(),
  name: text().notNull(),
  taxNo: text().notNull(),
  address: text().notNull(),
  phone: text().notNull(),
  bank: text().notNull(),
  bankAccount: text().notNull(),
  taxpayer: text().$type<Taxpayer>().notNull(),
  /** Per mille, of a small taxpayer. */
  smallRate: smallint().notNull(),
  adapter: text().$type<Adapter>().notNull(),
  /** Who issues, as it stands on the invoice. */
  clerk: text().notNull(),
  /** Of one paper sheet, in fen without tax. */
  sheetLimit: amount().notNull(),
  billMoment: text().$type<BillMoment>().notNull(),
  updatedAt: moment().notNull(),
});
