// Rows of applications → replies: the only mapper. What a reader may do follows from the side he stands on.
import { asc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import { bit } from '#kit/http/wire.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { netUnitPrice } from '#mall/tax/tax-amounts.ts';
import { namedOnInvoice } from '#mall/tax/tax-categories.ts';
import { type InvoiceButton, InvoiceCard, InvoiceDetail } from '../../invoice.protocol.ts';
import { invoiceStatus, invoiceSteps } from '../../invoice-status.ts';
import { invoiceTypes, taxKindOf } from '../../invoice-terms.ts';
import { redReasons, redStatus } from '../../red-status.ts';
import { totalOf } from '../../sheet-lines.ts';
import { type InvoiceLiveRow, invoiceLife } from '../apply/invoice-life.ts';
import { redLetter } from '../invoice.tables.ts';
import { findRows, planSheets, sheetsOf } from '../issue/plan-sheets.ts';
import { type RedRow, redLife } from '../red/red-life.ts';

/** With whose eyes an application is seen. */
export interface Eyes {
  side: 'buyer' | 'store';
  mayAct: boolean;
}

/** What a side may do with the red letter that is open. */
function redButtons(work: Work, red: RedRow | undefined, side: Eyes['side']): InvoiceButton[] {
  if (!red || !redStatus[red.state].isOpen) return [];
  const isAsker = (red.askedBy === 'BUYER') === (side === 'buyer');
  const may = redLife.allowed(red, isAsker ? 'asker' : 'other', work.now);
  return [
    ...may.map((action) => `${action}Red` as InvoiceButton),
    ...(side === 'store' && red.state === 'CONFIRMED' ? (['issueRed'] as const) : []),
  ];
}

interface Named {
  invoiceSn: string;
  storeName: Text;
  buyerName: string;
  sheetNum: number;
  orderSns: string[];
}

const namesOf = async (work: Work, rows: readonly InvoiceLiveRow[]): Promise<Map<string, Named>> => {
  const named = await work.query<Named>(
    `SELECT i.invoice_sn AS "invoiceSn", json_build_object('zh', s.name_zh, 'en', s.name_en) AS "storeName",
       coalesce(e.name, m.member_name) AS "buyerName",
       (SELECT count(*)::int FROM invoice_sheet WHERE invoice_sn = i.invoice_sn) AS "sheetNum",
       ARRAY(SELECT DISTINCT b.order_sn FROM invoice_row r JOIN billable_row b USING (row_id)
             WHERE r.invoice_sn = i.invoice_sn AND b.kind <> 'COMMISSION' ORDER BY b.order_sn) AS "orderSns"
     FROM invoice i JOIN store s USING (store_id) JOIN member m ON m.member_id = i.member_id
       LEFT JOIN enterprise e ON e.enterprise_id = i.enterprise_id
     WHERE i.invoice_sn = ANY($1::text[])`,
    [rows.map(({ invoiceSn }) => invoiceSn)],
    'invoice-names',
  );
  return new Map(named.map((one) => [one.invoiceSn, one]));
};

/** Cards in the order of the rows. */
export async function invoiceCards(
  work: Work,
  rows: readonly InvoiceLiveRow[],
  { side, mayAct }: Eyes,
): Promise<InvoiceCard[]> {
  if (rows.length === 0) return [];
  const names = await namesOf(work, rows);
  return rows.map((row) => {
    const status = invoiceStatus[row.state];
    const named = required(names.get(row.invoiceSn));
    return {
      ...sameFields(InvoiceCard, row),
      ...named,
      storeName: named.storeName[work.language],
      title: row.header.title,
      typeName: invoiceTypes[row.type][work.language],
      stateCode: status.code,
      stateName: status[work.language],
      tone: status.tone,
      amount: centsToWire(row.amount),
      isPartlyRed: bit(row.isPartlyRed),
      createTime: row.createdAt.toISOString(),
      allowedActions: mayAct ? buttonsOf(work, row, side) : [],
    };
  });
}

const buttonsOf = (work: Work, row: InvoiceLiveRow, side: Eyes['side']): InvoiceButton[] =>
  invoiceLife
    .allowed(row, side, work.now)
    .filter((action) => action !== 'redOver' && action !== 'redIssued')
    .map((action) => action as InvoiceButton);

/** Call it only where the reader may see the application. */
export async function invoiceDetail(work: Work, row: InvoiceLiveRow, eyes: Eyes): Promise<InvoiceDetail> {
  const [card] = await invoiceCards(work, [row], eyes);
  const sheets = await shownSheets(work, row);
  const reds = await work.tx
    .select()
    .from(redLetter)
    .where(eq(redLetter.invoiceSn, row.invoiceSn))
    .orderBy(asc(redLetter.redId));
  const { net, tax } = totalOf(sheets.flatMap((one) => one.lines));
  const steps = await stepReplies(work, invoiceLife.docType, row.invoiceSn, invoiceSteps, invoiceStatus);
  return {
    ...sameFields(InvoiceDetail, row),
    ...required(card),
    isWish: bit(row.isWish),
    isUsed: bit(row.isUsed),
    isIssuing: bit(row.isIssuing),
    isAsked: bit(row.isAsked),
    net: centsToWire(net),
    tax: centsToWire(tax),
    sheets: await Promise.all(
      sheets.map(async ({ lines, fileIds, ...sheet }) => {
        const total = totalOf(lines);
        return {
          ...sheet,
          net: centsToWire(total.net),
          tax: centsToWire(total.tax),
          amount: centsToWire(cents(total.net + total.tax)),
          lines: lines.map((line) => line.shown),
          files: await fileReplies(work, fileIds),
        };
      }),
    ),
    reds: await Promise.all(
      reds.map(async (red) => ({
        redSn: red.redSn,
        askedBy: red.askedBy,
        sheetNumber: sheets.find(({ sheetId }) => sheetId === red.sheetId)?.number ?? '',
        state: red.state,
        stateName: redStatus[red.state][work.language],
        tone: redStatus[red.state].tone,
        reasonName: redReasons[red.reasonCode][work.language],
        number: red.number,
        net: centsToWire(red.net),
        tax: centsToWire(red.tax),
        amount: centsToWire(cents(red.net + red.tax)),
        files: await fileReplies(work, red.fileIds),
      })),
    ),
    log: steps.map(({ detail: _detail, ...step }) => step),
    allowedActions: eyes.mayAct
      ? [...required(card).allowedActions, ...redButtons(work, reds.at(-1), eyes.side)]
      : [],
  };
}

/** What was issued; before that what would be, as far as it can be said. */
async function shownSheets(work: Work, row: InvoiceLiveRow) {
  const issued = await sheetsOf(work, row.invoiceSn);
  const planned = issued.length > 0 ? [] : await planSheets(work, { ...row, medium: 'DIGITAL' });
  const sheets =
    'sheets' in planned
      ? planned.sheets.map((lines, at) => ({
          ...{ sheetId: 0, seq: at + 1, number: '', issuedOn: '', fileIds: [] as number[] },
          lines: lines.map((line) => ({ ...line, sheetLineId: 0, red: line.amount })),
        }))
      : issued.map(({ sheet: { sheetId, seq, number, issuedOn, fileIds }, lines }) => ({
          ...{ sheetId, seq, number, issuedOn, fileIds, lines },
        }));
  const rows = await findRows(
    work,
    sheets.flatMap(({ lines }) => lines.map(({ rowId }) => rowId)),
  );
  return sheets.map(({ lines, ...sheet }) => ({
    ...sheet,
    lines: lines.map((line) => {
      const { name, model, unit, kind } = required(rows.get(line.rowId));
      const grossTax = cents(line.gross - line.grossNet);
      return {
        net: line.net,
        tax: line.tax,
        shown: {
          ...{ sheetLineId: line.sheetLineId, model, unit, qty: line.qty, taxRate: line.taxRate },
          name: namedOnInvoice(name, taxKindOf(kind)),
          unitPrice: netUnitPrice(line.grossNet, line.qty),
          grossNet: centsToWire(line.grossNet),
          grossTax: centsToWire(grossTax),
          discountNet: centsToWire(cents(line.grossNet - line.net)),
          discountTax: centsToWire(cents(grossTax - line.tax)),
          net: centsToWire(line.net),
          tax: centsToWire(line.tax),
          amount: centsToWire(line.amount),
          redLeft: centsToWire(cents(line.amount - line.red)),
        },
      };
    }),
  }));
}
