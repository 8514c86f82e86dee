// Inquiries (询价). Owns inquiries, their published versions, invitations and questions; promises that a published version never changes, that a sealed inquiry shows its purchaser nothing but the count before the close, and that a supplier learns nothing of rivals; leans on goods, cart, bom, regular, project, company and approval.
import { z } from 'zod';
import type { Access } from '#kit/http/access.ts';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import {
  Bit,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  ruled,
  whole,
  YuanUnitPrice,
} from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { Turns, TurnsInput } from '#mall/approval/turn.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { loggedIn, type Member, mayDo, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { DifferenceReply } from './difference.ts';
import { CONDITION_CODES } from './inquiry-conditions.ts';
import { AuthenWish, GoodsWish, InspectionWish, MeteringWish } from './inquiry-lines.ts';
import { INQUIRY_ACTIONS } from './inquiry-process.ts';
import {
  CLOSING_RULES,
  INQUIRY_KINDS,
  INQUIRY_MODES,
  INQUIRY_STATES,
  SUPPLIER_STATES,
} from './inquiry-status.ts';
import { MOST_FILES, MOST_LINES, MOST_PIECES, MOST_SUPPLIERS } from './inquiry-terms.ts';

const reads = permitted(loggedIn, 'rfq.read');
/** Who decides about an inquiry or an award of it reads it: which one, the calls themselves ask. */
const readsOrDecides: Access<Member> = {
  ...reads,
  refuses: (member) => (mayDo(member, 'approval.decide') ? loggedIn : reads).refuses?.(member),
};
const asks = permitted(loggedIn, 'rfq.create');
const awards = permitted(loggedIn, 'rfq.award');

/** With its zone: whoever reads it means the same moment. */
const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
const moment = () =>
  ruled((value) =>
    isMoment(value)
      ? undefined
      : { zh: '请填写时间，如 2026-11-21T18:00:00+08:00', en: 'A moment like 2026-11-21T18:00:00+08:00' },
  ).transform((value) => new Date(value));
const day = () =>
  ruled((value) =>
    value === '' || (/^20\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)))
      ? undefined
      : { zh: '请填写日期，如 2026-11-21', en: 'Please give a day like 2026-11-21' },
  ).default('');
const Kind = z.enum(INQUIRY_KINDS);
const State = z.enum(INQUIRY_STATES);
const Tone = z.enum(['waiting', 'moving', 'done', 'refused', 'neutral']);
const Action = z.enum(INQUIRY_ACTIONS);

/** The header of a draft or an amendment. Everything may be missing while it is a draft. */
export const HeaderInput = z.object({
  title: line(100).default(''),
  mode: z.enum(INQUIRY_MODES).default('DIRECTED'),
  isSealed: z.boolean().default(true),
  closing: z.enum(CLOSING_RULES).default('BY_TIME'),
  /** How many quotations close it; not with BY_TIME. */
  wantedNum: whole(1, MOST_SUPPLIERS).nullable().default(null),
  /** ISO 8601; '' while it is not chosen. */
  deadline: ruled((value) =>
    value === '' || isMoment(value)
      ? undefined
      : { zh: '请填写截止时间', en: 'Please give the deadline as a moment' },
  ).default(''),
  deliveryPlace: line(200).default(''),
  deliverBy: day(),
  invoiceKind: z.enum(['none', 'normal', 'special']).default('special'),
  /** Chosen: everything is offered, compared, contracted and paid in yuan with tax. */
  isTaxIncluded: z.literal(true).default(true),
  currency: z.literal('CNY').default('CNY'),
  paymentTerms: line(200).default(''),
  wantsContract: z.boolean().default(false),
  allowsPartial: z.boolean().default(true),
  allowsAlternatives: z.boolean().default(true),
  showsTarget: z.boolean().default(false),
  hidesContact: z.boolean().default(true),
  note: line(2_000).default(''),
  fileIds: z.array(id()).max(MOST_FILES).default([]),
});
export type HeaderInput = z.output<typeof HeaderInput>;

/** A line of a draft or an amendment, in its place. `wish` is read by the inquiry's kind: what it does not know is dropped. */
export const LineInput = z.object({
  /** Of a line that is there already; null for one that joins. */
  lineNo: whole(1, 100_000).nullable().default(null),
  qty: whole(1, MOST_PIECES),
  unit: line(10).default(''),
  /** Known in the catalogue; null: asked for by words. */
  partId: id().nullable().default(null),
  wish: z.record(z.string(), z.unknown()),
});
export type LineInput = z.output<typeof LineInput>;

const lines = () => json(z.array(LineInput).max(MOST_LINES));
const storeIds = () => json(z.array(id()).max(MOST_SUPPLIERS));

/** A line that the caller gives: of a goods page (`productId`), of quick order (`partId`), or in words. */
export const GivenLine = z.object({
  productId: id().optional(),
  partId: id().optional(),
  partNo: line(80).default(''),
  brandName: line(60).default(''),
  matCode: line(60).default(''),
  description: line(300).default(''),
  packageName: line(60).default(''),
  qty: whole(1, MOST_PIECES).default(1),
  unit: line(10).default(''),
});

/** Where lines come from. */
export const Source = z.discriminatedUnion('from', [
  z.object({ from: z.literal('nothing') }),
  /** The checked lines of one's cart, in their quantities; they stay in the cart. */
  z.object({ from: z.literal('cart') }),
  /** All lines of a bill of materials, or some; in the quantities needed for its boards. */
  z.object({
    from: z.literal('bom'),
    bomId: id(),
    lineIds: z.array(id()).max(MOST_LINES).optional(),
  }),
  /** What one buys often: in the quantities that are suggested. */
  z.object({ from: z.literal('regular'), partIds: z.array(id()).min(1).max(MOST_LINES) }),
  /** The bill of materials of a project that counts, times the boards to build. */
  z.object({ from: z.literal('project'), projectId: id(), buildNum: whole(1, 1_000_000).optional() }),
  z.object({ from: z.literal('lines'), lines: z.array(GivenLine).min(1).max(MOST_LINES) }),
]);
export type Source = z.output<typeof Source>;

/** Where a whole inquiry comes from: lines, or another inquiry. */
export const Origin = z.discriminatedUnion('from', [
  ...Source.options,
  /** Header, lines and wanted stores of one that the member may read. */
  z.object({ from: z.literal('copy'), inqSn: line(20, 1) }),
  /** I1: the next round of one that is over or in evaluation; `storeIds` of those to invite, all that were when left out. */
  z.object({
    from: z.literal('nextRound'),
    inqSn: line(20, 1),
    storeIds: z.array(id()).max(MOST_SUPPLIERS).optional(),
  }),
]);
export type Origin = z.output<typeof Origin>;

export const Conditions = z.object({
  conditions: z.array(
    z.object({
      /** C1 … C8. */
      code: z.string(),
      description: z.string(),
      pass: z.boolean(),
      /** Where it can be mended; null: only somebody else can, see `hint`. */
      fixUrl: z.string().nullable(),
      /** A sentence more: what is missing, whom to ask; '' when it is met. */
      hint: z.string(),
    }),
  ),
  pass: z.boolean(),
});
export type Conditions = z.infer<typeof Conditions>;

/** What still keeps a draft from being submitted. `lineNo` null: the header. */
export const InquiryProblem = z.object({
  /** A field of the header, of a line (`qty`, `wish.partNo` …), `lines` or `stores`. */
  path: z.string(),
  lineNo: z.number().nullable(),
  text: z.string(),
});
export type InquiryProblem = z.infer<typeof InquiryProblem>;

const card = {
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

const wish = z.union([GoodsWish, InspectionWish, MeteringWish, AuthenWish]);

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
  wish,
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

export const InquiryStep = z.object({
  event: z.string(),
  title: z.string(),
  stateName: z.string(),
  actorName: z.string(),
  reason: z.string(),
  time: Moment,
});
export type InquiryStep = z.infer<typeof InquiryStep>;

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
  steps: z.array(InquiryStep),
  /** What keeps a draft from being submitted; empty otherwise. */
  problems: z.array(InquiryProblem),
  why: z.array(Why),
  /** How far its approval has come; null where none was asked. */
  approval: ApprovalPath.nullable(),
  closeReason: z.string(),
  finishedAt: Moment.nullable(),
});
export type InquiryDetail = z.infer<typeof InquiryDetail>;

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
  files: z.array(FileReply),
  lines: z.array(SupplierLine),
  /** Null: hidden until the award. */
  contact: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  questions: z.array(InquiryQuestion),
  /** Without hashes: of a text of which all but a price is known, a hash would tell the price. */
  versions: z.array(InquiryVersion.omit({ actorName: true, contentHash: true, chainHash: true })),
  steps: z.array(InquiryStep),
  why: z.array(Why),
});
export type SupplierDetail = z.infer<typeof SupplierDetail>;

const one = { inqSn: line(20, 1) };
/** As it was read: another tab or a colleague who was faster makes it 255. */
const version = whole(1, 100_000_000);
const seen = { ...one, version };
const reason = line(500, 1);
const Moved = z.object({ inqSn: z.string(), state: State, version: z.number(), versionNo: z.number() });
export type Moved = z.infer<typeof Moved>;
const Saved = z.object({
  inqSn: z.string(),
  version: z.number(),
  updateTime: Moment,
  /** Lines as they are kept, in their order: number and what they are called. */
  lines: z.array(z.object({ lineNo: z.number(), title: z.string() })),
  problems: z.array(InquiryProblem),
});
export type Saved = z.infer<typeof Saved>;
const time = { versionNo: whole(1, 100_000).optional() };
const versionPair = { ...one, from: whole(1, 100_000), to: whole(1, 100_000) };
const Differences = z.object({ from: z.number(), to: z.number(), list: z.array(DifferenceReply) });
const fileIds = json(z.array(id()).max(MOST_FILES)).default([]);

const SELLER = 'v3/business/seller/purchaseInquire';

const ConditionChoice = z.object({
  conditions: z.array(z.object({ code: z.enum(CONDITION_CODES), description: z.string(), isAsked: Bit })),
});

export const inquiryProtocol = {
  ...door('v3/business/front/purchaseInquire', asks, {
    /** Spec §7. Not logged in: 266. Whoever passes may raise inquiries. */
    conditionCheck: get(
      { zh: '询价资格检查', en: 'What one needs to inquire, and what is missing' },
      nothing,
      Conditions,
      { access: loggedIn },
    ),
    detail: get(
      { zh: '询价详情（可查看历史版本）', en: 'An inquiry, also as it was' },
      z.object({ ...one, ...time }),
      InquiryDetail,
      { access: readsOrDecides },
    ),
    turns: get({ zh: '待我处理的询价', en: 'Inquiries that wait for the purchaser' }, TurnsInput, Turns, {
      access: reads,
    }),
    /** I1. @throws when the condition check does not pass */
    create: post(
      { zh: '新建询价草稿', en: 'Begin an inquiry' },
      z.object({
        kind: Kind.default('GOODS'),
        origin: json(Origin).default({ from: 'nothing' }),
        ...requestId,
      }),
      z.object({
        inqSn: z.string(),
        version: z.number(),
        lineNum: z.number(),
        /** Lines of the source that were left out: not needed, or above what an inquiry holds. */
        leftOutNum: z.number(),
      }),
      { creates: true },
    ),
    /** Lines of another source behind those of a draft. */
    addLines: post(
      { zh: '追加询价明细', en: 'Add lines to a draft' },
      z.object({ ...seen, source: json(Source) }),
      Saved.extend({ leftOutNum: z.number() }),
    ),
    /** As one types; what is left out stays. 255 when it was saved elsewhere meanwhile. */
    save: post(
      { zh: '保存询价草稿', en: 'Save a draft' },
      z.object({
        ...seen,
        header: json(HeaderInput).optional(),
        lines: lines().optional(),
        storeIds: storeIds().optional(),
        /** 0: none. */
        projectId: whole(0, Number.MAX_SAFE_INTEGER).optional(),
        costCentre: line(60).optional(),
        internalNote: line(2_000).optional(),
      }),
      Saved,
    ),
    /** A table of lines (xls, xlsx, ods, csv, tsv) taken apart into rows for the sheet on the screen; nothing is kept. */
    readSheet: post(
      { zh: '识别明细文件（multipart）', en: 'Read a file of lines (multipart)' },
      z.object({
        file: z.unknown().meta({ type: 'string', format: 'binary' }),
        fileName: line(200).default(''),
      }),
      z.object({
        rows: z.array(z.array(z.string())),
        /** Rows beyond what an inquiry can take. */
        dropped: z.number(),
      }),
      { apart: true, perMinute: 30, uploadBytes: SHEET_BYTES },
    ),
    /** Who might quote: stores that sell the very parts first. Services: the institute's own stores. */
    suppliers: get(
      { zh: '推荐供应商', en: 'Whom to invite, with reasons' },
      z.object({ ...one, keyword: line(60).optional(), ...paging(50, 100) }),
      z.object({ list: z.array(SupplierChoice), pagination: Pagination, broadcastNum: z.number() }),
      { access: reads },
    ),
    previewApproval: get(
      { zh: '提交前查看审批路径', en: 'The way an inquiry will go before suppliers read it' },
      z.object(one),
      ApprovalWay,
      { access: reads },
    ),
    /** I2. Problems are refused with the first sentence; the data carries them all. */
    submit: post(
      { zh: '发布询价（或提交审批）', en: 'Publish an inquiry, or ask for its approval' },
      z.object(seen),
      Moved,
    ),
    /** I4 */
    resubmit: post({ zh: '修改后重新提交', en: 'Submit again what was sent back' }, z.object(seen), Moved),
    /** I4 */
    abandon: post(
      { zh: '放弃被驳回的询价', en: 'Give up what was sent back' },
      z.object({ ...seen, reason: line(500).default('') }),
      Moved,
    ),
    /** I13. A draft needs no reason. */
    cancel: post(
      { zh: '取消询价', en: 'Cancel an inquiry' },
      z.object({ ...seen, reason: line(500).default('') }),
      Moved,
    ),
    /** I5: every supplier reads it. Answering again replaces the answer. */
    answer: post(
      { zh: '答复澄清', en: 'Answer a question' },
      z.object({ ...one, questionId: id(), answer: line(2_000, 1) }),
      Moved,
    ),
    /** I6: another version; the deadline moves where suppliers would have less than a day left. */
    amend: post(
      { zh: '变更询价（发布新版本）', en: 'Amend a published inquiry' },
      z.object({ ...seen, header: json(HeaderInput), lines: lines(), reason }),
      Moved.extend({ deadline: Moment, isDeadlineMoved: z.boolean() }),
    ),
    /** I7: only later. */
    extend: post(
      { zh: '延长截止时间', en: 'Move the deadline' },
      z.object({ ...seen, deadline: moment(), reason: line(500).default('') }),
      Moved,
    ),
    /** I7 */
    invite: post(
      { zh: '追加邀请供应商', en: 'Invite more suppliers' },
      z.object({ ...seen, storeIds: json(z.array(id()).min(1).max(MOST_SUPPLIERS)) }),
      Moved,
    ),
    /** I8, early */
    close: post(
      { zh: '提前截止', en: 'End quoting early' },
      z.object({ ...seen, reason: line(500).default('') }),
      Moved,
    ),
    /** I12 */
    closeRest: post({ zh: '不再定标', en: 'Award nothing more' }, z.object({ ...seen, reason }), Moved, {
      access: awards,
    }),
    versions: get(
      { zh: '询价版本', en: 'The published versions of an inquiry' },
      z.object(one),
      z.object({ list: z.array(InquiryVersion) }),
      { access: readsOrDecides },
    ),
    differences: get(
      { zh: '比较两个版本', en: 'What differs between two versions' },
      z.object(versionPair),
      Differences,
      { access: readsOrDecides },
    ),
  }),
  ...door('v3/business/admin/purchaseInquire', platform('operator'), {
    adminConditions: get(
      { zh: '平台：询价条件', en: 'Platform: what is asked before inquiring' },
      nothing,
      ConditionChoice,
      { name: 'conditions' },
    ),
    chooseConditions: post(
      { zh: '平台：选择询价条件', en: 'Platform: choose what is asked before inquiring' },
      z.object({ codes: json(z.array(z.enum(CONDITION_CODES)).max(CONDITION_CODES.length)) }),
      ConditionChoice,
    ),
  }),
  ...door(SELLER, storeOperator, {
    sellerDetail: get(
      { zh: '店铺查看询价', en: 'An invitation as its store reads it' },
      z.object({ ...one, ...time }),
      SupplierDetail,
      { name: 'detail' },
    ),
    sellerDifferences: get(
      { zh: '店铺比较询价的两个版本', en: 'What an amendment has changed' },
      z.object(versionPair),
      Differences,
      { name: 'differences' },
    ),
    /** I5: all invited read it; none learns who asked. */
    ask: post(
      { zh: '提出澄清问题', en: 'Ask the purchaser something' },
      z.object({ ...one, question: line(2_000, 1), fileIds, ...requestId }),
      z.object({ questionId: z.number() }),
      { creates: true },
    ),
  }),
};
