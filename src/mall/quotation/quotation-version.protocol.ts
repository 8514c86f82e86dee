// The shape of a version of a quotation as it was hashed, in words and sums.
import { z } from 'zod';
import { Moment, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { PaymentPlan } from '#mall/order/payment-plan.ts';
import { QuotationLine } from './quotation-content.ts';
import { InvoiceKind, Side } from './quotation-door.ts';

/** A version as it was hashed. Prices are decimal yuan with tax. */
export const QuotationVersion = z.object({
  versionNo: z.number(),
  side: Side,
  /** SHA-256 over the content. */
  contentHash: z.string(),
  actorName: z.string(),
  time: Moment,
  inquiryVersionNo: z.number(),
  currency: z.literal('CNY'),
  isFinal: z.boolean(),
  freight: z.object({ kind: z.enum(['included', 'fixed', 'collect']), fee: Yuan }),
  taxPerMille: z.number(),
  invoiceKind: InvoiceKind,
  plan: PaymentPlan,
  /** The plan in a sentence. */
  planText: z.string(),
  validUntil: z.string(),
  isBinding: z.boolean(),
  note: z.string(),
  files: z.array(FileReply),
  lines: z.array(
    QuotationLine.extend({
      /** What the break at `number` comes to; null for `none`. */
      unitPrice: YuanUnitPrice.nullable(),
      amount: Yuan.nullable(),
    }),
  ),
  /** Σ of the lines' amounts. */
  total: Yuan,
});
export type QuotationVersion = z.infer<typeof QuotationVersion>;
