// Inquiries (询价). Owns inquiries, their published versions, invitations and questions; promises that a published version never changes, that a sealed inquiry shows its purchaser nothing but the count before the close, and that a supplier learns nothing of rivals; leans on goods, cart, bom, regular, project, company and approval.
import { z } from 'zod';
import type { Access } from '#kit/http/access.ts';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { Bit, id, json, line, Moment, Pagination, paging, requestId, whole } from '#kit/http/wire.ts';
import { Turns, TurnsInput } from '#mall/approval/turn.ts';
import { loggedIn, type Member, mayDo, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { DifferenceReply } from './difference.ts';
import { CONDITION_CODES } from './inquiry-conditions.ts';
import { ApprovalWay, InquiryDetail, InquiryVersion, Kind, State } from './inquiry-detail.protocol.ts';
import { HeaderInput, lines, moment, Origin, Saved, Source, storeIds } from './inquiry-draft.protocol.ts';
import { MOST_FILES, MOST_SUPPLIERS } from './inquiry-terms.ts';
import { SupplierChoice, SupplierDetail } from './invitation.protocol.ts';

const reads = permitted(loggedIn, 'rfq.read');
/** Who decides about an inquiry or an award of it reads it: which one, the calls themselves ask. */
const readsOrDecides: Access<Member> = {
  ...reads,
  refuses: (member) => (mayDo(member, 'approval.decide') ? loggedIn : reads).refuses?.(member),
};
export const asks = permitted(loggedIn, 'rfq.create');
export const awards = permitted(loggedIn, 'rfq.award');

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

const one = { inqSn: line(20, 1) };
/** As it was read: another tab or a colleague who was faster makes it 255. */
const version = whole(1, 100_000_000);
const seen = { ...one, version };
const reason = line(500, 1);
export const Moved = z.object({
  inqSn: z.string(),
  state: State,
  version: z.number(),
  versionNo: z.number(),
});
export type Moved = z.infer<typeof Moved>;

const time = { versionNo: whole(1, 100_000).optional() };
const versionPair = { ...one, from: whole(1, 100_000), to: whole(1, 100_000) };
const Differences = z.object({ from: z.number(), to: z.number(), list: z.array(DifferenceReply) });
const fileIds = json(z.array(id()).max(MOST_FILES)).default([]);

const SELLER = 'v3/business/seller/purchaseInquire';

const ConditionChoice = z.object({
  conditions: z.array(z.object({ code: z.enum(CONDITION_CODES), description: z.string(), isAsked: Bit })),
});
const withReason = z.object({ ...seen, reason: line(500).default('') });
const at = z.object({ ...one, ...time });

export const inquiryProtocol = {
  ...door('v3/business/front/purchaseInquire', asks, {
    /** Spec §7. Not logged in: 266. Whoever passes may raise inquiries. */
    conditionCheck: get(
      { zh: '询价资格检查', en: 'What one needs to inquire, and what is missing' },
      nothing,
      Conditions,
      { access: loggedIn },
    ),
    detail: get({ zh: '询价详情（可查看历史版本）', en: 'An inquiry, also as it was' }, at, InquiryDetail, {
      access: readsOrDecides,
    }),
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
    abandon: post({ zh: '放弃被驳回的询价', en: 'Give up what was sent back' }, withReason, Moved),
    /** I13. A draft needs no reason. */
    cancel: post({ zh: '取消询价', en: 'Cancel an inquiry' }, withReason, Moved),
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
    close: post({ zh: '提前截止', en: 'End quoting early' }, withReason, Moved),
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
    sellerDetail: get({ zh: '店铺查看询价', en: 'An invitation as its store reads it' }, at, SupplierDetail, {
      name: 'detail',
    }),
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
