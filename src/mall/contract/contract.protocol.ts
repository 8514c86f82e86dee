// Contracts: drafted from awards or templates, worded by both sides, signed over a hash, performed by orders. Owns contract, its versions, evidence and papers; promises that nothing signed changes unseen; leans on quotation, order, approval, company, file.
import { z } from 'zod';
import { bothSides, door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, id, json, line, requestId, whole } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { Turns, TurnsInput } from '#mall/approval/turn.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { DifferenceReply } from '#mall/inquiry/difference.ts';
import { anyone, platform } from '#mall/member/actor.ts';
import { ContractDetail, ContractSignature, Version } from './contract-detail.protocol.ts';
import { ContractDone, front, Hash, oneContract, seenContract, seller } from './contract-door.ts';
import { GROUND_KEYS, MOST_CLAUSES, MOST_CONTRACT_LINES, PAPER_LANGUAGES } from './contract-terms.ts';
import { Both, DraftInput, Kind, MOST_PIECES } from './contract-text.protocol.ts';
import { draftCalls, sellerDraftCalls } from './draft.protocol.ts';
import { Service, verificationCalls } from './verification.protocol.ts';

export const overseer = platform('operator', 'auditor');
const reasoned = seenContract.extend({ reason: line(500, 2) });

/** An SMS code asked for with `ownCode` and type `sign`, or the pay password. */
const factor = { smsCode: line(10).optional(), payPwd: z.string().max(100).optional() };

const Template = z.object({
  templateKey: z.string(),
  templateVersion: z.number(),
  kind: Kind,
  name: z.string(),
  summary: z.string(),
  clauses: z.array(z.object({ key: z.string(), title: Both, text: Both })),
});

const CallOffLines = json(
  z
    .array(z.object({ lineNo: whole(1, 1000), number: whole(1, MOST_PIECES) }))
    .min(1)
    .max(MOST_CONTRACT_LINES),
);

const SIGNING = z.object({
  ...oneContract.shape,
  /** Of the text on the screen. */
  contentHash: Hash,
  sealId: id(),
  agreementVersion: line(20, 1),
  ...factor,
});

export const contractProtocol = {
  ...bothSides(front, seller, {
    detail: get(
      { zh: '合同详情', en: 'A contract' },
      /** As it was: a version by its number, or the one that stood at a moment. */
      oneContract.extend({ versionNo: whole(1, 100_000).optional(), at: z.iso.datetime().optional() }),
      ContractDetail,
    ),
    templates: get(
      { zh: '合同范本', en: 'Templates of contracts' },
      nothing,
      z.object({ list: z.array(Template) }),
    ),
    submit: post({ zh: '提交合同', en: 'Submit a contract' }, seenContract, ContractDone, { may: 'drafts' }),
    resubmit: post({ zh: '修改后重新提交', en: 'Submit again' }, seenContract, ContractDone, {
      may: 'drafts',
    }),
    askChanges: post(
      { zh: '退回并提出修改意见', en: 'Ask for changes' },
      seenContract.extend({
        comment: line(1000).default(''),
        remarks: json(
          z
            .array(
              z.object({
                clauseKey: line(40, 1),
                comment: line(1000).default(''),
                proposal: z
                  .object({ zh: line(4000), en: line(8000) })
                  .nullable()
                  .default(null),
              }),
            )
            .max(MOST_CLAUSES),
        ).default([]),
      }),
      ContractDone,
      { may: 'drafts' },
    ),
    revise: post({ zh: '提交修改后的合同', en: 'Hand in the changed text' }, seenContract, ContractDone, {
      may: 'drafts',
    }),
    refuse: post({ zh: '拒绝合同', en: 'Refuse a contract' }, reasoned, ContractDone, { may: 'drafts' }),
    sign: post({ zh: '签署合同', en: 'Sign a contract' }, SIGNING, ContractDone, {
      may: 'signs',
      apart: true,
      perMinute: 20,
    }),
    withdrawSignature: post({ zh: '撤回签署', en: 'Withdraw a signature' }, reasoned, ContractDone, {
      may: 'signs',
    }),
    cancel: post({ zh: '取消合同', en: 'Cancel a contract' }, reasoned, ContractDone, { may: 'drafts' }),
    proposeChange: post(
      { zh: '提出变更', en: 'Propose a change' },
      /** The whole text as it would be; lines, dates and prices may differ from the one in force. */
      reasoned.extend({ draft: json(DraftInput) }),
      ContractDone,
      { may: 'drafts' },
    ),
    signChange: post({ zh: '签署变更', en: 'Sign a change' }, SIGNING, ContractDone, {
      may: 'signs',
      apart: true,
      perMinute: 20,
    }),
    refuseChange: post({ zh: '拒绝变更', en: 'Refuse a change' }, reasoned, ContractDone, { may: 'signs' }),
    withdrawChange: post({ zh: '撤回变更', en: 'Withdraw a change' }, reasoned, ContractDone, {
      may: 'drafts',
    }),
    proposeTermination: post(
      { zh: '提出终止', en: 'Propose a termination' },
      reasoned.extend({ settlement: line(2000, 2), ...factor }),
      ContractDone,
      { may: 'ends' },
    ),
    agreeTermination: post(
      { zh: '同意终止', en: 'Agree to a termination' },
      seenContract.extend({ ...factor }),
      ContractDone,
      { may: 'ends' },
    ),
    refuseTermination: post({ zh: '不同意终止', en: 'Object to a termination' }, reasoned, ContractDone, {
      may: 'ends',
    }),
    withdrawTermination: post({ zh: '撤回终止', en: 'Withdraw a termination' }, reasoned, ContractDone, {
      may: 'ends',
    }),
    terminateAlone: post(
      { zh: '单方解除', en: 'Terminate alone' },
      /** The legal ground, and the notice that the other side gets. */
      reasoned.extend({ ground: z.enum(GROUND_KEYS), settlement: line(2000).default(''), ...factor }),
      ContractDone,
      { may: 'ends' },
    ),
    complete: post(
      { zh: '确认履行完毕', en: 'Say that it is performed' },
      seenContract.extend({ reason: line(500).default('') }),
      ContractDone,
      { may: 'drafts' },
    ),
    denyCompletion: post(
      { zh: '表示尚未履行完毕', en: 'Say that it is not performed yet' },
      reasoned,
      ContractDone,
      {
        may: 'drafts',
      },
    ),
    evidence: get(
      { zh: '签署证据链', en: 'The chain of evidence' },
      oneContract,
      z.object({
        contractSn: z.string(),
        /** SPKI, base64: with it anybody checks the signatures over the hashes. */
        publicKey: z.string(),
        isWhole: Bit,
        service: Service,
        rows: z.array(ContractSignature),
      }),
    ),
    versions: get(
      { zh: '合同版本', en: 'Versions of a contract' },
      oneContract,
      z.object({ versions: z.array(Version) }),
    ),
    differences: get(
      { zh: '两个版本的差异', en: 'What differs between two versions' },
      /** `to` 0: the own draft. */
      oneContract.extend({ from: whole(1, 100_000), to: whole(0, 100_000) }),
      z.object({ differences: z.array(DifferenceReply) }),
    ),
    /** Renders, or finds what was kept: a signed contract is always the same bytes. */
    paper: post(
      { zh: '合同 PDF', en: 'A contract as PDF' },
      oneContract.extend({
        language: z.enum(PAPER_LANGUAGES).default('both'),
        versionNo: whole(1, 100_000).optional(),
      }),
      z.object({
        file: FileReply,
        pdfHash: z.string(),
        /** Null for a text that was not signed. */
        code: z.string().nullable(),
        isSigned: Bit,
      }),
      { apart: true, perMinute: 30 },
    ),
    turns: get({ zh: '待我处理的合同', en: 'Contracts that wait for me' }, TurnsInput, Turns),
  }),
  ...door(seller.path, seller.access, sellerDraftCalls),
  ...door(front.path, anyone, verificationCalls),
  ...door(front.path, front.access, {
    ...draftCalls,
    /** An order at the prices of a framework contract. */
    callOff: post(
      { zh: '框架合同下单', en: 'Order under a framework contract' },
      oneContract.extend({
        lines: CallOffLines,
        addressId: id(),
        poNumber: line(40).default(''),
        remark: line(200).default(''),
        ...requestId,
      }),
      z.object({
        orderSn: z.string(),
        parentSn: z.string(),
        paySn: z.string(),
        needsPayment: Bit,
        /** Its own people decide first: it waits. */
        isAsked: Bit,
      }),
      { may: 'orders', creates: true },
    ),
    previewCallOff: post(
      { zh: '下单前查看审批路径', en: 'The way of approval of an order under a contract' },
      oneContract.extend({ lines: CallOffLines }),
      z.object({ approval: ApprovalPath }),
      { may: 'orders' },
    ),
  }),
  ...door('v3/business/admin/contract', overseer, {
    /** C12: the platform has seen the paper and confirms it in the counterparty's stead. */
    adminConfirm: post(
      { zh: '确认线下合同', en: 'Confirm a contract made on paper' },
      oneContract.extend({ contentHash: Hash }),
      ContractDone,
      { name: 'confirm' },
    ),
    /** The mediation is over: the contract goes on, and both sides read the note. */
    adminMediate: post({ zh: '调解结束', en: 'End the mediation' }, reasoned, ContractDone, {
      name: 'mediate',
    }),
    adminDetail: get({ zh: '合同详情（平台）', en: 'A contract (platform)' }, oneContract, ContractDetail, {
      name: 'detail',
    }),
  }),
};
