// What an event for other systems is: which steps of which document it tells, where they led, and which side hears of it.
import type { Process } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import type { afterSaleProcess } from '#mall/after-sale/after-sale-process.ts';
import type { complaintProcess } from '#mall/complaint/complaint-process.ts';
import type { contractProcess } from '#mall/contract/contract-process.ts';
import type { inquiryProcess } from '#mall/inquiry/inquiry-process.ts';
import type { invoiceProcess } from '#mall/invoice/invoice-status.ts';
import type { orderProcess } from '#mall/order/order-process.ts';
import type { quotationProcess } from '#mall/quotation/quotation-process.ts';
import type { reportProcess } from '#mall/report/report-process.ts';
import type { sampleProcess } from '#mall/sample/sample-process.ts';
import type { billProcess } from '#mall/settlement/bill-process.ts';
import type { statementProcess } from '#mall/statement/statement-process.ts';
import type { serviceProcess } from '#mall/testing/service-process.ts';

interface Processes {
  order: typeof orderProcess;
  afterSale: typeof afterSaleProcess;
  complaint: typeof complaintProcess;
  sample: typeof sampleProcess;
  inquiry: typeof inquiryProcess;
  quotation: typeof quotationProcess;
  contract: typeof contractProcess;
  statement: typeof statementProcess;
  invoice: typeof invoiceProcess;
  settlementBill: typeof billProcess;
  service: typeof serviceProcess;
  report: typeof reportProcess;
}
/** The documents whose steps are told. */
export type ToldDocument = keyof Processes;
export type WebhookSide = 'buyer' | 'store';
type StateOf<P> = P extends Process<infer S, string> ? S : never;

export interface Told<D extends ToldDocument> {
  steps: readonly (keyof Processes[D] & string)[];
  /** Only where the step led here; left out: wherever it led. */
  to?: readonly StateOf<Processes[D]>[];
  /** Not where it came from here: the other side has not seen the document yet. */
  notFrom?: readonly StateOf<Processes[D]>[];
  /** Only this side; left out: both. */
  only?: WebhookSide;
  name: Text;
}

export interface WebhookEvent {
  document: ToldDocument;
  steps: readonly string[];
  to?: readonly string[];
  notFrom?: readonly string[];
  only?: WebhookSide;
  name: Text;
}

/** An event with its document, steps and states as their own process knows them. */
export type EventOfDocument = { [D in ToldDocument]: { document: D } & Told<D> }[ToldDocument];
