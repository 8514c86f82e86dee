// The life of a sub-order, complete: every row of domain 3.4.2 (O1–O24), in its order.
import { process } from '#kit/process/process.ts';
import type { OrderState } from './order-status.ts';

/** `approver`: somebody of the buyer's enterprise who decides on what it spends. */
export type OrderActor = 'buyer' | 'approver' | 'store' | 'platform' | 'system' | 'payment' | 'afterSale';

export const orderProcess = process<OrderState, OrderActor>()({
  /** O1 */
  submit: {
    from: [],
    to: ['PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY'],
    by: ['buyer', 'system'],
  },
  /** O2. `system`: an order that only waited for its siblings goes on when the last of them is decided. */
  approve: {
    from: ['PENDING_REVIEW'],
    to: ['PENDING_REVIEW', 'PENDING_PAYMENT', 'PENDING_DELIVERY'],
    by: ['approver', 'store', 'platform', 'system'],
  },
  /** O3 */
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['approver', 'store', 'platform'] },
  /** O4 */
  refuse: { from: ['PENDING_REVIEW'], to: 'REJECTED', by: ['store'] },
  /** O5 */
  resubmit: { from: ['REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['buyer'] },
  /** O6 */
  withdraw: { from: ['PENDING_REVIEW', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['buyer'] },
  /** O6 */
  reviewTimeout: { from: ['PENDING_REVIEW', 'REVIEW_REJECTED'], to: 'CANCELLED', by: ['system'] },
  /** O7 */
  pay: { from: ['PENDING_PAYMENT'], to: 'PENDING_DELIVERY', by: ['payment'] },
  /** O8: opens with credit accounts; until then nobody holds one */
  payByCredit: { from: ['PENDING_PAYMENT'], to: 'PENDING_DELIVERY', by: ['payment'] },
  /** O9 */
  handInVoucher: { from: ['PENDING_PAYMENT'], to: 'same', by: ['payment'] },
  /** O10 */
  changePrice: { from: ['PENDING_PAYMENT'], to: 'same', by: ['store'] },
  /** O11 */
  cancel: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', by: ['buyer'] },
  /** O12 */
  payTimeout: { from: ['PENDING_PAYMENT'], to: 'CANCELLED', by: ['system'] },
  /** chosen: what is paid of an agreed order after it was placed (domain 3.4.3, payment plan) */
  payStage: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED', 'CLOSED'],
    to: 'same',
    by: ['payment'],
  },
  /** chosen: the store could deliver; the term of what is due before begins (domain 3.4.3) */
  sayReady: { from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED'], to: 'same', by: ['store'] },
  /** chosen: both sides agree on more money while the order runs: the store asks, or takes it back */
  askCharge: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED'],
    to: 'same',
    by: ['store'],
  },
  takeBackCharge: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED'],
    to: 'same',
    by: ['store'],
  },
  /** chosen: the buyer agrees, and a stage of its own is due */
  acceptCharge: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED'],
    to: 'same',
    by: ['buyer'],
  },
  declineCharge: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED'],
    to: 'same',
    by: ['buyer'],
  },
  /** O13 */
  shipPart: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED'],
    to: 'PARTIALLY_SHIPPED',
    by: ['store', 'system'],
  },
  /** O14. `system`: a laboratory's reports, which are delivered as they are issued */
  shipRest: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED'],
    to: 'PENDING_RECEIPT',
    by: ['store', 'system'],
  },
  /** O15: the store asks */
  askCloseRemainder: { from: ['PARTIALLY_SHIPPED'], to: 'same', by: ['store'] },
  /** O15: the buyer agrees. `system`: its contract was terminated (C16) */
  closeRemainder: {
    from: ['PARTIALLY_SHIPPED'],
    to: 'PENDING_RECEIPT',
    by: ['buyer', 'system', 'afterSale'],
  },
  /** O16 */
  storeCancel: { from: ['PENDING_DELIVERY'], to: 'CANCELLED', by: ['store', 'platform'] },
  /** C16: its contract was terminated, or its agreement came to nothing */
  terminate: {
    from: ['PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_PAYMENT', 'PENDING_DELIVERY'],
    to: 'CANCELLED',
    by: ['system'],
  },
  /** O17 */
  changeAddress: { from: ['PENDING_DELIVERY'], to: 'same', by: ['buyer'] },
  /** O18 */
  confirmParcel: { from: ['PARTIALLY_SHIPPED', 'PENDING_RECEIPT'], to: 'same', by: ['buyer'] },
  /** O19 */
  receive: { from: ['PENDING_RECEIPT'], to: 'COMPLETED', by: ['buyer'] },
  /** O20 */
  autoReceive: { from: ['PENDING_RECEIPT'], to: 'COMPLETED', by: ['system'] },
  /** O21 */
  extendReceipt: { from: ['PENDING_RECEIPT'], to: 'same', by: ['buyer', 'store'] },
  /** O22 */
  evaluate: { from: ['COMPLETED'], to: 'same', by: ['buyer'] },
  /** chosen: an after-sale has paid some of it back (domain 3.4.4, A13) */
  refundPart: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED'],
    to: 'same',
    by: ['afterSale'],
  },
  /** O23 */
  refundAll: {
    from: ['PENDING_DELIVERY', 'PARTIALLY_SHIPPED', 'PENDING_RECEIPT', 'COMPLETED'],
    to: 'CLOSED',
    by: ['afterSale'],
  },
  /** O24 */
  remove: { from: ['CANCELLED', 'REJECTED', 'COMPLETED', 'CLOSED'], to: 'same', by: ['buyer'] },
  /** O24 */
  restore: { from: ['CANCELLED', 'REJECTED', 'COMPLETED', 'CLOSED'], to: 'same', by: ['buyer'] },
  /** O24 */
  purge: { from: ['CANCELLED', 'REJECTED', 'COMPLETED', 'CLOSED'], to: 'same', by: ['buyer'] },
});

export type OrderAction = keyof typeof orderProcess;
