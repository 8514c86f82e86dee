// Rows to be invoiced: held before anything is promised of them, reserved by applications, released again.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { type RowToInvoice, restOf } from '../../sheet-lines.ts';
import { billableRow, invoiceRow } from '../invoice.tables.ts';

export type BillableLiveRow = typeof billableRow.$inferSelect;

/** In fen: what nobody has applied for yet; below zero where a red letter is due. */
export const leftOf = (row: BillableLiveRow): Cents =>
  cents(row.amount - row.lowered - row.reserved - row.invoiced + row.red);

/** What of it would be invoiced now. */
export const toInvoice = (row: BillableLiveRow): RowToInvoice =>
  restOf(row, leftOf(row), row.qty - row.loweredQty);

/** In the order of their keys, so that nobody waits for somebody who waits for him. */
export const holdRows = (work: Work, rowIds: readonly number[]): Promise<BillableLiveRow[]> =>
  work.tx
    .select()
    .from(billableRow)
    .where(inArray(billableRow.rowId, [...rowIds]))
    .orderBy(asc(billableRow.rowId))
    .for('update');

export const holdRowsOfOrder = (work: Work, orderSn: string): Promise<BillableLiveRow[]> =>
  work.tx
    .select()
    .from(billableRow)
    .where(eq(billableRow.orderSn, orderSn))
    .orderBy(asc(billableRow.rowId))
    .for('update');

export type InvoiceRowRow = typeof invoiceRow.$inferSelect;

/** What an application is about, in the order in which it was applied for. */
export const rowsOf = (work: Work, invoiceSn: string): Promise<InvoiceRowRow[]> =>
  work.tx
    .select()
    .from(invoiceRow)
    .where(eq(invoiceRow.invoiceSn, invoiceSn))
    .orderBy(asc(invoiceRow.invoiceRowId));

/** Reserves what is left of held rows, all of it. */
export async function reserve(work: Work, invoiceSn: string, rows: readonly RowToInvoice[]): Promise<void> {
  await work.tx
    .insert(invoiceRow)
    .values(rows.map(({ rowId, qty, gross, amount }) => ({ invoiceSn, rowId, qty, gross, amount })));
  for (const { rowId, amount } of rows)
    await work.tx
      .update(billableRow)
      .set({ reserved: sql`${billableRow.reserved} + ${amount}` })
      .where(eq(billableRow.rowId, rowId));
}

/** An application ends: what it reserved is free again, or invoiced now. */
export async function unreserve(work: Work, invoiceSn: string, { isInvoiced = false } = {}): Promise<void> {
  const invoiced = isInvoiced
    ? sql`${billableRow.invoiced} + ${invoiceRow.amount}`
    : sql`${billableRow.invoiced}`;
  await work.tx
    .update(billableRow)
    .set({ reserved: sql`${billableRow.reserved} - ${invoiceRow.amount}`, invoiced })
    .from(invoiceRow)
    .where(and(eq(invoiceRow.invoiceSn, invoiceSn), eq(invoiceRow.rowId, billableRow.rowId)));
}
