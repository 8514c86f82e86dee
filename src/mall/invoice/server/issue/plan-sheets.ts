// Which sheets an application becomes, and what stands on their lines.
import { asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { findTaxIdentity, type TaxIdentityRow } from '#mall/tax/server/tax.ts';
import type { Medium } from '../../invoice-terms.ts';
import { fillSheets, type SheetLine } from '../../sheet-lines.ts';
import { type BillableLiveRow, rowsOf } from '../bill/billable-rows.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { billableRow, invoiceSheet, invoiceSheetLine } from '../invoice.tables.ts';

export type SheetRow = typeof invoiceSheet.$inferSelect;
export type SheetLineRow = typeof invoiceSheetLine.$inferSelect;

/** The rows by key, without holding them. */
export async function findRows(work: Work, rowIds: readonly number[]): Promise<Map<number, BillableLiveRow>> {
  const rows = await work.tx
    .select()
    .from(billableRow)
    .where(inArray(billableRow.rowId, [...rowIds]));
  return new Map(rows.map((row) => [row.rowId, row]));
}

/** Only paper has a limit. @throws invoiceErrors.limitTooLow where a single piece is above it */
export async function planSheets(
  work: Work,
  { invoiceSn, medium, storeId }: { invoiceSn: string; medium: Medium; storeId: number },
): Promise<{ sheets: SheetLine[][]; identity: TaxIdentityRow | undefined }> {
  const identity = await findTaxIdentity(work, storeId);
  const parts = await rowsOf(work, invoiceSn);
  const rows = await findRows(
    work,
    parts.map(({ rowId }) => rowId),
  );
  const wanted = parts.map(({ rowId, qty, gross, amount }) => ({
    ...{ rowId, qty, gross, amount },
    taxRate: required(rows.get(rowId)).taxRate,
  }));
  const sheets = fillSheets(wanted, medium === 'PAPER' ? (identity?.sheetLimit ?? null) : null);
  if (!sheets) throw invoiceErrors.limitTooLow();
  return { sheets, identity };
}

/** Sheets that were issued, in order, with their lines. */
export async function sheetsOf(
  work: Work,
  invoiceSn: string,
): Promise<{ sheet: SheetRow; lines: SheetLineRow[] }[]> {
  const sheets = await work.tx
    .select()
    .from(invoiceSheet)
    .where(eq(invoiceSheet.invoiceSn, invoiceSn))
    .orderBy(asc(invoiceSheet.seq));
  if (sheets.length === 0) return [];
  const lines = await work.tx
    .select()
    .from(invoiceSheetLine)
    .where(
      inArray(
        invoiceSheetLine.sheetId,
        sheets.map(({ sheetId }) => sheetId),
      ),
    )
    .orderBy(asc(invoiceSheetLine.sheetLineId));
  return sheets.map((sheet) => ({
    sheet,
    lines: lines.filter(({ sheetId }) => sheetId === sheet.sheetId),
  }));
}
