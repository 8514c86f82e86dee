// What the payment room tells the rooms above it, always with the bill locked.
import { event } from '#kit/events/event.ts';
import type { Cents } from '#kit/money/money.ts';
import type { BillDocument, PaymentMethod } from '../payment-status.ts';

/** Everything on the bill has been paid. Once per bill. */
export const billPaid = event<{
  paySn: string;
  docType: BillDocument;
  memberId: number;
  /** Of the payment that completed it. */
  method: PaymentMethod;
  /** The bill's whole amount. */
  amount: Cents;
  /** Numbers of the documents that it was for. */
  documentSns: readonly string[];
}>('payment.billPaid');

/** A part has come in; `due` is what is still missing. The bill stays open. */
export const billPartlyPaid = event<{
  paySn: string;
  docType: BillDocument;
  memberId: number;
  paid: Cents;
  due: Cents;
}>('payment.billPartlyPaid');

/** A transfer voucher waits for finance: nobody should cancel meanwhile (domain O9). */
export const voucherHandedIn = event<{ paySn: string; memberId: number }>('payment.voucherHandedIn');

/** A refund that an after-sale case waits for has arrived, or its channel has said no for good. */
export const refundEnded = event<{ refundSn: string; caseSn: string; isDone: boolean }>(
  'payment.refundEnded',
);

/** Finance has sent the voucher back; the buyer may hand in another. */
export const voucherSentBack = event<{ paySn: string; reason: string }>('payment.voucherSentBack');
