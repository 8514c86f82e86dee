// The life of a payment, complete: every row of domain 3.4.3, in its order.
import { process } from '#kit/process/process.ts';
import type { PaymentState } from './payment-status.ts';

export type PaymentActor = 'buyer' | 'channel' | 'finance' | 'system';

export const paymentProcess = process<PaymentState, PaymentActor>()({
  /** Straight to SUCCEEDED when there is nothing to pay. */
  create: { from: [], to: ['PENDING_PAYMENT', 'SUCCEEDED'], by: ['buyer', 'system'] },
  /** The balance pays all that is due or nothing; chosen: nobody wants half a bill paid from each purse. */
  payWithBalance: { from: ['PENDING_PAYMENT'], to: 'SUCCEEDED', by: ['buyer'] },
  goToChannel: { from: ['PENDING_PAYMENT'], to: 'PROCESSING', by: ['buyer'] },
  /** Notified, or asked when the notice did not come. */
  channelSucceeds: { from: ['PROCESSING'], to: 'SUCCEEDED', by: ['channel'] },
  channelFails: { from: ['PROCESSING'], to: 'FAILED', by: ['channel'] },
  /** By the buyer who chooses another way, or because the bill is closed or paid. A channel's charge is closed first. */
  close: {
    from: ['PENDING_PAYMENT', 'PROCESSING', 'REVIEW_REJECTED'],
    to: 'CLOSED',
    by: ['buyer', 'system'],
  },
  handInVoucher: { from: ['PENDING_PAYMENT'], to: 'PENDING_REVIEW', by: ['buyer'] },
  /** Less than due has arrived: it stays open with what came. */
  approve: { from: ['PENDING_REVIEW'], to: ['SUCCEEDED', 'PENDING_PAYMENT'], by: ['finance'] },
  /** Finance has found it on a bank statement, whether or not a voucher was handed in. */
  findAtBank: {
    from: ['PENDING_PAYMENT', 'PENDING_REVIEW', 'REVIEW_REJECTED'],
    to: ['SUCCEEDED', 'PENDING_PAYMENT'],
    by: ['finance'],
  },
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['finance'] },
  handInAgain: { from: ['REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['buyer'] },
  /** An orphan: attached when the bill is still open, else refunded. Also after a channel's no, since the money has come. */
  lateSuccess: { from: ['CLOSED', 'FAILED'], to: 'SUCCEEDED', by: ['channel'] },
  /** A part has come by transfer and the rest was paid another way: the part stands. */
  settle: { from: ['PENDING_PAYMENT', 'REVIEW_REJECTED'], to: 'SUCCEEDED', by: ['system'] },
});
