// The front door of the invoice room: orders tell it what is owed of them, buyers' headers are read at checkout, official files find what waits.
export type { BillMoment } from '#mall/tax/tax-identity.ts';
export { holdWithRows } from './apply/hold-invoice.ts';
export type { InvoiceLiveRow } from './apply/invoice-life.ts';
export { billCommission } from './bill/bill-commission.ts';
export { billMomentOf, billOrder, type LineToBill, type OrderToBill } from './bill/bill-order.ts';
export { findHeaders, hasCompanyHeader, headerReply, saveHeader } from './header/keep-headers.ts';
export {
  findChoices,
  findInvoiceRow,
  findInvoicesOf,
  findWaitingReds,
  findWaitingSns,
  issueByFiles,
  markIssuing,
  planWaiting,
  redByFile,
} from './issue/by-file.ts';
export { invoiceXml, type PrintedInvoice } from './issue/invoice-xml.ts';
export { isNumberKnown } from './issue/new-numbers.ts';
export { printRed, printSheets } from './issue/printed-invoice.ts';
export { DRAWER } from './issue/sandbox.ts';
export { redBeforeMoney } from './red/due-reds.ts';
export { findConfirmedRed } from './red/red-letters.ts';
export { invoicedOfOrders, ordersOfInvoiceFile, ordersOfInvoices } from './show/invoiced-of-orders.ts';
