// A printed sheet or red letter in the words of Nuonuo's calls.
import type { PrintedInvoice } from '#mall/invoice/server/invoice.ts';
import type { TaxIdentityRow } from '#mall/tax/server/tax.ts';

const yuan = (text: string): number => Math.round(Number(text) * 100);
const sumOf = (net: string, tax: string): string => ((yuan(net) + yuan(tax)) / 100).toFixed(2);
/** `pc` normal, `bs` special; both electronic. */
const lineOf = ({ type }: PrintedInvoice): string => (type === 'special' ? 'bs' : 'pc');

/** 0 plain, 2 with a discount, 1 the discount itself, which follows its line. */
function detailsOf({ lines }: PrintedInvoice) {
  const isDiscount = (at: number) => lines[at]?.qty === '';
  return lines.map((line, at) => ({
    goodsName: line.name,
    goodsCode: line.code,
    specType: line.model,
    unit: line.unit,
    num: line.qty,
    price: line.unitPrice,
    withTaxFlag: '0',
    taxRate: String(Number.parseFloat(line.rate) / 100),
    taxExcludedAmount: line.net,
    tax: line.tax,
    taxIncludedAmount: sumOf(line.net, line.tax),
    invoiceLineProperty: isDiscount(at) ? '1' : isDiscount(at + 1) ? '2' : '0',
  }));
}

/** @param at of the order, as Nuonuo writes moments: `2026-11-27 10:00:00` */
export function billingOrder(orderNo: string, paper: PrintedInvoice, at: string) {
  const { buyer, seller } = paper;
  return {
    order: {
      orderNo,
      invoiceDate: at,
      invoiceType: '1',
      invoiceLine: lineOf(paper),
      buyerName: buyer.title,
      buyerTaxNum: buyer.taxNo,
      buyerAddress: buyer.registerAddress,
      buyerTel: buyer.registerPhone,
      buyerAccount: `${buyer.bank} ${buyer.bankAccount}`.trim(),
      salerTaxNum: seller.taxNo,
      salerAddress: seller.address,
      salerTel: seller.phone,
      salerAccount: `${seller.bank} ${seller.bankAccount}`.trim(),
      clerk: paper.clerk,
      remark: paper.remark,
      /** The mall tells the buyer itself. */
      pushMode: '-1',
      invoiceDetail: detailsOf(paper),
    },
  };
}

/** The tax office's reasons in Nuonuo's numbers: 1 returned, 2 wrong, 3 ended, 4 allowance. */
const REASONS = { '01': '2', '02': '1', '03': '3', '04': '4' } as const;

export interface RedForm {
  billId: string;
  reasonCode: keyof typeof REASONS;
  blueNumber: string;
  paper: PrintedInvoice;
  /** On the sheet that is taken back, from 1. */
  places: readonly number[];
}

export function redConfirm({ billId, reasonCode, blueNumber, paper, places }: RedForm) {
  return {
    billId,
    blueInvoiceLine: lineOf(paper),
    /** 0: the seller asks. */
    applySource: '0',
    blueInvoiceNumber: blueNumber,
    sellerTaxNo: paper.seller.taxNo,
    sellerName: paper.seller.name,
    buyerTaxNo: paper.buyer.taxNo,
    buyerName: paper.buyer.title,
    vatExcludedAmount: paper.net,
    vatAmount: paper.tax,
    redReason: REASONS[reasonCode],
    detail: detailsOf(paper).map(
      ({ tax, taxExcludedAmount, goodsName, goodsCode, num, price, taxRate }, at) => ({
        ...{ index: at + 1, blueDetailIndex: places[at], goodsName, goodsCode, num },
        ...{ price, taxRate, tax, taxExcludedAmount },
      }),
    ),
  };
}

/** @param form `billNo billUuid`, as the form was confirmed */
export function redOrder(orderNo: string, form: string, paper: PrintedInvoice, { taxNo }: TaxIdentityRow) {
  const [billNo = '', billUuid = ''] = form.split(' ');
  return { orderNo, taxNum: taxNo, invoiceLine: lineOf(paper), billNo, billUuid };
}
