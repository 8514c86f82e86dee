// Quotations and their haggling, comparison and award. Owns quotations and awards; promises that a supplier learns nothing of rivals and a sealed price stays shut until the close; leans on inquiry, approval, order, goods.
import { z } from 'zod';
import type { Access } from '#kit/http/access.ts';
import { door, get, post } from '#kit/http/door.ts';
import {
  flag,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  several,
  whole,
  Yuan,
  YuanUnitPrice,
} from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { Turns, TurnsInput } from '#mall/approval/turn.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { DifferenceReply } from '#mall/inquiry/difference.ts';
import { AuthenWish, GoodsWish, InspectionWish, MeteringWish } from '#mall/inquiry/inquiry-lines.ts';
import { INQUIRY_ACTIONS } from '#mall/inquiry/inquiry-process.ts';
import { INQUIRY_KINDS, INQUIRY_STATES } from '#mall/inquiry/inquiry-status.ts';
import { loggedIn, type Member, mayDo, permitted, storeOperator } from '#mall/member/actor.ts';
import { InvoiceInput } from '#mall/order/order.protocol.ts';
import { PaymentPlan } from '#mall/order/payment-plan.ts';
import { AWARD_STATES } from './award-process.ts';
import { ANSWERS, QuotationLine, QuotationOffer } from './quotation-content.ts';
import { quotationProcess } from './quotation-process.ts';
import { PURCHASER_TABS, QUOTATION_STATES, SUPPLIER_TABS } from './quotation-status.ts';
import { DECLINE_REASONS } from './quotation-terms.ts';

const reads = permitted(loggedIn, 'quote.read');
/** Who decides about an award reads what it is about: which quotations, the calls themselves ask. */
const readsOrDecides: Access<Member> = {
  ...reads,
  refuses: (member) => (mayDo(member, 'approval.decide') ? loggedIn : reads).refuses?.(member),
};
const haggles = permitted(loggedIn, 'quote.counter');
const awards = permitted(loggedIn, 'rfq.award');

const quoSn = line(30, 1);
const inqSn = line(30, 1);
const version = whole(1, 1_000_000);
const one = z.object({ quoSn });
/** A step on what was read before: refused when it has moved on since. */
const seen = z.object({ quoSn, version });
const reason = line(300, 1);

export const QUOTATION_ACTIONS = Object.keys(quotationProcess) as [
  keyof typeof quotationProcess,
  ...(keyof typeof quotationProcess)[],
];
const Action = z.enum(QUOTATION_ACTIONS);
const State = z.enum(QUOTATION_STATES);
const Tone = z.enum(['waiting', 'moving', 'done', 'refused', 'neutral']);
const Side = z.enum(['supplier', 'purchaser']);

/** A version as it was hashed. Prices are decimal yuan with tax. */
export const QuotationVersion = z.object({
  versionNo: z.number(),
  side: Side,
  /** SHA-256 over the content. */
  contentHash: z.string(),
  actorName: z.string(),
  time: Moment,
  inquiryVersionNo: z.number(),
  currency: z.literal('CNY'),
  isFinal: z.boolean(),
  freight: z.object({ kind: z.enum(['included', 'fixed', 'collect']), fee: Yuan }),
  taxPerMille: z.number(),
  invoiceKind: z.enum(['none', 'normal', 'special']),
  plan: PaymentPlan,
  /** The plan in a sentence. */
  planText: z.string(),
  validUntil: z.string(),
  isBinding: z.boolean(),
  note: z.string(),
  files: z.array(FileReply),
  lines: z.array(
    QuotationLine.extend({
      /** What the break at `number` comes to; null for `none`. */
      unitPrice: YuanUnitPrice.nullable(),
      amount: Yuan.nullable(),
    }),
  ),
  /** Σ of the lines' amounts. */
  total: Yuan,
});
export type QuotationVersion = z.infer<typeof QuotationVersion>;

export const Wish = z.union([InspectionWish, MeteringWish, AuthenWish, GoodsWish]);

/** What was asked, as the reader may see it: the published version, its target prices only where the purchaser shows them. */
export const AskedReply = z.object({
  inqSn: z.string(),
  kind: z.enum(INQUIRY_KINDS),
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
  invoiceKind: z.enum(['none', 'normal', 'special']),
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
  kind: z.enum(INQUIRY_KINDS),
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

/** A step of either side, as far as the reader may know of it. */
export const StepReply = z.object({
  event: z.string(),
  title: z.string(),
  stateName: z.string(),
  actorName: z.string(),
  reason: z.string(),
  time: Moment,
});

export type StepReply = z.infer<typeof StepReply>;

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

export const AwardedLineReply = z.object({
  awardLineId: z.number(),
  awardSn: z.string(),
  quoSn: z.string(),
  lineNo: z.number(),
  title: z.string(),
  versionNo: z.number(),
  lineHash: z.string(),
  number: z.number(),
  unitPrice: YuanUnitPrice,
  amount: Yuan,
  state: z.enum(['PENDING', 'AWARDED', 'CONVERTED', 'ANNULLED']),
  stateName: z.string(),
  docType: z.enum(['contract', 'order']).nullable(),
  docSn: z.string().nullable(),
});
export type AwardedLineReply = z.infer<typeof AwardedLineReply>;

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

const Versions = z.object({ list: z.array(VersionHead) });
const Differences = z.object({ from: z.number(), to: z.number(), list: z.array(DifferenceReply) });
const Rounds = z.object({ list: z.array(RoundReply) });

const Done = z.object({ quoSn: z.string(), version: z.number(), state: State, stateName: z.string() });
export type Done = z.infer<typeof Done>;

const List = <T extends readonly [string, ...string[]]>(tabs: T) =>
  z.object({
    list: z.array(QuotationCard),
    pagination: Pagination,
    counts: z.record(z.enum(tabs), z.number()),
  });
const listInput = <T extends readonly [string, ...string[]]>(tabs: T) =>
  z.object({
    tab: z.enum(tabs).default('all' as never),
    state: State.optional(),
    kind: z.enum(INQUIRY_KINDS).optional(),
    inqSn: line(30).optional(),
    keyword: line(60).optional(),
    ...paging(10, 100),
  });

const compared = z.object({ quoSn, from: whole(1, 1000), to: whole(1, 1000) });
const at = z.object({ quoSn, versionNo: whole(1, 1000).optional() });

/** What the store's own listings say about a line: a draft line that fits it. */
export const Suggestion = z.object({
  lineNo: z.number(),
  line: QuotationLine,
  goodsId: z.number(),
  goodsName: z.string(),
  /** Pieces on hand that no order has been promised. */
  available: z.number(),
  minBuyNum: z.number(),
  multiple: z.number(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Why a cell is not, or not quite, comparable. `isHard`: it takes no part in lowest, fastest and best. */
export const CELL_REASONS = [
  'none',
  'alternative',
  'oldVersion',
  'expired',
  'notStanding',
  /** The supplier has to answer first: compared, but not to be awarded. */
  'waiting',
  'carriage',
  'more',
  'untaxed',
] as const;

export const CompareCell = z.object({
  quoSn: z.string(),
  lineNo: z.number(),
  answer: z.enum(ANSWERS),
  partNo: z.string(),
  brandName: z.string(),
  /** What has to be bought to have what is needed: up to the least quantity and the multiple. 0: nothing offered. */
  number: z.number(),
  /** The break used: from how many pieces on, at which price. */
  breakNumber: z.number(),
  unitPrice: YuanUnitPrice.nullable(),
  /** number × price; the line's share of a fixed freight; tax that can be deducted; cost of paying before delivery (negative: after). */
  goodsAmount: Yuan,
  freightShare: Yuan,
  deductibleTax: Yuan,
  financeCost: Yuan,
  /** All of it together, and by needed piece. */
  landed: Yuan,
  landedUnit: YuanUnitPrice.nullable(),
  /** More pieces for less money; null: there are none. */
  better: z.object({ number: z.number(), amount: Yuan }).nullable(),
  leadDays: z.number(),
  isLowest: z.boolean(),
  isFastest: z.boolean(),
  isBest: z.boolean(),
  score: z.number(),
  reasons: z.array(z.object({ code: z.enum(CELL_REASONS), isHard: z.boolean(), text: z.string() })),
});
export type CompareCell = z.infer<typeof CompareCell>;

export const CompareLine = z.object({
  lineNo: z.number(),
  inqLineId: z.number(),
  title: z.string(),
  unit: z.string(),
  qty: z.number(),
  /** Pieces the comparison is made for: as asked for in the call, else what is left to award. */
  needed: z.number(),
  awardedNum: z.number(),
  /** Waits in an award for its approval. */
  pendingNum: z.number(),
  isClosed: z.boolean(),
  targetPrice: YuanUnitPrice.nullable(),
});
export type CompareLine = z.infer<typeof CompareLine>;

export const CompareSupplier = z.object({
  quoSn: z.string(),
  version: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  isSelfOperated: z.boolean(),
  state: State,
  stateName: z.string(),
  tone: Tone,
  /** The offer in force, which is compared. */
  versionNo: z.number(),
  versionNum: z.number(),
  isFinal: z.boolean(),
  isFinalAsked: z.boolean(),
  isBinding: z.boolean(),
  isOnOldVersion: z.boolean(),
  validUntil: Moment.nullable(),
  freight: z.object({ kind: z.enum(['included', 'fixed', 'collect']), fee: Yuan }),
  taxPerMille: z.number(),
  invoiceKind: z.enum(['none', 'normal', 'special']),
  planText: z.string(),
  offeredNum: z.number(),
  /** Of everything it offers. */
  goodsAmount: Yuan,
  landed: Yuan,
  isComplete: z.boolean(),
  allowedActions: z.array(Action),
});
export type CompareSupplier = z.infer<typeof CompareSupplier>;

export const Comparison = z.object({
  inqSn: z.string(),
  title: z.string(),
  kind: z.enum(INQUIRY_KINDS),
  state: z.enum(INQUIRY_STATES),
  stateName: z.string(),
  currency: z.literal('CNY'),
  /** What capital costs in a year, of a thousand. */
  annualPerMille: z.number(),
  /** `net`: the purchaser deducts input tax, prices are compared without it. */
  basis: z.enum(['net', 'gross']),
  /** Of the inquiry: what its purchaser may do with it. */
  version: z.number(),
  inquiryActions: z.array(z.enum(INQUIRY_ACTIONS)),
  /** How the landed cost and the marks come about, in sentences. */
  how: z.array(z.string()),
  lines: z.array(CompareLine),
  suppliers: z.array(CompareSupplier),
  /** By line, suppliers in their order; a supplier without a word on a line has no cell. */
  cells: z.array(CompareCell),
  /** The lowest cell of each line. */
  cheapestSplit: z.object({ landed: Yuan, lines: z.number() }),
  /** The one supplier with everything for the least; null: none has everything. */
  cheapestSingle: z.object({ quoSn: z.string(), landed: Yuan }).nullable(),
  mayAward: z.boolean(),
  mayHaggle: z.boolean(),
});
export type Comparison = z.infer<typeof Comparison>;

export const CellHistory = z.object({
  list: z.array(
    z.object({
      versionNo: z.number(),
      side: Side,
      time: Moment,
      actorName: z.string(),
      isFinal: z.boolean(),
      line: QuotationLine.nullable(),
    }),
  ),
});

const needs = json(
  z.array(z.object({ lineNo: whole(1, 100_000), number: whole(1, 10_000_000_000) })).max(500),
);
const comparing = {
  inqSn,
  annualPerMille: whole(0, 500).default(60),
  /** Where another number than asked is looked at. */
  needs: needs.default([]),
};
const choices = json(
  z
    .array(z.object({ lineNo: whole(1, 100_000), quoSn, number: whole(1, 10_000_000_000) }))
    .min(1)
    .max(1000),
);
const awardLines = json(
  z
    .array(
      z.object({
        lineNo: whole(1, 100_000),
        quoSn,
        /** The offer in force that the page shows. */
        versionNo: whole(1, 1000),
        number: whole(1, 10_000_000_000),
        reason: line(200).default(''),
      }),
    )
    .min(1)
    .max(1000),
);

export const WhatIf = z.object({
  suppliers: z.array(
    z.object({
      quoSn: z.string(),
      storeName: z.string(),
      lineNum: z.number(),
      goodsAmount: Yuan,
      freight: Yuan,
      deductibleTax: Yuan,
      financeCost: Yuan,
      landed: Yuan,
      longestLeadDays: z.number(),
    }),
  ),
  goodsAmount: Yuan,
  freight: Yuan,
  landed: Yuan,
  longestLeadDays: z.number(),
  /** Lines that the choice leaves without, or with fewer or more than needed; or with a number that cannot be had. */
  problems: z.array(z.object({ lineNo: z.number(), quoSn: z.string().nullable(), text: z.string() })),
});
export type WhatIf = z.infer<typeof WhatIf>;

export const AwardPreview = z.object({
  /** Lines, and with freight: what the budget has to hold. */
  goodsAmount: Yuan,
  freight: Yuan,
  amount: Yuan,
  /** Without steps it is decided at once. */
  approval: ApprovalPath,
  /** Lines that need a reason, and why. */
  reasonsNeeded: z.array(z.object({ lineNo: z.number(), quoSn: z.string(), text: z.string() })),
  problems: z.array(z.object({ lineNo: z.number(), quoSn: z.string().nullable(), text: z.string() })),
  /** Of the store's whole award: it must, or need not, become a contract; and why. */
  becomes: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      docType: z.enum(['contract', 'order']),
      text: z.string(),
    }),
  ),
});
export type AwardPreview = z.infer<typeof AwardPreview>;

export const AwardReply = z.object({
  awardSn: z.string(),
  version: z.number(),
  state: z.enum(AWARD_STATES),
  stateName: z.string(),
  amount: Yuan,
  reason: z.string(),
  actorName: z.string(),
  createTime: Moment,
  decideTime: Moment.nullable(),
  lines: z.array(AwardedLineReply.extend({ storeName: z.string() })),
  mayWithdraw: z.boolean(),
  approval: ApprovalPath.nullable(),
});
export type AwardReply = z.infer<typeof AwardReply>;

/** What one store has won and what becomes of it. */
export const StoreAwards = z.object({
  storeId: z.number(),
  storeName: z.string(),
  quoSn: z.string(),
  goodsAmount: Yuan,
  freight: Yuan,
  /** Lines that are neither contracted nor ordered. */
  openNum: z.number(),
  /** From the contract threshold on, or by the inquiry's wish, it becomes a contract (domain I11). */
  becomes: z.enum(['contract', 'order']),
  why: z.string(),
  mayOrder: z.boolean(),
  mayContract: z.boolean(),
});

export const quotationProtocol = {
  ...door('v3/business/seller/quotation', storeOperator, {
    sellerList: get(
      { zh: '店铺的报价', en: "A store's quotations" },
      listInput(SUPPLIER_TABS).extend({
        /** Of these inquiries alone. */
        inqSns: several(100, 30).optional(),
      }),
      List(SUPPLIER_TABS),
      { name: 'list' },
    ),
    /** Own ones only; by quotation or by inquiry. */
    sellerDetail: get(
      { zh: '报价详情（供应商）', en: 'A quotation, seen by its supplier' },
      z.object({
        quoSn: line(30).optional(),
        inqSn: line(30).optional(),
        versionNo: whole(1, 1000).optional(),
      }),
      SellerQuotationDetail,
      { name: 'detail' },
    ),
    /** Q1; also the way back after declining */
    open: post({ zh: '开始报价', en: 'Begin to quote' }, seen, Done),
    decline: post(
      { zh: '放弃报价', en: 'Decline to quote' },
      seen.extend({ reason: z.enum(DECLINE_REASONS), note: line(200).default('') }),
      Done,
    ),
    /** As it is typed: any part of an offer. In DRAFT and in COUNTERED (the next offer). */
    save: post(
      { zh: '保存报价草稿', en: 'Save what is typed' },
      seen.extend({ draft: json(z.record(z.string().max(40), z.unknown())) }),
      Done,
    ),
    /** Drafts from the store's own listings, for lines that know their part. */
    suggestion: get(
      { zh: '按店铺商品预填报价', en: 'Fill in from own listings' },
      one,
      z.object({ list: z.array(Suggestion) }),
    ),
    /** The way an offer would go inside the store, without submitting it. */
    previewApproval: post(
      { zh: '预览店铺内部审批', en: "The way through the store's own approval" },
      one.extend({ offer: json(QuotationOffer) }),
      z.object({ approval: ApprovalPath, total: Yuan }),
    ),
    /** Q3 */
    submit: post(
      { zh: '提交报价', en: 'Submit a quotation' },
      seen.extend({ offer: json(QuotationOffer), ...requestId }),
      Done,
      { creates: true },
    ),
    /** Q10 */
    offer: post(
      { zh: '回应还价：新报价', en: 'Answer a counter-offer with another offer' },
      seen.extend({ offer: json(QuotationOffer), ...requestId }),
      Done,
      { creates: true },
    ),
    /** Q11 */
    keep: post(
      { zh: '维持原价', en: 'Keep the last offer' },
      seen.extend({ reason: line(300).default('') }),
      Done,
    ),
    /** Q9; `isAwarded`: the countered lines are won; otherwise the purchaser still has to award them. */
    agree: post(
      { zh: '同意还价', en: 'Agree to a counter-offer' },
      seen,
      Done.extend({ isAwarded: z.boolean() }),
    ),
    /** Q5: after the store's own approver sent it back. */
    edit: post({ zh: '修改被驳回的报价', en: 'Correct what was sent back' }, seen, Done),
    /** Q6 */
    replace: post({ zh: '修改报价', en: 'Replace a quotation' }, seen, Done),
    dropDraft: post({ zh: '放弃修改', en: 'Drop the draft' }, seen, Done),
    /** Q13 */
    sellerReject: post(
      { zh: '拒绝还价', en: 'Refuse a counter-offer and end it' },
      seen.extend({ reason }),
      Done,
      { name: 'reject' },
    ),
    /** Q14 */
    withdraw: post(
      { zh: '撤回报价', en: 'Withdraw a quotation' },
      seen.extend({ reason: line(300).default('') }),
      Done,
    ),
    /** Q17: the same or better terms. */
    renew: post(
      { zh: '延期报价', en: 'Renew an expired quotation' },
      seen.extend({ offer: json(QuotationOffer), ...requestId }),
      Done,
      { creates: true },
    ),
    sellerVersions: get({ zh: '报价版本', en: 'Versions of a quotation' }, one, Versions, {
      name: 'versions',
    }),
    sellerDifferences: get(
      { zh: '报价版本差异', en: 'What changed between two versions' },
      compared,
      Differences,
      { name: 'differences' },
    ),
    sellerRounds: get({ zh: '议价过程', en: 'The haggling, move by move' }, one, Rounds, { name: 'rounds' }),
    sellerTurns: get(
      { zh: '待店铺处理的报价', en: 'Quotations that wait for the store' },
      TurnsInput,
      Turns,
      { name: 'turns' },
    ),
  }),
  ...door('v3/business/front/quotation', readsOrDecides, {
    /** myQuo. Quotations of a sealed inquiry appear with its close. */
    list: get(
      { zh: '我收到的报价', en: 'Quotations received' },
      listInput(PURCHASER_TABS),
      List(PURCHASER_TABS),
      { access: reads },
    ),
    /** The first look at the offer in force is kept: from then on a binding one cannot be withdrawn. */
    detail: get({ zh: '报价详情（采购方）', en: 'A quotation, seen by the purchaser' }, at, QuotationDetail),
    /** Q7. A line's `unitPrice` holds from `number` pieces on; what is left out stays as offered. */
    counter: post(
      { zh: '还价', en: 'Make a counter-offer' },
      seen.extend({
        lines: json(
          z
            .array(
              z.object({
                lineNo: whole(1, 100_000),
                number: whole(1, 10_000_000_000).optional(),
                /** Decimal yuan with tax, up to six decimals. */
                unitPrice: z
                  .string()
                  .regex(/^\d{1,9}(\.\d{1,6})?$/)
                  .optional(),
                leadDays: whole(0, 730).optional(),
                remark: line(300).optional(),
              }),
            )
            .max(500),
        ).default([]),
        freight: json(QuotationOffer.shape.freight).optional(),
        plan: json(QuotationOffer.shape.plan.unwrap()).optional(),
        invoiceKind: z.enum(['none', 'normal', 'special']).optional(),
        note: line(500).default(''),
        /** The countered lines are awarded as soon as the supplier agrees; else he has only agreed to the terms. */
        awardsOnAgreement: flag().default(true),
        ...requestId,
      }),
      Done.extend({ versionNo: z.number(), turnDueAt: Moment }),
      { access: haggles, creates: true },
    ),
    /** Q8. Without numbers: everybody who may be asked, all at the same moment. */
    askFinal: post(
      { zh: '请求最终报价', en: 'Ask for the best and final offer' },
      z.object({
        inqSn,
        quoSns: several(50, 30).optional(),
        note: line(500).default(''),
        ...requestId,
      }),
      z.object({ quoSns: z.array(z.string()), turnDueAt: Moment }),
      { access: haggles, creates: true },
    ),
    reject: post({ zh: '拒绝报价', en: 'Refuse a quotation' }, seen.extend({ reason }), Done, {
      access: haggles,
    }),
    versions: get({ zh: '报价版本', en: 'Versions of a quotation' }, one, Versions),
    differences: get({ zh: '报价版本差异', en: 'What changed between two versions' }, compared, Differences),
    rounds: get({ zh: '议价过程', en: 'The haggling, move by move' }, one, Rounds),
    turns: get(
      { zh: '待我处理的报价', en: 'Quotations and awards that wait for the purchaser' },
      TurnsInput,
      Turns,
      { access: reads },
    ),

    /** contract_quo. Refused while the inquiry is sealed and not closed. Counts as having seen the offers. */
    comparison: get({ zh: '比价', en: 'Compare quotations' }, z.object(comparing), Comparison),
    cellHistory: get(
      { zh: '单行报价历史', en: 'All versions of one cell' },
      z.object({ quoSn, lineNo: whole(1, 100_000) }),
      CellHistory,
    ),
    whatIf: post(
      { zh: '模拟分配', en: 'What a split would come to' },
      z.object({ ...comparing, choices }),
      WhatIf,
    ),
    previewAward: post(
      { zh: '预览定标', en: 'What an award would need' },
      z.object({ inqSn, lines: awardLines }),
      AwardPreview,
      { access: awards },
    ),
    /** I10, Q12 */
    award: post(
      { zh: '定标', en: 'Award lines' },
      z.object({ inqSn, lines: awardLines, reason: line(500).default(''), ...requestId }),
      z.object({
        awardSn: z.string(),
        state: z.enum(['PENDING_REVIEW', 'DECIDED']),
        inquiryState: z.enum(INQUIRY_STATES),
      }),
      { access: awards, creates: true },
    ),
    /** While it waits for approval. */
    withdrawAward: post(
      { zh: '撤回定标', en: 'Withdraw an award' },
      z.object({ awardSn: line(30, 1), version, reason: line(300).default('') }),
      z.object({ state: z.literal('WITHDRAWN') }),
      { access: awards },
    ),
    awards: get(
      { zh: '定标结果', en: 'What was awarded' },
      z.object({ inqSn }),
      z.object({ list: z.array(AwardReply), stores: z.array(StoreAwards) }),
    ),
    /** I11: what one store has won becomes an order. Refused where a contract is due. */
    toOrder: post(
      { zh: '定标转订单', en: 'Order what was awarded' },
      z.object({
        inqSn,
        storeId: id(),
        /** Without: everything open. */
        awardLineIds: json(z.array(id()).min(1).max(500)).optional(),
        addressId: id(),
        invoice: json(InvoiceInput).optional(),
        poNumber: line(60).default(''),
        remark: line(200).default(''),
        ...requestId,
      }),
      z.object({
        orderSns: z.array(z.string()),
        parentSn: z.string(),
        paySn: z.string(),
        needsPayment: z.boolean(),
      }),
      { access: permitted(loggedIn, 'order.submit'), creates: true },
    ),
  }),
};
