// One refund of a case as its buyer, its store and the platform read it.
import { z } from 'zod';
import { Moment, Tone } from '#kit/http/wire.ts';
import { REFUND_ROUTES, REFUND_STATES } from '#mall/payment/refund-status.ts';

export const CaseRefund = z.object({
  refundSn: z.string(),
  /** Yuan, or '' for a reader who may not see prices. */
  amount: z.string(),
  route: z.enum(REFUND_ROUTES),
  wayName: z.string(),
  state: z.enum(REFUND_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Where it goes by bank: whole for finance, its last signs for the buyer; ''. */
  account: z.string(),
  /** The bank's number of the transfer; ''. */
  serial: z.string(),
  time: Moment,
  finishedAt: Moment.nullable(),
});
export type CaseRefund = z.infer<typeof CaseRefund>;
