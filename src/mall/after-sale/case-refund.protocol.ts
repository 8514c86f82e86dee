// Where the money of a case is from, as its buyer, its store and the platform read it: stages that are lowered, refunds.
import { z } from 'zod';
import { Moment, Tone } from '#kit/http/wire.ts';
import { LESS_FROM } from '#mall/order/less-owed.ts';
import { REFUND_ROUTES, REFUND_STATES } from '#mall/payment/refund-status.ts';

/** What a case takes off one stage of an order that is paid in stages. */
export const CasePart = z.object({
  stageNo: z.number(),
  triggerName: z.string(),
  from: z.enum(LESS_FROM),
  fromName: z.string(),
  amount: z.string(),
});
export type CasePart = z.infer<typeof CasePart>;

export const CaseRefund = z.object({
  refundSn: z.string(),
  /** Of an order that is paid in stages: the stage whose payment it is of. */
  stageNo: z.number().nullable(),
  /** Yuan, or '' for a reader who may not see prices. */
  amount: z.string(),
  route: z.enum(REFUND_ROUTES),
  wayName: z.string(),
  /** It came by bank transfer. */
  isOfTransfer: z.boolean(),
  state: z.enum(REFUND_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Where it goes by bank: whole for finance, its last signs for the buyer; ''. */
  account: z.string(),
  /** The bank's number of the transfer; ''. */
  serial: z.string(),
  /** Its channel has said no: how often it was asked, and what it has said; 0 and '' where it has not. */
  tries: z.number(),
  refusedWhy: z.string(),
  /** What the buyer has paid to send it back, of the store's money: no refund of the order. */
  isCarriage: z.boolean(),
  time: Moment,
  finishedAt: Moment.nullable(),
});
export type CaseRefund = z.infer<typeof CaseRefund>;
