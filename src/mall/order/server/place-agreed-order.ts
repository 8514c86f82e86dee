// Makes a trade of what was agreed in a quotation or a contract: agreed prices, payment in stages, no listing's stock promised.
import type { Work } from '#kit/db/work.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import type { AddressSnapshot, InvoiceSnapshot } from '../order-snapshot.ts';
import type { PaymentPlan } from '../payment-plan.ts';

export interface AgreedLine {
  /** The agreed line's number within its source. */
  sourceLineNo: number;
  /** Of the accepted version's line; kept with the order's (invariant 10). */
  lineHash: string;
  /** The listing it was offered with; null: offered by words. */
  productId: number | null;
  goodsName: { zh: string; en: string };
  partNo: string;
  brandName: string;
  packageName: string;
  matCode: string;
  number: number;
  unitPrice: UnitPrice;
  amount: Cents;
}

export interface AgreedOrder {
  source: 'quote' | 'contract';
  /** The quotation's or contract's number; and the inquiry's, '' for none. */
  sourceSn: string;
  inqSn: string;
  buyer: { memberId: number; memberName: string; enterpriseId: number | null };
  storeId: number;
  /** Tests, calibrations, certifications: nothing is shipped. */
  isService: boolean;
  lines: readonly AgreedLine[];
  freight: Cents;
  plan: PaymentPlan;
  address: AddressSnapshot;
  invoice: InvoiceSnapshot;
  poNumber: string;
  projectId: number | null;
  costCentre: string;
  remark: string;
}

/**
 * Places it (O1): waits for the payment stages of ON_ORDER, or goes to delivery where nothing is due yet.
 * @param by who agreed to it last; the system for the schedule of a contract
 */
export async function placeAgreedOrder(
  _work: Work,
  _agreed: AgreedOrder,
  _by: { by: 'buyer' | 'system'; actorId?: number; actorName?: string },
): Promise<{ orderSn: string; parentSn: string; paySn: string; needsPayment: boolean }> {
  throw new Error('not built');
}
