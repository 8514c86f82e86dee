// The shapes in which its purchaser reads an inquiry: a card in lists, and one in full with its versions, steps and questions.
import { z } from 'zod';
import { Bit, Moment, Tone, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { InquiryProblem } from './inquiry-draft.protocol.ts';
import { INQUIRY_KINDS } from './inquiry-kinds.ts';
import { Wish } from './inquiry-lines.ts';
import { INQUIRY_ACTIONS } from './inquiry-process.ts';
import { CLOSING_RULES, INQUIRY_MODES, INQUIRY_STATES } from './inquiry-status.ts';

export const Kind = z.enum(INQUIRY_KINDS);
export const State = z.enum(INQUIRY_STATES);
export const Action = z.enum(INQUIRY_ACTIONS);

export const card = {
  inqSn: z.string(),
  kind: Kind,
  kindName: z.string(),
  title: z.string(),
  deadline: Moment.nullable(),
  lineNum: z.number(),
  /** What the first three lines are called. */
  lineTitles: z.array(z.string()),
  publishedAt: Moment.nullable(),
};

export const InquiryCard = z.object({
  ...card,
  state: State,
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  version: z.number(),
  /** Of the published version; 0: none yet. */
  versionNo: z.number(),
  mode: z.enum(INQUIRY_MODES),
  isSealed: z.boolean(),
  invitedNum: z.number(),
  /** Quotations in force: all that the purchaser of a sealed inquiry learns before the close. */
  quotedNum: z.number(),
  /** Questions without an answer. */
  openQuestionNum: z.number(),
  /** Who looks after it. */
  authorName: z.string(),
  isOwn: Bit,
  projectId: z.number().nullable(),
  projectName: z.string(),
  formerInqSn: z.string().nullable(),
  /** The round that follows, where there is one. */
  nextInqSn: z.string().nullable(),
  /** Whose turn it is and for what, in words; '' when nobody waits for the purchaser. */
  turnText: z.string(),
  createTime: Moment,
  updateTime: Moment,
  closedAt: Moment.nullable(),
  allowedActions: z.array(Action),
});
export type InquiryCard = z.infer<typeof InquiryCard>;

/** What is known of a line's part in the catalogue. */
export const LinePart = z.object({
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  packageName: z.string().nullable(),
  goodsImage: z.string().nullable(),
  categoryName: z.string(),
  datasheet: z.string().nullable(),
  /** A product on sale of it; null: none. */
  productId: z.number().nullable(),
  /** The least unit price in the mall at any quantity; null: nobody sells it. */
  fromPrice: YuanUnitPrice.nullable(),
});
export type LinePart = z.infer<typeof LinePart>;

export const InquiryLineReply = z.object({
  /** Null for a version of the past. */
  inqLineId: z.number().nullable(),
  lineNo: z.number(),
  title: z.string(),
  qty: z.number(),
  unit: z.string(),
  part: LinePart.nullable(),
  wish: Wish,
  awardedNum: z.number(),
  convertedNum: z.number(),
  isClosed: z.boolean(),
});
export type InquiryLineReply = z.infer<typeof InquiryLineReply>;

export const HeaderReply = z.object({
  kind: Kind,
  title: z.string(),
  mode: z.enum(INQUIRY_MODES),
  isSealed: z.boolean(),
  closing: z.enum(CLOSING_RULES),
  wantedNum: z.number().nullable(),
  deadline: z.string(),
  deliveryPlace: z.string(),
  deliverBy: z.string(),
  invoiceKind: z.enum(['none', 'normal', 'special']),
  isTaxIncluded: z.literal(true),
  currency: z.literal('CNY'),
  paymentTerms: z.string(),
  wantsContract: z.boolean(),
  allowsPartial: z.boolean(),
  allowsAlternatives: z.boolean(),
  showsTarget: z.boolean(),
  hidesContact: z.boolean(),
  note: z.string(),
  fileIds: z.array(z.number()),
});
export type HeaderReply = z.infer<typeof HeaderReply>;

export const InquiryVersion = z.object({
  versionNo: z.number(),
  createTime: Moment,
  actorName: z.string(),
  /** What its amendment was for; '' for the first. */
  reason: z.string(),
  contentHash: z.string(),
  chainHash: z.string(),
});
export type InquiryVersion = z.infer<typeof InquiryVersion>;

/** Why something is as it is: rule, source, person. */
export const Why = z.object({
  about: z.enum(['state', 'deadline', 'closing', 'prices', 'close', 'award', 'cancel', 'amend', 'approval']),
  text: z.string(),
});
export type Why = z.infer<typeof Why>;

export const InquiryQuestion = z.object({
  questionId: z.number(),
  question: z.string(),
  files: z.array(FileReply),
  askTime: Moment,
  /** '' until it is answered. */
  answer: z.string(),
  answerTime: Moment.nullable(),
  /** Asked by the reader's own store; nobody else learns who asked. */
  isOwn: Bit,
});
export type InquiryQuestion = z.infer<typeof InquiryQuestion>;

/** An award that has been made and waits for its approval. */
export const WaitingAward = z.object({
  awardSn: z.string(),
  /** Null for who may see no prices. */
  amount: Yuan.nullable(),
  /** Who decides the step that waits, and until when; null: nothing runs out. */
  deciders: z.array(z.string()),
  dueAt: Moment.nullable(),
});
export type WaitingAward = z.infer<typeof WaitingAward>;

export const InquiryDetail = InquiryCard.extend({
  /** The version that is shown; 0: the draft as it is written now. */
  shownVersionNo: z.number(),
  /** Not a version of the past. */
  isCurrent: Bit,
  header: HeaderReply,
  files: z.array(FileReply),
  lines: z.array(InquiryLineReply),
  costCentre: z.string(),
  internalNote: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  enterpriseName: z.string(),
  /** Who is wanted (before it is published). */
  wanted: z.array(z.object({ storeId: z.number(), storeName: z.string() })),
  /** Who was invited. Whether they have quoted is the quotations' business. */
  invited: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      source: z.enum(['directed', 'broadcast', 'added']),
      invitedAt: Moment,
    }),
  ),
  questions: z.array(InquiryQuestion),
  /** The newest first. */
  versions: z.array(InquiryVersion),
  steps: z.array(StepReply),
  /** What keeps a draft from being submitted; empty otherwise. */
  problems: z.array(InquiryProblem),
  why: z.array(Why),
  /** How far its approval has come; null where none was asked. */
  approval: ApprovalPath.nullable(),
  waitingAwards: z.array(WaitingAward),
  closeReason: z.string(),
  finishedAt: Moment.nullable(),
});
export type InquiryDetail = z.infer<typeof InquiryDetail>;

export const ApprovalWay = z.object({
  isNeeded: z.boolean(),
  steps: z.array(
    z.object({
      stepNo: z.number(),
      rule: z.string(),
      approvers: z.array(z.string()),
      mode: z.enum(['ANY', 'ALL']),
    }),
  ),
  path: ApprovalPath,
});
export type ApprovalWay = z.infer<typeof ApprovalWay>;
