// Quotations and their haggling, comparison and award. Owns quotations and awards; promises that a supplier learns nothing of rivals and a sealed price stays shut until the close; leans on inquiry, approval, order, goods.
import { z } from 'zod';
import { bothSides, door, get, post } from '#kit/http/door.ts';
import { flag, json, line, Moment, requestId, several, whole, Yuan } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { Turns, TurnsInput } from '#mall/approval/turn.ts';
import { awardCalls } from './award.protocol.ts';
import { comparisonCalls } from './comparison.protocol.ts';
import { QuotationLine, QuotationOffer } from './quotation-content.ts';
import {
  Differences,
  QuotationDetail,
  Rounds,
  SellerQuotationDetail,
  Versions,
} from './quotation-detail.protocol.ts';
import { front, InvoiceKind, inqSn, quoSn, seller, version } from './quotation-door.ts';
import { QUOTATION_STATES } from './quotation-status.ts';
import { DECLINE_REASONS } from './quotation-terms.ts';

const State = z.enum(QUOTATION_STATES);
const one = z.object({ quoSn });
/** A step on what was read before: refused when it has moved on since. */
const seen = z.object({ quoSn, version });
const reason = line(300, 1);

const Done = z.object({ quoSn: z.string(), version: z.number(), state: State, stateName: z.string() });
export type Done = z.infer<typeof Done>;

const compared = z.object({ quoSn, from: whole(1, 1000), to: whole(1, 1000) });
const at = z.object({ quoSn, versionNo: whole(1, 1000).optional() });
const offered = seen.extend({ offer: json(QuotationOffer), ...requestId });

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

export const quotationProtocol = {
  ...door(seller.path, seller.access, {
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
    submit: post({ zh: '提交报价', en: 'Submit a quotation' }, offered, Done, { creates: true }),
    /** Q10 */
    offer: post({ zh: '回应还价：新报价', en: 'Answer a counter-offer with another offer' }, offered, Done, {
      creates: true,
    }),
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
    renew: post({ zh: '延期报价', en: 'Renew an expired quotation' }, offered, Done, { creates: true }),
    sellerTurns: get(
      { zh: '待店铺处理的报价', en: 'Quotations that wait for the store' },
      TurnsInput,
      Turns,
      { name: 'turns' },
    ),
  }),
  ...door(front.path, front.access, {
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
        invoiceKind: InvoiceKind.optional(),
        note: line(500).default(''),
        /** The countered lines are awarded as soon as the supplier agrees; else he has only agreed to the terms. */
        awardsOnAgreement: flag().default(true),
        ...requestId,
      }),
      Done.extend({ versionNo: z.number(), turnDueAt: Moment }),
      { may: 'haggles', creates: true },
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
      { may: 'haggles', creates: true },
    ),
    reject: post({ zh: '拒绝报价', en: 'Refuse a quotation' }, seen.extend({ reason }), Done, {
      may: 'haggles',
    }),
    turns: get(
      { zh: '待我处理的报价', en: 'Quotations and awards that wait for the purchaser' },
      TurnsInput,
      Turns,
      { may: 'reads' },
    ),
  }),
  ...bothSides(front, seller, {
    versions: get({ zh: '报价版本', en: 'Versions of a quotation' }, one, Versions),
    differences: get({ zh: '报价版本差异', en: 'What changed between two versions' }, compared, Differences),
    rounds: get({ zh: '议价过程', en: 'The haggling, move by move' }, one, Rounds),
  }),
  ...door(front.path, front.access, { ...comparisonCalls, ...awardCalls }),
};
