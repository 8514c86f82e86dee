// The XML of an invoice under the names that the tax office's own files use (domain-money §6): what the sandbox writes.
import type { HeaderSnapshot, InvoiceType } from '../../invoice-terms.ts';

export interface PrintedLine {
  name: string;
  /** Of 19 digits, by the category of tax. */
  code: string;
  model: string;
  unit: string;
  /** '' on a discount line. */
  qty: string;
  unitPrice: string;
  /** Decimal yuan; a discount's are below zero. */
  net: string;
  tax: string;
  /** "13%". */
  rate: string;
}

export interface PrintedInvoice {
  number: string;
  /** A day of China. */
  issuedOn: string;
  type: InvoiceType;
  /** Below zero in all amounts. */
  isRed: boolean;
  seller: { name: string; taxNo: string; bank: string; bankAccount: string; address: string; phone: string };
  buyer: HeaderSnapshot;
  lines: PrintedLine[];
  net: string;
  tax: string;
  total: string;
  remark: string;
  clerk: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tag = (name: string, inside: string): string => `<${name}>${inside}</${name}>`;
const value = (name: string, text: string): string => tag(name, escaped(text));

/** UTF-8. */
export function invoiceXml(of: PrintedInvoice): string {
  const { seller, buyer } = of;
  const items = of.lines.map((line) =>
    tag(
      'IssuItemInformation',
      value('ItemName', line.name) +
        value('SpecMod', line.model) +
        value('MeaUnits', line.unit) +
        value('Quantity', line.qty) +
        value('UnPrice', line.unitPrice) +
        value('Amount', line.net) +
        value('TaxRate', line.rate) +
        value('ComTaxAm', line.tax),
    ),
  );
  const data =
    tag(
      'SellerInformation',
      value('SellerIdNum', seller.taxNo) +
        value('SellerName', seller.name) +
        value('SellerAddr', seller.address) +
        value('SellerTelNum', seller.phone) +
        value('SellerBankName', seller.bank) +
        value('SellerBankAccNum', seller.bankAccount),
    ) +
    tag('BuyerInformation', value('BuyerIdNum', buyer.taxNo) + value('BuyerName', buyer.title)) +
    tag(
      'BasicInformation',
      value('TotalAmWithoutTax', of.net) +
        value('TotalTaxAm', of.tax) +
        value('TotalTax-includedAmount', of.total) +
        value('Drawer', of.clerk),
    ) +
    items.join('') +
    tag('AdditionalInformation', value('Remark', of.remark));
  const label = tag('GeneralOrSpecialVAT', value('LabelCode', of.type === 'special' ? '01' : '02'));
  return `<?xml version="1.0" encoding="UTF-8"?>${tag(
    'EInvoice',
    tag('Header', tag('InherentLabel', label)) +
      tag('EInvoiceData', data) +
      tag('TaxSupervisionInfo', value('InvoiceNumber', of.number) + value('IssueTime', of.issuedOn)),
  )}`;
}
