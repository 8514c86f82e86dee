// An application is issued: by hand with the numbers of its sheets, or by an adapter; what was reserved is invoiced then.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { invoiceProtocol } from '../../invoice.protocol.ts';
import { type SheetLine, totalOf } from '../../sheet-lines.ts';
import { holdInvoice } from '../apply/hold-invoice.ts';
import { type InvoiceLiveRow, type InvoiceMover, invoiceLife, moverOf } from '../apply/invoice-life.ts';
import { unreserve } from '../bill/billable-rows.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { sheetIssued } from '../invoice.events.ts';
import { invoiceSheet, invoiceSheetLine } from '../invoice.tables.ts';
import { askDueReds } from '../red/due-reds.ts';
import { requireNewNumbers } from './new-numbers.ts';
import { findRows, planSheets } from './plan-sheets.ts';

type Acts = Actions<typeof invoiceProtocol>;

/** What a sheet is called by the tax office. */
export interface IssuedSheet {
  number: string;
  /** A day of China. */
  issuedOn: string;
  fileIds: number[];
}

/** By hand. @throws sheetsWrong, numberKnown, futureDate, limitTooLow; the file room's refusals; as a step */
export const issueByHand: Acts['issue'] = async (work, seller, { sheets, ...seen }) => {
  const row = await holdInvoice(work, { storeId: seller.storeId }, seen);
  invoiceLife.require(work, row, 'issue', 'store');
  const { sheets: planned } = await planSheets(work, row);
  if (sheets.length !== planned.length) throw invoiceErrors.sheetsWrong({ needed: planned.length });
  if (sheets.some(({ issuedOn }) => issuedOn > dayInChina(work.now))) throw invoiceErrors.futureDate();
  const fileIds = sheets.flatMap((sheet) => sheet.fileIds);
  await requireFiles(work, seller.memberId, fileIds, { kinds: 'attachments' });
  const issued = await keepIssued(work, row, planned, sheets, moverOf('store', seller));
  return { invoiceSn: row.invoiceSn, state: issued.state };
};

/** The application must be held. @param planned its sheets, as many as `issued` */
export async function keepIssued(
  work: Work,
  row: InvoiceLiveRow,
  planned: readonly SheetLine[][],
  issued: readonly IssuedSheet[],
  mover: InvoiceMover,
): Promise<InvoiceLiveRow> {
  const { invoiceSn } = row;
  await requireNewNumbers(
    work,
    issued.map(({ number }) => number),
  );
  for (const [at, lines] of planned.entries()) {
    const { sheetId } = only(
      await work.tx
        .insert(invoiceSheet)
        .values({
          invoiceSn,
          seq: at + 1,
          ...totalOf(lines),
          ...only(issued.slice(at, at + 1)),
          createdAt: work.now,
        })
        .returning({ sheetId: invoiceSheet.sheetId }),
    );
    await work.tx.insert(invoiceSheetLine).values(lines.map((line) => ({ ...line, sheetId })));
  }
  await unreserve(work, invoiceSn, { isInvoiced: true });
  const done = await invoiceLife.advance(work, row, 'issue', mover);
  const numbers = issued.map(({ number }) => number);
  await tellIssued(work, { invoiceSn, numbers }, planned.flat());
  const end = await invoiceLife.advance(work, done, row.medium === 'PAPER' ? 'toSend' : 'deliver', {
    by: 'system',
  });
  const rows = await findRows(
    work,
    planned.flat().map(({ rowId }) => rowId),
  );
  for (const orderSn of new Set([...rows.values()].map((one) => one.orderSn)))
    await askDueReds(work, orderSn);
  return end;
}

async function tellIssued(
  work: Work,
  of: { invoiceSn: string; numbers: readonly string[] },
  lines: readonly SheetLine[],
): Promise<void> {
  const rows = await findRows(
    work,
    lines.map(({ rowId }) => rowId),
  );
  const told = lines.flatMap(({ rowId, qty, amount }) => {
    const row = rows.get(rowId);
    return row?.orderLineId ? [{ orderSn: row.orderSn, orderLineId: row.orderLineId, qty, amount }] : [];
  });
  await work.emit(sheetIssued, { ...of, lines: told });
}
