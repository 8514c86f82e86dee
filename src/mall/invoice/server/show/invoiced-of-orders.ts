// What was invoiced of orders, and taken back: each sheet and red letter with what of it belongs to which order.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { storedFile } from '#mall/file/server/file.tables.ts';
import { billableRow, invoiceSheet, invoiceSheetLine, redLetter } from '../invoice.tables.ts';
import type { SheetLineRow, SheetRow } from '../issue/plan-sheets.ts';

/** Plain JSON, the same whenever it is asked for: nothing in it changes once it is issued. Amounts in fen. */
export interface InvoicedOfOrder {
  orderSn: string;
  what: 'sheet' | 'redLetter';
  /** Of twenty digits. */
  sn: string;
  at: string;
  invoiceSn: string;
  /** The sheet that a red letter takes back; '' for a sheet. */
  redOf: string;
  net: number;
  tax: number;
  /** SHA-256 of the files that it was issued with. */
  files: string[];
  lines: { orderLineId: number | null; qty: number; amount: number; net: number }[];
}

/** In the order of their issuing, sheets before what takes them back. */
export async function invoicedOfOrders(work: Work, orderSns: readonly string[]): Promise<InvoicedOfOrder[]> {
  const found = await work.tx
    .select({
      orderSn: billableRow.orderSn,
      orderLineId: billableRow.orderLineId,
      sheet: invoiceSheet,
      line: invoiceSheetLine,
    })
    .from(billableRow)
    .innerJoin(invoiceSheetLine, eq(invoiceSheetLine.rowId, billableRow.rowId))
    .innerJoin(invoiceSheet, eq(invoiceSheet.sheetId, invoiceSheetLine.sheetId))
    .where(inArray(billableRow.orderSn, [...orderSns]))
    .orderBy(asc(invoiceSheet.sheetId), asc(invoiceSheetLine.sheetLineId));
  if (found.length === 0) return [];
  const reds = await work.tx
    .select()
    .from(redLetter)
    .where(
      and(
        inArray(redLetter.sheetId, [...new Set(found.map(({ sheet }) => sheet.sheetId))]),
        eq(redLetter.state, 'ISSUED'),
      ),
    )
    .orderBy(asc(redLetter.redId));
  const hashes = await hashesOf(work, [...found.map(({ sheet }) => sheet), ...reds]);
  const files = (fileIds: readonly number[]) => fileIds.map((fileId) => hashes.get(fileId) ?? '');
  const parts = [...Map.groupBy(found, ({ orderSn, sheet }) => `${orderSn} ${sheet.sheetId}`).values()].map(
    (lines) => ({ ...required(lines[0]), lines }),
  );
  return [
    ...parts.map(({ orderSn, sheet, lines }) => ({
      ...{ orderSn, what: 'sheet' as const, redOf: '', files: files(sheet.fileIds) },
      ...saidOf(sheet),
      lines: lines.map((one) => saidOfLine(one)),
    })),
    ...parts.flatMap(({ orderSn, sheet, lines }) =>
      reds
        .filter(({ sheetId }) => sheetId === sheet.sheetId)
        .flatMap((red) => {
          const of = red.lines.flatMap(({ sheetLineId, amount, net }) => {
            const line = lines.find((one) => one.line.sheetLineId === sheetLineId);
            return line ? [{ orderLineId: line.orderLineId, qty: 0, amount, net }] : [];
          });
          const { number, invoiceSn, net, tax, createdAt } = red;
          return of.length === 0
            ? []
            : [
                {
                  ...{
                    orderSn,
                    what: 'redLetter' as const,
                    sn: number,
                    at: createdAt.toISOString(),
                    invoiceSn,
                  },
                  ...{ redOf: sheet.number, net, tax, files: files(red.fileIds), lines: of },
                },
              ];
        }),
    ),
  ];
}

const saidOf = ({ number, invoiceSn, issuedOn, net, tax, createdAt }: SheetRow) => ({
  ...{ sn: number, at: createdAt.toISOString(), invoiceSn, issuedOn, net, tax },
});

const saidOfLine = ({ orderLineId, line }: { orderLineId: number | null; line: SheetLineRow }) => ({
  ...{ orderLineId, qty: line.qty, amount: line.amount, net: line.net, tax: line.tax, taxRate: line.taxRate },
});

async function hashesOf(
  work: Work,
  of: readonly { fileIds: readonly number[] }[],
): Promise<ReadonlyMap<number, string>> {
  const fileIds = of.flatMap((one) => one.fileIds);
  if (fileIds.length === 0) return new Map();
  const rows = await work.tx
    .select({ fileId: storedFile.fileId, contentHash: storedFile.contentHash })
    .from(storedFile)
    .where(inArray(storedFile.fileId, fileIds));
  return new Map(rows.map(({ fileId, contentHash }) => [fileId, contentHash]));
}

/** The orders that a sheet or red letter is about whose file has these bytes; none where no invoice has. @param hash SHA-256 in hex */
export async function ordersOfInvoiceFile(work: Work, hash: string): Promise<string[]> {
  const rows = await work.query<{ orderSn: string }>(
    `WITH file AS (SELECT to_jsonb(file_id) AS id FROM stored_file WHERE content_hash = $1),
       sheet AS (
         SELECT s.sheet_id FROM invoice_sheet s JOIN file f ON s.file_ids @> f.id
         UNION SELECT r.sheet_id FROM red_letter r JOIN file f ON r.file_ids @> f.id WHERE r.state = 'ISSUED')
     SELECT DISTINCT b.order_sn AS "orderSn" FROM sheet JOIN invoice_sheet_line l USING (sheet_id)
       JOIN billable_row b USING (row_id) ORDER BY 1`,
    [hash],
  );
  return rows.map(({ orderSn }) => orderSn);
}

/** The orders that these applications are about. */
export async function ordersOfInvoices(work: Work, invoiceSns: readonly string[]): Promise<string[]> {
  const rows = await work.tx
    .selectDistinct({ orderSn: billableRow.orderSn })
    .from(invoiceSheet)
    .innerJoin(invoiceSheetLine, eq(invoiceSheetLine.sheetId, invoiceSheet.sheetId))
    .innerJoin(billableRow, eq(billableRow.rowId, invoiceSheetLine.rowId))
    .where(sql`${invoiceSheet.invoiceSn} = ANY(${sql.param([...invoiceSns])}::text[])`);
  return rows.map(({ orderSn }) => orderSn);
}
