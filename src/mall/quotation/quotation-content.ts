// What a quotation says: the content of each of its versions, the supplier's offers and the purchaser's counter-offers alike.
import { z } from 'zod';
import { line, whole } from '#kit/http/wire.ts';
import { PAY_ON_ORDER, PaymentPlan } from '#mall/order/payment-plan.ts';
import { MOST_BREAKS } from './quotation-terms.ts';

const text = (max = 100) => line(max).default('');
const MOST = 10_000_000_000;

/** Decimal yuan with up to six decimals, tax included, above zero. */
const UnitPriceText = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/);
/** Decimal yuan with up to two decimals. */
const AmountText = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

/** From `number` pieces on at this price. */
export const PriceBreak = z.object({ number: whole(1, MOST), unitPrice: UnitPriceText });

/** How an alternative differs from what was asked. */
const Difference = z.object({ name: line(60, 1), asked: text(120), offered: text(120) });

/** Fees of a service; their sum is the price of one. */
export const ServiceFees = z.object({
  test: AmountText.default('0.00'),
  fixture: AmountText.default('0.00'),
  report: AmountText.default('0.00'),
  urgency: AmountText.default('0.00'),
  travel: AmountText.default('0.00'),
});

export const ANSWERS = ['same', 'alternative', 'none'] as const;

export const QuotationLine = z.object({
  /** Of the inquiry. */
  lineNo: whole(1, 100_000),
  /** `none`: not available. */
  answer: z.enum(ANSWERS),
  /** Pieces this offer is about: as asked, unless countered. */
  number: whole(1, MOST),
  /** A listing of the store; null: offered by words. */
  productId: whole(1, MOST).nullable().default(null),
  partNo: text(80),
  brandName: text(60),
  packageName: text(60),
  description: text(300),
  differences: z.array(Difference).max(20).default([]),
  /** Ascending; the first starts at the least quantity. Empty for `none`. */
  breaks: z.array(PriceBreak).max(MOST_BREAKS).default([]),
  multiple: whole(1, MOST).default(1),
  spq: whole(1, MOST).default(1),
  /** Working days from the order on; 0: on stock. */
  leadDays: whole(0, 730).default(0),
  dateCode: text(20),
  lotNum: whole(0, 1000).default(0),
  warrantyMonths: whole(0, 240).default(0),
  packing: text(60),
  remark: text(300),
  /** For services. */
  fees: ServiceFees.nullable().default(null),
  accreditation: text(60),
  isSubcontracted: z.boolean().default(false),
});
export type QuotationLine = z.output<typeof QuotationLine>;

export const QuotationOffer = z.object({
  /** `included`, or a fee for the whole, or the purchaser pays the carrier. */
  freight: z.object({ kind: z.enum(['included', 'fixed', 'collect']), fee: AmountText.default('0.00') }),
  /** 130 for goods, 60 for services (domain R7). */
  taxPerMille: whole(0, 170).default(130),
  invoiceKind: z.enum(['none', 'normal', 'special']).default('special'),
  plan: PaymentPlan.default([...PAY_ON_ORDER]),
  /** Until the end of this day in China, 2026-12-31. */
  validUntil: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  isBinding: z.boolean().default(true),
  note: text(500),
  fileIds: z.array(whole(1, MOST)).max(10).default([]),
  lines: z.array(QuotationLine).max(500),
});
export type QuotationOffer = z.output<typeof QuotationOffer>;

/** A version as it is kept and hashed. */
export interface QuotationContent extends QuotationOffer {
  side: 'supplier' | 'purchaser';
  inqSn: string;
  /** The version of the inquiry it answers. */
  inquiryVersionNo: number;
  currency: 'CNY';
  /** A purchaser's version: the next offer is the last. A supplier's version: this is it. */
  isFinal: boolean;
}
