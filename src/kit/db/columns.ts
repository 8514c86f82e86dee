// Column kinds that every room's tables share.
import { getColumns } from 'drizzle-orm';
import { type AnyPgColumn, bigint, type PgTable, snakeCase, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cents, UnitPrice } from '#kit/money/money.ts';

/** Declares a table whose columns are named like the code, in snake case (buyNum ↔ buy_num). */
export const table = snakeCase.table;

/** A generated key. */
export const key = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** A reference to another row's key. */
export const ref = () => bigint({ mode: 'number' });
/** A reference that every row has, held by the database. */
export const refTo = (of: () => AnyPgColumn, actions?: { onDelete: 'cascade' }) =>
  ref().notNull().references(of, actions);
/** The number of a document that every row belongs to. */
export const snTo = (of: () => AnyPgColumn) => text().notNull().references(of);
/** An amount in fen. */
export const amount = () => bigint({ mode: 'number' }).$type<Cents>();
/** A unit price in micro-yuan. */
export const price = () => bigint({ mode: 'number' }).$type<UnitPrice>();
/** A quantity in pieces. */
export const pieces = () => bigint({ mode: 'number' });
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** All columns of a table for hand-written SQL, each under its name in the code: `l.cart_id AS "cartId", …`. */
export const columnsOf = (of: PgTable, alias: string): string =>
  Object.entries(getColumns(of))
    .map(([field, { name }]) => `${alias}.${name} AS "${field}"`)
    .join(', ');
