// Red letters that refunds make due (A13): asked for by the mall itself, in the seller's name, one sheet after the other.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import type { RedReason } from '../../red-status.ts';
import { holdWithRows } from '../apply/hold-invoice.ts';
import { invoiceLife } from '../apply/invoice-life.ts';
import { type BillableLiveRow, holdRowsOfOrder } from '../bill/billable-rows.ts';
import { invoiceSheet, invoiceSheetLine } from '../invoice.tables.ts';
import { beginRed } from './begin-red.ts';

/** In fen: what was invoiced of a row beyond what is owed of it now. */
const dueOf = (row: BillableLiveRow): Cents =>
  cents(Math.max(0, row.invoiced - row.red - (row.amount - row.lowered)));

const reasonOf = (rows: readonly BillableLiveRow[]): RedReason =>
  rows.some(({ loweredQty }) => loweredQty > 0)
    ? '02'
    : rows.some(({ kind }) => kind === 'SERVICE')
      ? '03'
      : '04';

/** An application about which one is open already comes when that one has ended. */
export async function askDueReds(work: Work, orderSn: string): Promise<void> {
  const rows = (await holdRowsOfOrder(work, orderSn)).filter((row) => dueOf(row) > 0);
  if (rows.length === 0) return;
  const lines = await work.tx
    .select({ line: invoiceSheetLine, invoiceSn: invoiceSheet.invoiceSn })
    .from(invoiceSheetLine)
    .innerJoin(invoiceSheet, eq(invoiceSheet.sheetId, invoiceSheetLine.sheetId))
    .where(
      and(
        inArray(
          invoiceSheetLine.rowId,
          rows.map(({ rowId }) => rowId),
        ),
        gt(sql`${invoiceSheetLine.amount} - ${invoiceSheetLine.red}`, 0),
      ),
    )
    .orderBy(asc(invoiceSheetLine.sheetLineId));
  const due = new Map(rows.map((row) => [row.rowId, dueOf(row) as number]));
  const wishes = new Map<
    number,
    { invoiceSn: string; lines: { line: (typeof lines)[number]['line']; amount: Cents }[] }
  >();
  for (const { line, invoiceSn } of lines) {
    const amount = Math.min(due.get(line.rowId) ?? 0, line.amount - line.red);
    if (amount <= 0) continue;
    due.set(line.rowId, (due.get(line.rowId) ?? 0) - amount);
    const wish = wishes.get(line.sheetId) ?? { invoiceSn, lines: [] };
    wish.lines.push({ line, amount: cents(amount) });
    wishes.set(line.sheetId, wish);
  }
  for (const [sheetId, wish] of wishes) {
    const row = await holdWithRows(work, wish.invoiceSn);
    if (!row || !invoiceLife.allowed(row, 'system', work.now).includes('askRed')) continue;
    await beginRed(work, row, { sheetId, reasonCode: reasonOf(rows), lines: wish.lines }, { side: 'SELLER' });
  }
}
