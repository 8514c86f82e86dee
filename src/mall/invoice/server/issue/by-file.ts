// What waits to be issued, and the steps that somebody else's word proves: official files, and providers.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { InvoiceType } from '../../invoice-terms.ts';
import { ROWS_OF_SHEET, taxAsIssued, totalOf } from '../../sheet-lines.ts';
import { holdWithRows } from '../apply/hold-invoice.ts';
import { type InvoiceLiveRow, invoiceLife } from '../apply/invoice-life.ts';
import { invoice, invoiceSheet, redLetter } from '../invoice.tables.ts';
import { findConfirmedRed, keepRed } from '../red/red-letters.ts';
import { type IssuedSheet, keepIssued } from './issue-invoice.ts';
import { planSheets } from './plan-sheets.ts';

/** A buyer as files name him: by his tax number, a person by his name. */
interface Buyer {
  storeId: number;
  taxNo: string;
  title: string;
  type: InvoiceType;
}

const isTo = ({ taxNo, title }: Buyer) =>
  sql`${invoice.header} ->> 'taxNo' = ${taxNo} AND (${taxNo} <> '' OR ${invoice.header} ->> 'title' = ${title})`;

/** His applications to the store that wait to be issued, whatever their kind. */
export const findInvoicesOf = (work: Work, of: Buyer) =>
  work.tx
    .select({
      invoiceSn: invoice.invoiceSn,
      type: invoice.type,
      amount: invoice.amount,
      /** Its sheets may be less than all of it: paper, or more rows than a sheet takes. */
      mayBeSeveral: sql<boolean>`${invoice.medium} = 'PAPER'
        OR (SELECT count(*) FROM invoice_row r WHERE r.invoice_sn = ${invoice.invoiceSn}) * 2 > ${ROWS_OF_SHEET}`,
    })
    .from(invoice)
    .where(and(eq(invoice.storeId, of.storeId), eq(invoice.state, 'PENDING_ISSUE'), isTo(of)));

/** An application, held by nobody. */
export async function findInvoiceRow(work: Work, invoiceSn: string): Promise<InvoiceLiveRow | undefined> {
  const [row] = await work.tx.select().from(invoice).where(eq(invoice.invoiceSn, invoiceSn));
  return row;
}

/** The sheets that it becomes, in order: fen, and how many lines. */
export async function planWaiting(work: Work, invoiceSn: string) {
  const { sheets } = await planSheets(work, required(await findInvoiceRow(work, invoiceSn)));
  return sheets.map((lines) => {
    const { net, tax } = totalOf(lines);
    return { tax, amount: net + tax, lines: lines.length };
  });
}

/** Red letters of this kind to him that wait to be issued. `redOf`: the number that one takes back. */
export const findWaitingReds = (work: Work, of: Buyer) =>
  work.tx
    .select({
      invoiceSn: invoice.invoiceSn,
      type: invoice.type,
      seq: sql<number>`0`,
      redOf: invoiceSheet.number,
      tax: redLetter.tax,
      amount: sql<number>`(${redLetter.net} + ${redLetter.tax})::float8`,
      lines: sql<number>`jsonb_array_length(${redLetter.lines})`,
    })
    .from(redLetter)
    .innerJoin(invoice, eq(invoice.invoiceSn, redLetter.invoiceSn))
    .innerJoin(invoiceSheet, eq(invoiceSheet.sheetId, redLetter.sheetId))
    .where(
      and(
        eq(invoice.storeId, of.storeId),
        eq(redLetter.state, 'CONFIRMED'),
        eq(invoice.type, of.type),
        isTo(of),
      ),
    );

/** Issues the application once there are as many as it needs; before that nothing changes. @param issued in order */
export async function issueByFiles(
  work: Work,
  invoiceSn: string,
  issued: readonly (IssuedSheet & { tax: number })[],
): Promise<void> {
  const row = required(await holdWithRows(work, invoiceSn));
  invoiceLife.require(work, row, 'issue', 'system');
  const { sheets } = await planSheets(work, row);
  if (issued.length < sheets.length) return;
  const asIssued = sheets.map((lines, at) => taxAsIssued(lines, required(issued[at]).tax));
  await keepIssued(
    work,
    row,
    asIssued,
    issued.map(({ tax: _tax, ...sheet }) => sheet),
    { by: 'system' },
  );
}

/** The red letter that waits is issued. */
export async function redByFile(
  work: Work,
  invoiceSn: string,
  { number, fileIds }: IssuedSheet,
): Promise<void> {
  const row = required(await holdWithRows(work, invoiceSn));
  const red = required(await findConfirmedRed(work, invoiceSn));
  await keepRed(work, row, red, { number, fileIds }, { by: 'system' });
}

/** What a person needs to tell applications apart. */
export async function findChoices(work: Work, invoiceSns: readonly string[]) {
  const rows = await work.tx
    .select()
    .from(invoice)
    .where(inArray(invoice.invoiceSn, [...invoiceSns]))
    .orderBy(invoice.invoiceSn);
  return rows.map(({ invoiceSn, header, amount, createdAt }) => ({
    ...{ invoiceSn, title: header.title },
    amount: centsToWire(amount),
    createTime: createdAt.toISOString(),
  }));
}

/** Those of them that are not issued yet. */
export async function findWaitingSns(work: Work, invoiceSns: readonly string[]): Promise<Set<string>> {
  const rows = await work.tx
    .select({ invoiceSn: invoice.invoiceSn })
    .from(invoice)
    .where(and(inArray(invoice.invoiceSn, [...invoiceSns]), eq(invoice.state, 'PENDING_ISSUE')));
  return new Set(rows.map(({ invoiceSn }) => invoiceSn));
}

/** Whoever issues for the store is at it, or has given up; the application must be held. @param why '' where it goes on */
export async function markIssuing(work: Work, row: InvoiceLiveRow, why: string): Promise<void> {
  if (why === '')
    await work.tx
      .update(invoice)
      .set({ isIssuing: true, reason: '' })
      .where(eq(invoice.invoiceSn, row.invoiceSn));
  else
    await invoiceLife.advance(work, row, 'fail', {
      ...{ by: 'system', reason: why },
      set: { isIssuing: false, reason: why },
    });
}
