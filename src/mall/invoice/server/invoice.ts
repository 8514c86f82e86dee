// The front door of the invoice room: orders tell it what is owed of them, and buyers' headers are read at checkout.
export type { BillMoment } from '#mall/tax/tax-identity.ts';
export { billMomentOf, billOrder, type LineToBill, type OrderToBill } from './bill/bill-order.ts';
export { findHeaders, hasCompanyHeader, headerReply, saveHeader } from './header/keep-headers.ts';
