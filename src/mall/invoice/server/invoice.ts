// The front door of the invoice room: orders tell it what is owed of them, buyers' headers are read at checkout, official files find what waits.
export type { BillMoment } from '#mall/tax/tax-identity.ts';
export { billMomentOf, billOrder, type LineToBill, type OrderToBill } from './bill/bill-order.ts';
export { findHeaders, hasCompanyHeader, headerReply, saveHeader } from './header/keep-headers.ts';
export {
  findChoices,
  findInvoicesOf,
  findWaitingReds,
  findWaitingSns,
  issueByFiles,
  planWaiting,
  redByFile,
} from './issue/by-file.ts';
export type { IssuedSheet } from './issue/issue-invoice.ts';
export { isNumberKnown } from './issue/new-numbers.ts';
