// After-sale of orders: refunds, returns, exchanges and cancelled orders. Owns cases; promises that no piece and no fen goes back twice; leans on order, payment, file.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { ruleCalls } from '#kit/http/rule-calls.ts';
import { flag, id, json, line, requestId, whole, Yuan, yuanAmount } from '#kit/http/wire.ts';
import { loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { ORDER_PARTS } from '#mall/order/order-part.ts';
import { CaseDetail } from './after-sale-detail.protocol.ts';
import { CASE_STATES } from './after-sale-status.ts';
import { AFTER_SALE_RULES, ASKED_KINDS, CASE_PICTURES, CASE_REASONS, GRADES } from './after-sale-terms.ts';

const asks = permitted(loggedIn, 'order.aftersale');
const reads = permitted(loggedIn, 'order.read');

const one = z.object({ caseSn: line(20, 1) });
const seen = one.extend({ version: whole(1, 1_000_000) });
const said = line(1_000, 2);
const Done = z.object({ caseSn: z.string(), state: z.enum(CASE_STATES) });
/** A step with a case: where it stands then. */
const step = <I extends z.ZodType>(zh: string, en: string, input: I) => post({ zh, en }, input, Done);
const way = { carrier: line(40, 1), trackingNo: line(60, 1) };
const pictures = json(z.array(id()).max(CASE_PICTURES)).default([]);

const claim = {
  orderSn: line(20, 1),
  part: z.enum(ORDER_PARTS),
  reason: z.enum(CASE_REASONS),
  /** Left out: all that is left of the part. */
  lines: json(z.array(z.object({ orderLineId: id(), number: whole(1, 2_000_000_000) })).max(500)).optional(),
};
/** What was paid by bank transfer goes to the balance; else to the account that it came from. */
const toBalance = flag().default(false);

/** What may be asked for, and why not where nothing may. */
export const Maximum = z.object({
  orderSn: z.string(),
  storeName: z.string(),
  /** A sample request: only refunds of whole lines, for a few reasons. */
  isOfSamples: z.boolean(),
  /** The paid order may be cancelled at once, without anybody's yes. */
  mayCancel: z.boolean(),
  /** Until when; null also where that is not limited. */
  cancelUntil: z.string().nullable(),
  /** Why nothing can be asked for but by the reasons below; ''. */
  why: z.string(),
  /** Those that hold for either part now. */
  reasons: z.object({ U: z.array(z.enum(CASE_REASONS)), D: z.array(z.enum(CASE_REASONS)) }),
  /** The store takes unopened packs back without a reason for so many days; 0: it does not. */
  noReasonDays: z.number(),
  /** What the buyer is told of how long each side has. */
  rules: z.object({ auditDays: z.number(), escalateDays: z.number(), cancelMinutes: z.number() }),
  /** Of either part, the lines of which something is left. */
  lines: z.array(
    z.object({
      orderLineId: z.number(),
      partNo: z.string(),
      goodsName: z.string(),
      goodsImage: z.string().nullable(),
      packageName: z.string(),
      buyNum: z.number(),
      /** False for what was agreed on later, of which only money comes back. */
      isGoods: z.boolean(),
      /** Pieces that may be claimed of each part. */
      left: z.object({ U: z.number(), D: z.number() }),
      /** A case about it that is still open, by part; ''. */
      open: z.object({ U: z.string(), D: z.string() }),
    }),
  ),
  /** What was paid by bank transfer goes back to this account, shown by its end; '' where nobody knows it; null where nothing was. */
  transferredFrom: z.string().nullable(),
  /** For the claim that was given, or all of the part. */
  most: z.object({
    lines: z.array(z.object({ orderLineId: z.number(), number: z.number(), amount: Yuan })),
    freight: Yuan,
    amount: Yuan,
  }),
});
export type Maximum = z.infer<typeof Maximum>;

export const afterSaleProtocol = {
  ...door('v3/business/front/afterSale', asks, {
    /** Of an order's part: what is left of each line, and the most money for a claim. */
    maximum: get(
      { zh: '售后可申请数量与金额', en: 'The most that an after-sale may ask for' },
      z.object({
        ...claim,
        reason: claim.reason.default('R15'),
        part: claim.part.default('U'),
        /** A case that is to be changed: its own pieces count as free. */
        caseSn: line(20).default(''),
      }),
      Maximum,
    ),
    /** Kinds 1, 2 and 3 ask the store; kind 8 cancels a paid order in time, and the money goes back at once. */
    apply: post(
      { zh: '申请售后', en: 'Ask for after-sale' },
      z.object({
        ...claim,
        kind: whole(1, 9),
        text: line(500).default(''),
        /** Whether shipped goods have arrived. */
        isReceived: flag().optional(),
        /** Left out: the most. */
        amount: yuanAmount().optional(),
        toBalance,
        imageFileIds: pictures,
        ...requestId,
      }),
      Done,
      { creates: true },
    ),
    /** Of a case that nobody has answered yet, with the checks of applying; kind and part stay. */
    edit: step(
      '修改售后申请',
      'Change a case',
      seen.extend({
        reason: claim.reason,
        lines: claim.lines,
        text: line(500).default(''),
        isReceived: flag().optional(),
        amount: yuanAmount().optional(),
        toBalance,
      }),
    ),
    detail: get({ zh: '售后单详情', en: 'An after-sale case' }, one, CaseDetail, { access: reads }),
    withdraw: step('撤销售后申请', 'Withdraw a case', seen.partial({ version: true })),
    acceptOffer: step('接受商家提出的金额', 'Accept what the store offers', seen),
    declineOffer: step(
      '不接受商家提出的金额',
      'Decline what the store offers',
      seen.extend({ reason: line(200).default('') }),
    ),
    escalate: step('申请平台介入', 'Call the platform', one.extend({ text: said, imageFileIds: pictures })),
    addEvidence: step('补充举证', 'Add evidence', one.extend({ text: said, imageFileIds: pictures })),
    /** With the carriage, and a picture of its receipt, where the store bears it. */
    sendBack: step(
      '寄回商品',
      'Send goods back',
      seen.extend({ ...way, carriage: yuanAmount().optional(), imageFileIds: pictures }),
    ),
    takeRefund: step('同意改为退款', 'Take the money instead of a replacement', seen),
    takeReplacement: step('确认收到换货', 'The replacement has arrived', seen),
    /** What a channel has refused, or came from an account that nobody knows, goes to the balance at once, or to a bank account in the payer's or the enterprise's name. */
    nameAccount: post(
      { zh: '选择退款方式', en: 'Choose where a refused refund goes' },
      seen.extend({
        route: z.enum(['BALANCE', 'BANK']),
        name: line(100).default(''),
        bank: line(100).default(''),
        account: line(40).default(''),
        ...requestId,
      }),
      Done,
      { creates: true, perMinute: 10 },
    ),
  }),
  ...door('v3/business/seller/afterSale', storeOperator, {
    storeDetail: get({ zh: '售后单详情', en: 'An after-sale case' }, one, CaseDetail, { name: 'detail' }),
    /** Goods that come back go to the address that is named, or to the default one. */
    agree: step('同意售后申请', 'Agree to a case', seen.extend({ addressId: id().optional() })),
    offer: step(
      '提出其他退款金额',
      'Offer another amount',
      seen.extend({ amount: yuanAmount(), reason: line(200, 2) }),
    ),
    refuse: step(
      '拒绝售后申请',
      'Refuse a case',
      seen.extend({ reason: line(200, 2), imageFileIds: pictures }),
    ),
    storeEvidence: post(
      { zh: '补充举证', en: 'Add evidence' },
      one.extend({ text: said, imageFileIds: pictures }),
      Done,
      { name: 'addEvidence' },
    ),
    /** What came back, by lot and grade; what is left out has not come. */
    receive: step(
      '收货验货',
      'Receive a return',
      seen.extend({
        pieces: json(
          z
            .array(
              z.object({
                orderLineId: id(),
                lotNo: line(60, 1),
                grade: z.enum(GRADES),
                number: whole(0, 2_000_000_000),
              }),
            )
            .min(1)
            .max(1_000),
        ),
      }),
    ),
    turnAway: step('拒收退货', 'Refuse a return', seen.extend({ reason: said, imageFileIds: pictures })),
    sendReplacement: step('发出换货', 'Send a replacement', seen.extend(way)),
    /** The buyer is asked whether he takes the money instead. */
    cannotReplace: step(
      '无货可换，提议退款',
      'Offer a refund for lack of a replacement',
      seen.extend({ reason: line(200, 2) }),
    ),
  }),
  ...door('v3/business/admin/afterSale', platform('operator'), {
    adminDetail: get({ zh: '平台：售后单详情', en: 'Platform: an after-sale case' }, one, CaseDetail, {
      name: 'detail',
      access: platform('operator', 'finance'),
    }),
    /** An amount pays back so much of what was asked; `sendsBack`: once the goods are back, or replaces them; neither: nothing is paid. */
    decide: step(
      '平台：裁定售后争议',
      'Platform: decide a disputed case',
      seen.extend({ amount: yuanAmount().optional(), sendsBack: flag().optional(), reason: said }),
    ),
    ...ruleCalls({ zh: '售后规则', en: 'periods and amounts of after-sale' }, AFTER_SALE_RULES),
  }),
  ...door('v3/business/admin/afterSale', platform('finance'), {
    /** Much money is released by two people. */
    release: step('平台：放行退款', 'Platform: release a refund', seen),
    retryRefund: step('平台：重新提交渠道退款', 'Platform: ask the channel to pay back again', seen),
    /** Paid to the account that it came from or that the buyer has named; of several refunds the one that is named, else all. */
    markRefundPaid: step(
      '平台：登记银行退款',
      'Platform: a refund was paid by bank',
      seen.extend({ serial: line(64, 4), refundSn: line(20).default('') }),
    ),
    /** The buyer chooses again. */
    refuseAccount: step(
      '平台：退回收款账户',
      'Platform: the account does not take the refund',
      seen.extend({ reason: line(200, 2) }),
    ),
  }),
};

/** Whether this kind can be asked for. */
export const isKind = (kind: number): kind is (typeof ASKED_KINDS)[number] =>
  (ASKED_KINDS as readonly number[]).includes(kind);
