// Red letters that refunds make due (A13): asked for by the mall itself, in the seller's name, one sheet after the other.
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import type { RedReason } from '../../red-status.ts';
import { holdWithRows } from '../apply/hold-invoice.ts';
import { invoiceLife } from '../apply/invoice-life.ts';
import { type BillableLiveRow, holdRowsOfOrder } from '../bill/billable-rows.ts';
import { invoice, invoiceSheet, invoiceSheetLine } from '../invoice.tables.ts';
import { beginRed } from './begin-red.ts';

/** In fen: what was invoiced of a row beyond what is owed of it now. @param less what will be owed less */
const dueOf = (row: BillableLiveRow, less = 0): Cents =>
  cents(Math.max(0, row.invoiced - row.red - Math.max(0, row.amount - row.lowered - less)));

const reasonOf = (rows: readonly BillableLiveRow[]): RedReason =>
  rows.some(({ loweredQty }) => loweredQty > 0)
    ? '02'
    : rows.some(({ kind }) => kind === 'SERVICE')
      ? '03'
      : '04';

/** An application about which one is open already comes when that one has ended. */
export const askDueReds = async (work: Work, orderSn: string): Promise<void> =>
  void (await askReds(work, await holdRowsOfOrder(work, orderSn), () => 0));

/**
 * A refund that is not paid yet: where the buyer has booked a special invoice of it, its red letter comes first (A13).
 * Call it with the order held.
 * @param lines what will be owed less of each, in fen
 * @returns whether the money has to wait
 */
export async function redBeforeMoney(
  work: Work,
  orderSn: string,
  lines: readonly { orderLineId: number; amount: number }[],
): Promise<boolean> {
  const rows = await holdRowsOfOrder(work, orderSn);
  const lessOf = ({ orderLineId }: BillableLiveRow) =>
    lines.find((line) => line.orderLineId === orderLineId)?.amount ?? 0;
  return askReds(
    work,
    rows.filter((row) => lessOf(row) > 0),
    lessOf,
    true,
  );
}

/** @returns whether any is due */
async function askReds(
  work: Work,
  held: readonly BillableLiveRow[],
  lessOf: (row: BillableLiveRow) => number,
  onlyBooked = false,
): Promise<boolean> {
  const rows = held.filter((row) => dueOf(row, lessOf(row)) > 0);
  if (rows.length === 0) return false;
  const lines = await work.tx
    .select({ line: invoiceSheetLine, invoiceSn: invoiceSheet.invoiceSn })
    .from(invoiceSheetLine)
    .innerJoin(invoiceSheet, eq(invoiceSheet.sheetId, invoiceSheetLine.sheetId))
    .innerJoin(invoice, eq(invoice.invoiceSn, invoiceSheet.invoiceSn))
    .where(
      and(
        inArray(
          invoiceSheetLine.rowId,
          rows.map(({ rowId }) => rowId),
        ),
        gt(sql`${invoiceSheetLine.amount} - ${invoiceSheetLine.red}`, 0),
        onlyBooked ? and(eq(invoice.type, 'special'), eq(invoice.isUsed, true)) : undefined,
      ),
    )
    .orderBy(asc(invoiceSheetLine.sheetLineId));
  const due = new Map(rows.map((row) => [row.rowId, dueOf(row, lessOf(row)) as number]));
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
    const reasonCode = onlyBooked ? '02' : reasonOf(rows);
    await beginRed(work, row, { sheetId, reasonCode, lines: wish.lines }, { side: 'SELLER' });
  }
  return wishes.size > 0;
}
