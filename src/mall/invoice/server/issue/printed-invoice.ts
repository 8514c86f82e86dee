// A sheet or a red letter as it is printed and written: discounts as lines of their own, red amounts below zero.
import { type Cents, cents, centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { TaxIdentityRow } from '#mall/tax/server/tax.ts';
import { netUnitPrice } from '#mall/tax/tax-amounts.ts';
import { namedOnInvoice } from '#mall/tax/tax-categories.ts';
import type { InvoiceLiveRow } from '../apply/invoice-life.ts';
import type { BillableLiveRow } from '../bill/billable-rows.ts';
import type { PrintedInvoice, PrintedLine } from './invoice-xml.ts';

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

export function printedInvoice(
  { header, type, remark }: Pick<InvoiceLiveRow, 'header' | 'type' | 'remark'>,
  identity: TaxIdentityRow,
  rows: ReadonlyMap<number, BillableLiveRow>,
  of: { number: string; issuedOn: string; isRed: boolean; lines: readonly LineToPrint[] },
): PrintedInvoice {
  const sign = of.isRed ? -1 : 1;
  const yuan = (amount: number) => centsToWire(cents(sign * amount));
  const lines = of.lines.flatMap((line): PrintedLine[] => {
    const { kind, name, model, unit } = required(rows.get(line.rowId));
    const named = {
      name: namedOnInvoice(name, kind === 'SERVICE'),
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
