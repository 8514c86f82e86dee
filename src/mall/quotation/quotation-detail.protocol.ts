// The shapes in which a quotation is read: a card in lists, one in full for either side, its versions and the haggling move by move.
import { z } from 'zod';
import { Moment, Tone, Yuan } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { DifferenceReply } from '#mall/inquiry/difference.ts';
import { Wish } from '#mall/inquiry/inquiry-lines.ts';
import { AwardedLineReply } from './award.protocol.ts';
import { Action, InvoiceKind, Kind } from './quotation-door.ts';
import { QUOTATION_STATES } from './quotation-status.ts';
import { QuotationVersion } from './quotation-version.protocol.ts';

const State = z.enum(QUOTATION_STATES);

/** What was asked, as the reader may see it: the published version, its target prices only where the purchaser shows them. */
export const AskedReply = z.object({
  inqSn: z.string(),
  kind: Kind,
  title: z.string(),
  purchaserName: z.string(),
  versionNo: z.number(),
  /** A supplier learns no more of the inquiry's state. */
  isQuoting: z.boolean(),
  isSealed: z.boolean(),
  deadline: Moment.nullable(),
  currency: z.literal('CNY'),
  deliveryPlace: z.string(),
  deliverBy: z.string(),
  invoiceKind: InvoiceKind,
  isTaxIncluded: z.literal(true),
  paymentTerms: z.string(),
  wantsContract: z.boolean(),
  allowsPartial: z.boolean(),
  allowsAlternatives: z.boolean(),
  note: z.string(),
  files: z.array(FileReply),
  lines: z.array(
    z.object({
      lineNo: z.number(),
      qty: z.number(),
      unit: z.string(),
      partId: z.number().nullable(),
      title: z.string(),
      wish: Wish,
    }),
  ),
});
export type AskedReply = z.infer<typeof AskedReply>;

export const QuotationCard = z.object({
  quoSn: z.string(),
  inqSn: z.string(),
  version: z.number(),
  /** A purchaser reads INVITED or QUOTED for what the supplier has in hand: drafts are nobody else's business. */
  state: State,
  stateName: z.string(),
  tone: Tone,
  /** Whose turn it is, in words; null: nobody's. */
  turnName: z.string().nullable(),
  isMyTurn: z.boolean(),
  title: z.string(),
  kind: Kind,
  /** Of the other side. */
  partyName: z.string(),
  storeId: z.number(),
  lineNum: z.number(),
  /** Lines with a price in the offer in force. */
  offeredNum: z.number(),
  total: Yuan.nullable(),
  currency: z.literal('CNY'),
  versionNo: z.number(),
  isFinalAsked: z.boolean(),
  isOnOldVersion: z.boolean(),
  deadline: Moment.nullable(),
  validUntil: Moment.nullable(),
  turnDueAt: Moment.nullable(),
  /** Working days until then, rounded up; 0: today. */
  turnDaysLeft: z.number().nullable(),
  updateTime: Moment,
  allowedActions: z.array(Action),
});
export type QuotationCard = z.infer<typeof QuotationCard>;

/** Why something is as it is: which rule, since when, by whom. */
export const WHY_ABOUT = [
  'price',
  'validUntil',
  'turn',
  'withdraw',
  'final',
  'version',
  'award',
  'state',
] as const;
export const Why = z.object({ about: z.enum(WHY_ABOUT), text: z.string() });
export type Why = z.infer<typeof Why>;

export const QuotationDetail = QuotationCard.extend({
  asked: AskedReply,
  /** The version asked for, or the latest; null: there is none (yet). */
  shown: QuotationVersion.nullable(),
  /** The supplier's offer in force; 0: there is none. */
  standingNo: z.number(),
  versionNos: z.array(z.number()),
  isBinding: z.boolean(),
  /** Offers and counter-offers that are left. */
  supplierRoundsLeft: z.number(),
  purchaserRoundsLeft: z.number(),
  renewableUntil: Moment.nullable(),
  seenAt: Moment.nullable(),
  declineReason: z.string(),
  closeReason: z.string(),
  awards: z.array(AwardedLineReply),
  /** Of either side, as far as the reader may know of them. */
  steps: z.array(StepReply),
  why: z.array(Why),
});
export type QuotationDetail = z.infer<typeof QuotationDetail>;

/** A draft may be anything half-written; it is judged when it is submitted. */
export const DraftReply = z.looseObject({}).nullable();

export const SellerQuotationDetail = QuotationDetail.extend({
  /** What was saved last as it was typed. */
  draft: DraftReply,
  /** Whom to call; null while the purchaser hides it from whoever has won nothing. */
  contact: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  /** The way through the store's own approval, as far as it has come; null: none was ever needed. */
  approval: ApprovalPath.nullable(),
  /** The published inquiry has a later version than the one the offer in force answers. */
  isInquiryNewer: z.boolean(),
  /** What of the inquiry changed since the answered version. */
  inquiryDifferences: z.array(DifferenceReply),
});
export type SellerQuotationDetail = z.infer<typeof SellerQuotationDetail>;

/** One move of the haggling. */
export const RoundReply = z.object({
  time: Moment,
  side: z.enum(['supplier', 'purchaser', 'system']),
  actorName: z.string(),
  title: z.string(),
  reason: z.string(),
  /** Set where the move is a version. */
  versionNo: z.number().nullable(),
  contentHash: z.string().nullable(),
  isFinal: z.boolean(),
  total: Yuan.nullable(),
  note: z.string(),
  /** Against the version before. */
  changes: z.array(DifferenceReply),
});
export type RoundReply = z.infer<typeof RoundReply>;

const VersionHead = QuotationVersion.pick({
  versionNo: true,
  side: true,
  contentHash: true,
  actorName: true,
  time: true,
  isFinal: true,
  total: true,
  note: true,
  inquiryVersionNo: true,
}).extend({ isStanding: z.boolean() });

export const Versions = z.object({ list: z.array(VersionHead) });
export const Differences = z.object({ from: z.number(), to: z.number(), list: z.array(DifferenceReply) });
export const Rounds = z.object({ list: z.array(RoundReply) });
