// Invitations: whom a purchaser may invite, and how an invited store reads the inquiry, without counts and rivals.
import { z } from 'zod';
import { Bit, Moment, Tone } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import {
  Action,
  card,
  HeaderReply,
  InquiryDetail,
  InquiryLineReply,
  InquiryQuestion,
  InquiryVersion,
  Why,
} from './inquiry-detail.protocol.ts';
import { SUPPLIER_STATES } from './inquiry-status.ts';

export const SupplierChoice = z.object({
  storeId: z.number(),
  storeName: z.string(),
  logo: z.string().nullable(),
  cityName: z.string(),
  isSelfOperated: Bit,
  /** Lines whose very part it sells, whose brand, whose category. */
  partNum: z.number(),
  brandNum: z.number(),
  categoryNum: z.number(),
  /** Evaluations, one decimal; null: none yet. */
  score: z.string().nullable(),
  /** Why it is proposed, in words. */
  reasons: z.array(z.string()),
  isWanted: Bit,
  isInvited: Bit,
});
export type SupplierChoice = z.infer<typeof SupplierChoice>;

/** A line as suppliers read it: the target price only where the purchaser shows it. */
export const SupplierLine = InquiryLineReply.omit({
  inqLineId: true,
  awardedNum: true,
  convertedNum: true,
  isClosed: true,
});
export type SupplierLine = z.infer<typeof SupplierLine>;

/** An invitation as its store reads it: no counts, no rivals. */
export const SupplierCard = z.object({
  ...card,
  state: z.enum(SUPPLIER_STATES),
  stateName: z.string(),
  tone: Tone,
  versionNo: z.number(),
  enterpriseName: z.string(),
  invitedAt: Moment,
  isSealed: z.boolean(),
  /** Another version came after the invitation. */
  isAmended: Bit,
  allowedActions: z.array(Action),
});
export type SupplierCard = z.infer<typeof SupplierCard>;

export const SupplierDetail = SupplierCard.extend({
  shownVersionNo: z.number(),
  isCurrent: Bit,
  header: HeaderReply.omit({
    mode: true,
    closing: true,
    wantedNum: true,
    hidesContact: true,
    showsTarget: true,
  }),
  /** May end before its deadline, once enough suppliers have quoted. */
  mayCloseEarly: Bit,
  /** When quoting ended, which may be before its deadline; null while it goes on. */
  closedAt: Moment.nullable(),
  files: InquiryDetail.shape.files,
  lines: z.array(SupplierLine),
  /** Null: hidden until the award. */
  contact: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  questions: z.array(InquiryQuestion),
  /** Without hashes: of a text of which all but a price is known, a hash would tell the price. */
  versions: z.array(InquiryVersion.omit({ actorName: true, contentHash: true, chainHash: true })),
  steps: z.array(StepReply),
  why: z.array(Why),
});
export type SupplierDetail = z.infer<typeof SupplierDetail>;
