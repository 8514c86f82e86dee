// Replacements of parts. Owns pairs with their evidence and lists of numbers asked for; promises a reason for every grade; leans on part for parameters, on search for candidates, on goods for offers, on file for evidence.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import {
  flag,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  whole,
  YuanUnitPrice,
} from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { anyone, loggedIn, platform } from '#mall/member/actor.ts';
import { PAIR_STATES } from './pair-process.ts';
import { EVIDENCES } from './replacement.ts';
import { VERDICTS } from './verdict.ts';

/** Most numbers in one search; chosen. */
export const MOST_NUMBERS = 200;
/** More of them do not stand in the address but in a list that is kept; chosen: an address stays short enough to send. */
export const MOST_IN_ADDRESS = 30;
/** Characters of all numbers in one address. */
export const LONGEST_ADDRESS = 1500;
export const MOST_EVIDENCE_FILES = 5;
/** Numbers on one page of results. */
export const NUMBERS_PER_PAGE = 10;

export const reviewer = platform('auditor', 'operator');
const State = z.enum(PAIR_STATES);
const GradeNo = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const PairEvidence = z.enum(['maker', 'platform', 'user', 'laboratory']);
/** What a laboratory proves is for its report to say (L27). */
const SaidEvidence = PairEvidence.exclude(['laboratory']);
const LabReport = z.object({ reportNo: z.string(), verifyCode: z.string() });

export const PartReply = z.object({
  partId: z.number(),
  partNo: z.string(),
  brandName: z.string(),
  isDomestic: z.boolean(),
  categoryName: z.string(),
  goodsName: z.string(),
  packageName: z.string().nullable(),
  goodsImage: z.string().nullable(),
  lifecycle: z.enum(['active', 'nrnd', 'eol', 'obsolete']),
});
export type PartReply = z.infer<typeof PartReply>;

/** The best offer of a part. */
export const OfferReply = z.object({
  goodsId: z.number(),
  productId: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  minBuyNum: z.number(),
  multiple: z.number(),
  leadDays: z.number(),
  productStock: z.number(),
  sampleStock: z.number(),
  priceTiers: z.array(z.object({ minNum: z.number(), unitPrice: YuanUnitPrice })),
});
export type OfferReply = z.infer<typeof OfferReply>;

export const ReasonReply = z.object({
  key: z.string(),
  name: z.string(),
  of: z.string(),
  by: z.string(),
  verdict: z.enum(VERDICTS),
});
export type ReasonReply = z.infer<typeof ReasonReply>;

export const ReplacementReply = z.object({
  part: PartReply,
  grade: GradeNo,
  evidence: z.enum(EVIDENCES),
  /** Where its evidence is of a laboratory: what anybody may check. */
  labReports: z.array(LabReport),
  pairId: z.number().nullable(),
  reasons: z.array(ReasonReply),
  offer: OfferReply.nullable(),
});
export type ReplacementReply = z.infer<typeof ReplacementReply>;

/** A part that was asked for, and what replaces it. */
export const ReplacedReply = z.object({
  part: PartReply,
  offer: OfferReply.nullable(),
  replacements: z.array(ReplacementReply),
  /** How many there are before the filters. */
  total: z.number(),
});
export type ReplacedReply = z.infer<typeof ReplacedReply>;

/** One number as it was asked for: what it stands for, several makers perhaps, or numbers that begin so. */
export const NumberReply = z.object({
  asked: z.string(),
  parts: z.array(ReplacedReply),
  /** Where nobody makes it: numbers that begin like it. */
  similar: z.array(z.object({ partNo: z.string(), brandName: z.string() })),
});
export type NumberReply = z.infer<typeof NumberReply>;

export const PairReply = z.object({
  pairId: z.number(),
  state: State,
  stateName: z.string(),
  evidence: PairEvidence,
  isPinEqual: z.boolean().nullable(),
  statement: z.string(),
  of: PartReply,
  by: PartReply,
  /** Null: by the rules it is no replacement. */
  grade: GradeNo.nullable(),
  reason: z.string(),
  createdAt: Moment,
  decidedAt: Moment.nullable(),
});
export type PairReply = z.infer<typeof PairReply>;

const decision = { pairId: id(), version: id() };
const one = z.object({ pairId: id() });
const withReason = z.object({ ...decision, reason: line(200, 1) });
const filters = {
  /** Only this grade and better ones. */
  grade: whole(1, 3).default(3),
  inStock: flag().default(false),
  domesticOnly: flag().default(false),
};

export const replacementProtocol = {
  ...door('v3/goods/front/replacement', anyone, {
    /** `partNo`: numbers, a comma between them; or `listId` of a list that was kept. */
    list: get(
      { zh: '国产替代查询结果', en: 'Replacements of part numbers' },
      z.object({
        partNo: line(4000).default(''),
        listId: line(64).optional(),
        ...filters,
        ...paging(NUMBERS_PER_PAGE, NUMBERS_PER_PAGE),
      }),
      z.object({
        numbers: z.array(z.string()),
        list: z.array(NumberReply),
        pagination: Pagination,
      }),
      { perMinute: 120 },
    ),
    /** Keeps many numbers for an address that can be shared: the same numbers give the same list. */
    keepList: post(
      { zh: '保存型号列表', en: 'Keep a list of part numbers' },
      z.object({ partNos: json(z.array(line(100)).max(MOST_NUMBERS)) }),
      z.object({ listId: z.string() }),
      { perMinute: 30 },
    ),
    ofPart: get(
      { zh: '某器件的替代型号', en: 'Replacements of one part' },
      z.object({ partId: id(), ...filters }),
      ReplacedReply,
      { perMinute: 240 },
    ),
    /** What stands behind a published pair. The files are for members only (domain 3.3). */
    evidence: get(
      { zh: '替代依据', en: 'Evidence of a pair' },
      one,
      z.object({
        evidence: PairEvidence,
        isPinEqual: z.boolean().nullable(),
        statement: z.string(),
        files: z.array(FileReply),
        publishedAt: Moment.nullable(),
      }),
      { access: loggedIn },
    ),
    /** For naming a part in a suggestion. */
    parts: get(
      { zh: '按型号查找器件', en: 'Parts by number' },
      z.object({ partNo: line(100, 1) }),
      z.object({ list: z.array(PartReply) }),
      { perMinute: 240 },
    ),
    suggest: post(
      { zh: '提交替代建议', en: 'Suggest a pair' },
      z.object({
        ofPartId: id(),
        byPartId: id(),
        /** What the platform has compared is for the platform to say. */
        evidence: SaidEvidence.exclude(['platform']),
        /** Left out: the evidence does not say. */
        isPinEqual: flag().optional(),
        statement: line(1000, 10),
        fileIds: json(z.array(id()).max(MOST_EVIDENCE_FILES)).optional(),
        ...requestId,
      }),
      z.object({ pairId: z.number(), state: State }),
      { access: loggedIn, creates: true },
    ),
    withdraw: post({ zh: '撤回替代建议', en: 'Take a suggestion back' }, one, nothing, { access: loggedIn }),
  }),
  ...door('v3/goods/admin/replacement', reviewer, {
    adminDetail: get(
      { zh: '替代关系审核详情', en: 'A replacement pair to review' },
      one,
      PairReply.extend({
        version: z.number(),
        memberName: z.string(),
        files: z.array(FileReply),
        reasons: z.array(ReasonReply),
        log: z.array(LogEntry),
        isOwn: z.boolean(),
        allowedActions: z.array(z.enum(['take', 'publish', 'reject', 'retire'])),
      }),
      { name: 'detail' },
    ),
    take: post({ zh: '开始审核替代关系', en: 'Take a pair up for review' }, z.object(decision), nothing),
    /** The reviewer may correct what the evidence is and whether the pins are equal. */
    publish: post(
      { zh: '发布替代关系', en: 'Publish a pair' },
      z.object({
        ...decision,
        evidence: SaidEvidence.optional(),
        pins: z.enum(['equal', 'different', 'unknown']).optional(),
        ...requestId,
      }),
      nothing,
      { creates: true },
    ),
    reject: post({ zh: '驳回替代建议', en: 'Turn a suggestion down' }, withReason, nothing),
    retire: post({ zh: '撤下替代关系', en: 'Retire a pair' }, withReason, nothing),
  }),
};
