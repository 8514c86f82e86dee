// Invoices of commission (佣金发票): made by month for each store, issued by the platform's own store like its others, or by finance at the tax office and entered by their number; the platform's income.
import { z } from 'zod';
import { door, post } from '#kit/http/door.ts';
import { id, Moment, requestId, ruled, Tone, Yuan } from '#kit/http/wire.ts';
import { platform } from '#mall/member/actor.ts';
import { type CommissionInvoiceState, checkInvoiceNumber } from './commission-invoice.ts';

const STATES = ['OPEN', 'ISSUED'] as const satisfies readonly CommissionInvoiceState[];

export const CommissionInvoiceCard = z.object({
  invoiceId: z.number(),
  storeName: z.string(),
  /** To whom it is made out, as the store has said to the tax office; '' while it has not. */
  header: z.string(),
  taxNo: z.string(),
  /** `2026-11` */
  month: z.string(),
  bills: z.number(),
  amount: Yuan,
  net: Yuan,
  tax: Yuan,
  state: z.enum(STATES),
  stateName: z.string(),
  tone: Tone,
  number: z.string(),
  /** The application that it is issued by; '' where finance enters its number. */
  invoiceSn: z.string(),
  createTime: Moment,
  allowedActions: z.array(z.enum(['issue'])),
});
export type CommissionInvoiceCard = z.infer<typeof CommissionInvoiceCard>;

export const commissionInvoiceProtocol = door('v3/business/admin/commissionInvoice', platform('finance'), {
  issue: post(
    { zh: '平台：登记佣金发票', en: 'Platform: enter an invoice of commission' },
    z.object({ invoiceId: id(), number: ruled(checkInvoiceNumber), ...requestId }),
    z.object({ invoiceId: z.number(), state: z.enum(STATES) }),
  ),
});
