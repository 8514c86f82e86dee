// Statements: what an enterprise owes on credit, cycle by cycle. Owns statements, items, disputes and what bills bring them; promises that every item stands on one statement; leans on credit, payment, company, file, setting.
import { z } from 'zod';
import { bothSides, door, get, nothing, post } from '#kit/http/door.ts';
import {
  Bit,
  flag,
  id,
  json,
  line,
  Moment,
  requestId,
  Tone,
  whole,
  Yuan,
  yuanAmount,
} from '#kit/http/wire.ts';
import { StepReply } from '#kit/process/step-reply.ts';
import { enterprise, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { DISPUTE_REASONS, DISPUTE_STATES } from './dispute-process.ts';
import { ITEM_KINDS, RECONCILE_STATES, STATEMENT_STATES } from './statement-status.ts';
import { DISPUTE_FILES } from './statement-terms.ts';

export const STATEMENT_BUTTONS = ['confirm', 'dispute', 'pay', 'waive', 'reopen', 'writeOff'] as const;
export type StatementButton = (typeof STATEMENT_BUTTONS)[number];
export const DISPUTE_BUTTONS = ['agree', 'refute', 'accept', 'escalate', 'uphold', 'dismiss'] as const;
export type DisputeButton = (typeof DISPUTE_BUTTONS)[number];

export const StatementCard = z.object({
  statementId: z.number(),
  statementSn: z.string(),
  version: z.number(),
  accountId: z.number(),
  enterpriseName: z.string(),
  creditorName: z.string(),
  state: z.enum(STATEMENT_STATES),
  stateCode: z.number(),
  stateName: z.string(),
  tone: Tone,
  reconcile: z.enum(RECONCILE_STATES),
  reconcileName: z.string(),
  fromDay: z.string(),
  cutDay: z.string(),
  dueDay: z.string().nullable(),
  total: Yuan,
  paid: Yuan,
  lateFee: Yuan,
  waived: Yuan,
  rest: Yuan,
  disputed: Yuan,
  /** Days since it was due; 0 while it is not. */
  overdueDays: z.number(),
  createTime: Moment,
  allowedActions: z.array(z.enum(STATEMENT_BUTTONS)),
});
export type StatementCard = z.infer<typeof StatementCard>;

export const StatementItem = z.object({
  itemId: z.number(),
  kind: z.enum(ITEM_KINDS),
  kindName: z.string(),
  /** '' for what was carried from another statement. */
  orderSn: z.string(),
  parcelSn: z.string(),
  caseSn: z.string(),
  title: z.string(),
  /** How the buyer's enterprise calls the part. */
  matCode: z.string(),
  poNumber: z.string(),
  number: z.number(),
  amount: Yuan,
  paid: Yuan,
  /** What is open of it: so much may be disputed or paid. */
  mostDisputed: Yuan,
  createTime: Moment,
});
export type StatementItem = z.infer<typeof StatementItem>;
export const ListedItem = StatementItem.extend({ statementSn: z.string() });
export type ListedItem = z.infer<typeof ListedItem>;

export const DisputeReply = z.object({
  disputeId: z.number(),
  itemId: z.number(),
  itemTitle: z.string(),
  state: z.enum(DISPUTE_STATES),
  stateName: z.string(),
  tone: Tone,
  amount: Yuan,
  reason: z.enum(DISPUTE_REASONS),
  reasonName: z.string(),
  text: z.string(),
  answer: z.string(),
  /** The after-sale case that settles it; '' for none. */
  caseSn: z.string(),
  files: z.array(
    z.object({ fileId: z.number(), url: z.string(), mimeType: z.string(), fileName: z.string() }),
  ),
  createTime: Moment,
  allowedActions: z.array(z.enum(DISPUTE_BUTTONS)),
});
export type DisputeReply = z.infer<typeof DisputeReply>;

export const StatementDetail = StatementCard.extend({
  /** The last day to look at it before silence means yes; null where nothing waits for that. */
  silentAfter: z.string().nullable(),
  items: z.array(StatementItem),
  disputes: z.array(DisputeReply),
  payments: z.array(
    z.object({
      paySn: z.string(),
      amount: Yuan,
      applied: Yuan,
      isOpen: Bit,
      isAsked: Bit,
      createTime: Moment,
    }),
  ),
  log: z.array(StepReply),
});
export type StatementDetail = z.infer<typeof StatementDetail>;

const one = z.object({ statementSn: line(20, 1), version: whole(1, 1_000_000).optional() });
const said = line(500, 2);
const Done = z.object({ statementSn: z.string(), version: z.number(), state: z.enum(STATEMENT_STATES) });
const DisputeDone = z.object({ disputeId: z.number(), state: z.enum(DISPUTE_STATES) });
const onDispute = z.object({ disputeId: id() });

const accesses = {
  reads: permitted(enterprise, 'credit.read'),
  reconciles: permitted(enterprise, 'credit.reconcile'),
  pays: permitted(enterprise, 'credit.pay'),
};

const Aging = z.object({
  bands: z.array(z.object({ band: z.string(), name: z.string(), num: z.number(), amount: Yuan })),
  total: Yuan,
});

export const statementProtocol = {
  ...door('v3/business/front/statement', accesses, {
    detail: get({ zh: '对账单详情', en: 'A statement' }, one, StatementDetail),
    confirm: post({ zh: '确认对账单', en: 'Confirm a statement' }, one, Done, { may: 'reconciles' }),
    dispute: post(
      { zh: '对账单异议', en: 'Dispute an item' },
      one.extend({
        itemId: id(),
        amount: yuanAmount(),
        reason: z.enum(DISPUTE_REASONS),
        text: line(500).default(''),
        fileIds: json(z.array(id()).max(DISPUTE_FILES)).default([]),
        ...requestId,
      }),
      DisputeDone,
      { may: 'reconciles', creates: true },
    ),
    /** What the creditor has refuted is accepted, or the platform is called. */
    answerDispute: post(
      { zh: '接受或升级异议', en: 'Accept what was refuted, or call the platform' },
      onDispute.extend({ isAccepted: flag(), text: line(500).default('') }),
      DisputeDone,
      { may: 'reconciles' },
    ),
    /**
     * Several statements of one creditor, oldest due first; without an amount all that is open, or the chosen items.
     * Answers the bill for the cashier, which opens once its own people have approved where a rule wants it.
     */
    pay: post(
      { zh: '支付对账单', en: 'Pay statements' },
      z.object({
        statementSns: json(z.array(line(20, 1)).min(1).max(50)),
        amount: yuanAmount().optional(),
        itemIds: json(z.array(id()).max(500)).default([]),
        ...requestId,
      }),
      z.object({ paySn: z.string(), payable: Yuan, isAsked: Bit }),
      { may: 'pays', creates: true },
    ),
  }),
  ...bothSides(
    { path: 'v3/business/seller/statement', access: storeOperator },
    { path: 'v3/business/admin/statement', access: platform('finance'), prefix: 'admin' },
    {
      creditorDetail: get({ zh: '应收对账单详情', en: 'A statement to be paid' }, one, StatementDetail, {
        name: 'detail',
      }),
      decideDispute: post(
        { zh: '处理对账异议', en: 'Agree to a dispute, or refute it' },
        onDispute.extend({ isAgreed: flag(), text: said }),
        DisputeDone,
      ),
      waive: post(
        { zh: '减免滞纳金', en: 'Waive late fees' },
        one.extend({ amount: yuanAmount(), reason: said }),
        Done,
      ),
      /** Back to being reconciled, as long as nothing was paid. */
      reopen: post({ zh: '重新开放对账', en: 'Open a statement again' }, one.extend({ reason: said }), Done),
      /** What is open of it is given up: memos on its items, its fees waived. */
      writeOff: post({ zh: '核销对账单', en: 'Write a statement off' }, one.extend({ reason: said }), Done),
      aging: get({ zh: '账龄分析', en: 'What is due since when' }, nothing, Aging),
    },
  ),
  ...door('v3/business/admin/statementDispute', platform('finance'), {
    /** For good, of any creditor's. */
    arbitrate: post(
      { zh: '平台：裁决对账异议', en: 'Platform: decide a dispute' },
      onDispute.extend({ isUpheld: flag(), text: said }),
      DisputeDone,
    ),
    escalated: get(
      { zh: '平台：待裁决的对账异议', en: 'Platform: disputes to be decided' },
      nothing,
      z.object({ list: z.array(DisputeReply.extend({ statementSn: z.string(), creditorName: z.string() })) }),
    ),
  }),
};

/** In the reader's language, with the buyer's own material codes. */
const paper = () =>
  post({ zh: '对账单（PDF）', en: 'A statement as PDF' }, one, z.null(), {
    name: 'paper',
    isFile: true,
    apart: true,
    perMinute: 20,
  });
export const statementPapers = {
  ...door('v3/business/front/statement', accesses.reads, { buyer: paper() }),
  ...door('v3/business/seller/statement', storeOperator, { store: paper() }),
  ...door('v3/business/admin/statement', platform('finance'), { platform: paper() }),
};
