// Awards: what one would need, made and taken back, and what was awarded with what becomes of it.
import { z } from 'zod';
import { get, post } from '#kit/http/door.ts';
import { flag, id, json, line, Moment, requestId, whole, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { INQUIRY_STATES } from '#mall/inquiry/inquiry-status.ts';
import { InvoiceInput } from '#mall/order/basket.protocol.ts';
import { AWARD_STATES } from './award-process.ts';
import { inqSn, quoSn, version } from './quotation-door.ts';

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

/** To stand behind the purchaser's door. */
export const awardCalls = {
  previewAward: post(
    { zh: '预览定标', en: 'What an award would need' },
    z.object({ inqSn, lines: awardLines }),
    AwardPreview,
    { may: 'awards' },
  ),
  /** I10, Q12 */
  award: post(
    { zh: '定标', en: 'Award lines' },
    z.object({
      inqSn,
      lines: awardLines,
      reason: line(500).default(''),
      /** Who awards approves it too, where nobody else may. */
      approves: flag().default(false),
      ...requestId,
    }),
    z.object({
      awardSn: z.string(),
      state: z.enum(['PENDING_REVIEW', 'DECIDED']),
      inquiryState: z.enum(INQUIRY_STATES),
    }),
    { may: 'awards', creates: true },
  ),
  /** While it waits for approval. */
  withdrawAward: post(
    { zh: '撤回定标', en: 'Withdraw an award' },
    z.object({ awardSn: line(30, 1), version, reason: line(300).default('') }),
    z.object({ state: z.literal('WITHDRAWN') }),
    { may: 'awards' },
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
    { may: 'orders', creates: true },
  ),
};
