// The shapes in which after-sale cases are read: a card in lists, and one in full with its evidence and refunds.
import { z } from 'zod';
import { Moment, Tone } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { ORDER_PARTS } from '#mall/order/order-part.ts';
import { CASE_STATES } from './after-sale-status.ts';
import { CASE_REASONS, GRADES } from './after-sale-terms.ts';
import { CasePart, CaseRefund } from './case-refund.protocol.ts';

/** Yuan, or '' for a reader who may not see prices. */
const ShownYuan = z.string();

export const CASE_BUTTONS = [
  'acceptOffer',
  'declineOffer',
  'escalate',
  'addEvidence',
  'edit',
  'withdraw',
  'sendBack',
  'takeRefund',
  'takeReplacement',
  'agree',
  'offer',
  'refuse',
  'receive',
  'turnAway',
  'sendReplacement',
  'cannotReplace',
  'decideForBuyer',
  'decideForStore',
  'firstRelease',
  'release',
  'nameAccount',
  'retryRefund',
  'markRefundPaid',
  'refuseAccount',
] as const;
export type CaseButton = (typeof CASE_BUTTONS)[number];

export const CaseLineReply = z.object({
  orderLineId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  packageName: z.string(),
  number: z.number(),
  amount: ShownYuan,
});
export type CaseLineReply = z.infer<typeof CaseLineReply>;

export const CaseCard = z.object({
  caseId: z.number(),
  caseSn: z.string(),
  orderSn: z.string(),
  version: z.number(),
  kind: z.number(),
  kindName: z.string(),
  part: z.enum(ORDER_PARTS),
  partName: z.string(),
  state: z.enum(CASE_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  reason: z.enum(CASE_REASONS),
  reasonName: z.string(),
  storeId: z.number(),
  storeName: z.string(),
  buyerName: z.string(),
  /** Its pieces do not come to the buyer: they are paid back in full or the case is refused, nothing between. */
  isInFull: z.boolean(),
  lines: z.array(CaseLineReply),
  /** A return of which pieces did not come: how many came and are missing, in a sentence; ''. */
  cameShort: z.string(),
  /** What was asked for; and what has been agreed, '' before that. */
  amount: ShownYuan,
  agreed: ShownYuan,
  createTime: Moment,
  /** When the next thing happens by itself; null: somebody has to do it. */
  dueAt: Moment.nullable(),
  allowedActions: z.array(z.enum(CASE_BUTTONS)),
});
export type CaseCard = z.infer<typeof CaseCard>;

/** What a side of a case or a complaint says and shows. */
export const Said = z.object({
  by: z.enum(['buyer', 'store', 'platform']),
  byName: z.string(),
  text: z.string(),
  files: z.array(FileReply),
  time: Moment,
});
export type Said = z.infer<typeof Said>;

/** Where goods go back to. */
const Place = z.object({
  receiverName: z.string(),
  mobile: z.string(),
  regionName: z.string(),
  detailAddress: z.string(),
});

const Way = z.object({ carrier: z.string(), trackingNo: z.string(), time: Moment });

const LotPieces = z.object({
  orderLineId: z.number(),
  partNo: z.string(),
  lotNo: z.string(),
  dateCode: z.string(),
  number: z.number(),
});

export const CaseDetail = CaseCard.extend({
  /** Who bears the carriage for the reason that was given. */
  bearer: z.enum(['buyer', 'store']),
  /** Up to so much the store pays back of the carriage; '' where the buyer bears it. */
  mostCarriage: ShownYuan,
  /** Null before a return was agreed to, and for a store without such an address. */
  returnTo: Place.nullable(),
  /** A picture of the case's number for who scans the label; '' where nothing is to be sent. */
  labelCode: z.string(),
  sentBack: Way.nullable(),
  /** What the buyer has paid to send it back, of the store's money; '' for none. */
  carriage: ShownYuan,
  /** For who receives it: the lots that were sent of its lines. */
  lots: z.array(LotPieces),
  /** What came back, as the store found it. */
  returned: z.array(LotPieces.extend({ grade: z.enum(GRADES) })),
  /** Of them nothing came back. */
  missing: z.array(z.object({ orderLineId: z.number(), partNo: z.string(), number: z.number() })),
  /** The store has none left and offers the money. */
  wantsRefund: z.boolean(),
  /** Its red letter comes before the money. */
  awaitsRed: z.boolean(),
  replacement: Way.extend({ parcelSn: z.string() }).nullable(),
  text: z.string(),
  /** Null where nothing was shipped. */
  isReceived: z.boolean().nullable(),
  /** Of the amount, how much is carriage. */
  freight: ShownYuan,
  /** The buyer wants what was paid by bank transfer on the balance instead. */
  toBalance: z.boolean(),
  /** What the store would pay instead, and why; '' for none. */
  offered: ShownYuan,
  offerReason: z.string(),
  refuseReason: z.string(),
  decision: z.string(),
  /** Who of the platform has looked at a large refund first; ''. */
  firstReleaseBy: z.string(),
  evidence: z.array(Said),
  /** Of an order that is paid in stages: what is taken off which, as it was or, before that, would be now. */
  parts: z.array(CasePart),
  arePartsPlanned: z.boolean(),
  /** How the money goes back, once that has been decided. */
  refunds: z.array(CaseRefund),
  finishedAt: Moment.nullable(),
  log: z.array(StepReply),
});
export type CaseDetail = z.infer<typeof CaseDetail>;
