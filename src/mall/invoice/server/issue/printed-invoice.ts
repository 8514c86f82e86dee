// A sheet or a red letter as it is printed and written: discounts as lines of their own, red amounts below zero.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { findTaxIdentity, type TaxIdentityRow } from '#mall/tax/server/tax.ts';
import { netUnitPrice } from '#mall/tax/tax-amounts.ts';
import { namedOnInvoice } from '#mall/tax/tax-categories.ts';
import { taxKindOf } from '../../invoice-terms.ts';
import type { InvoiceLiveRow } from '../apply/invoice-life.ts';
import type { BillableLiveRow } from '../bill/billable-rows.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import type { RedRow } from '../red/red-life.ts';
import type { PrintedInvoice, PrintedLine } from './invoice-xml.ts';
import { findRows, planSheets, sheetsOf } from './plan-sheets.ts';

/** What of a row stands on it, in fen; a red letter's without discounts of its own. */
export interface LineToPrint {
  rowId: number;
  qty: number;
  gross: Cents;
  amount: Cents;
  grossNet: Cents;
  net: Cents;
  tax: Cents;
  taxRate: number;
}

function printedInvoice(
  { header, type, remark }: Pick<InvoiceLiveRow, 'header' | 'type' | 'remark'>,
  identity: TaxIdentityRow,
  rows: ReadonlyMap<number, BillableLiveRow>,
  of: { number: string; issuedOn: string; isRed: boolean; lines: readonly LineToPrint[] },
): PrintedInvoice {
  const sign = of.isRed ? -1 : 1;
  const yuan = (amount: number) => centsToWire(cents(sign * amount));
  const lines = of.lines.flatMap((line): PrintedLine[] => {
    const { kind, name, model, unit, taxCode } = required(rows.get(line.rowId));
    const named = {
      name: namedOnInvoice(name, taxKindOf(kind)),
      code: taxCode,
      model,
      unit,
      rate: `${line.taxRate / 10}%`,
    };
    const grossTax = line.gross - line.grossNet;
    const whole = {
      ...named,
      qty: String(sign * line.qty),
      unitPrice: netUnitPrice(line.grossNet, line.qty),
      net: yuan(line.grossNet),
      tax: yuan(grossTax),
    };
    if (line.gross === line.amount) return [whole];
    const off = { net: yuan(line.net - line.grossNet), tax: yuan(line.tax - grossTax) };
    return [whole, { ...named, model: '', unit: '', qty: '', unitPrice: '', ...off }];
  });
  const [net, tax] = [sum(of.lines.map((line) => line.net)), sum(of.lines.map((line) => line.tax))];
  const { name, taxNo, bank, bankAccount, address, phone, clerk } = identity;
  return {
    ...{ number: of.number, issuedOn: of.issuedOn, isRed: of.isRed, type, remark, clerk, lines },
    buyer: header,
    seller: { name, taxNo, bank, bankAccount, address, phone },
    net: yuan(net),
    tax: yuan(tax),
    total: yuan(net + tax),
  };
}

/** The sheets that a held application becomes. @param numberOf sheets by their place, from 0 @throws identityFirst, limitTooLow */
export async function printSheets(work: Work, row: InvoiceLiveRow, numberOf: (at: number) => string) {
  const { sheets, identity } = await planSheets(work, row);
  if (!identity) throw invoiceErrors.identityFirst();
  const rows = await findRows(
    work,
    sheets.flat().map(({ rowId }) => rowId),
  );
  const issuedOn = dayInChina(work.now);
  const papers = sheets.map((lines, at) =>
    printedInvoice(row, identity, rows, { number: numberOf(at), issuedOn, isRed: false, lines }),
  );
  return { sheets, papers, identity };
}

/** A red letter, and what it takes back: the number, and the place of each line on that sheet from 1, discounts counted. */
export async function printRed(work: Work, row: InvoiceLiveRow, red: RedRow, number: string) {
  const identity = await findTaxIdentity(work, row.storeId);
  if (!identity) throw invoiceErrors.identityFirst();
  const blue = required(
    (await sheetsOf(work, row.invoiceSn)).find(({ sheet }) => sheet.sheetId === red.sheetId),
  );
  const rows = await findRows(
    work,
    blue.lines.map(({ rowId }) => rowId),
  );
  const places = blue.lines.map((_, at) =>
    blue.lines.slice(0, at).reduce((place, { gross, amount }) => place + (gross > amount ? 2 : 1), 1),
  );
  const lines = red.lines.map(({ sheetLineId, ...part }): LineToPrint => {
    const line = required(blue.lines.find((one) => one.sheetLineId === sheetLineId));
    const [amount, net] = [cents(part.amount), cents(part.net)];
    const qty = Math.max(1, Math.round((line.qty * amount) / line.amount));
    const { rowId, taxRate } = line;
    return { rowId, taxRate, qty, gross: amount, amount, grossNet: net, net, tax: cents(amount - net) };
  });
  const placeOf = (id: number) => required(places[blue.lines.findIndex((one) => one.sheetLineId === id)]);
  return {
    paper: printedInvoice(row, identity, rows, {
      ...{ number, issuedOn: dayInChina(work.now), isRed: true, lines },
    }),
    identity,
    blueNumber: blue.sheet.number,
    places: red.lines.map(({ sheetLineId }) => placeOf(sheetLineId)),
  };
}
