// Trades, their sub-orders per store, lines, parcels, and the log of every step (domain 3.4.1, 3.4.2).
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amount, key, moment, pieces, price, ref, refTo, snTo, table } from '#kit/db/columns.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { product, stockLot } from '#mall/goods/server/goods.tables.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { store } from '#mall/store/server/store.tables.ts';
import type { LessFrom } from '../less-owed.ts';
import type { AddressSnapshot, InvoiceSnapshot } from '../order-snapshot.ts';
import {
  type DeliveryWay,
  type LineOrigin,
  type OrderSource,
  type ParcelKind,
  type PayMode,
  type PriceSource,
  type ServiceOrderKind,
  TAX_OF_GOODS,
} from '../order-source.ts';
import type { EvaluateState, OrderState, ReviewKind } from '../order-status.ts';
import type { Charge } from '../order-terms.ts';
import type { StageState, StageTrigger } from '../payment-plan.ts';

const noAmount = () => amount().notNull().default(sql`0`);

export const trade = table(
  'trade',
  {
    parentSn: text().primaryKey(),
    paySn: text().notNull().unique(),
    /** Who ordered. Stays when the orders are handed over. */
    memberId: refTo(() => member.memberId),
    source: text().$type<OrderSource>().notNull(),
    /** The quotation or contract it was agreed in; '' for what was bought from listings. */
    sourceSn: text().notNull().default(''),
    /** Which version of it, and that version's hash, so that it can be held against what is kept. */
    sourceVersionNo: integer().notNull().default(0),
    sourceHash: text().notNull().default(''),
    /** The inquiry behind it; '' for none. */
    inqSn: text().notNull().default(''),
    /** What the enterprise bought it for. */
    projectId: ref(),
    costCentre: text().notNull().default(''),
    /** Its enterprise has rules or budgets: they were asked, and are told how it ends. */
    isGoverned: boolean().notNull().default(false),
    /** 0 unpaid, 1 paid, 2 partly, 3 closed. */
    payState: smallint().$type<0 | 1 | 2 | 3>().notNull().default(0),
    payable: amount().notNull(),
    address: jsonb().$type<AddressSnapshot>().notNull(),
    invoice: jsonb().$type<InvoiceSnapshot>().notNull(),
    poNumber: text().notNull().default(''),
    /** Coupons that were used, by their numbers. */
    couponUses: jsonb().$type<string[]>().notNull().default(sql`'[]'`),
    pointsNum: integer().notNull().default(0),
    /** What is delivered becomes an application for an invoice by itself. */
    autoInvoice: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
    payDeadline: moment(),
    paidAt: moment(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index().on(t.memberId, t.createdAt),
    index('trade_of_source').on(t.sourceSn).where(sql`source_sn <> ''`),
  ],
);

export const subOrder = table(
  'sub_order',
  {
    orderId: key(),
    orderSn: text().notNull().unique(),
    parentSn: snTo(() => trade.parentSn),
    /** Who looks after it on the buyer's side: who ordered, or a leaver's successor. */
    memberId: refTo(() => member.memberId),
    /** The enterprise it was bought for: its main account sees it whoever ordered. */
    enterpriseId: ref().references(() => enterprise.enterpriseId),
    storeId: refTo(() => store.storeId),
    /** The store's name when the order was placed (domain R9). */
    storeName: jsonb().$type<{ zh: string; en: string }>().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Counts transitions: two people acting at once, the second is refused (domain R2). */
    version: integer().notNull().default(1),
    /** Agreed in a quotation or a contract: its prices are, it promises no listing's stock, and it is paid in stages. */
    isAgreed: boolean().notNull().default(false),
    /** A test, calibration or certification: nothing is sent by a carrier. */
    isService: boolean().notNull().default(false),
    /** Its store has a laboratory: what it brings is delivered by reports alone. */
    isByReport: boolean().notNull().default(false),
    /** Which kind of service; null: goods, or not named. */
    serviceKind: text().$type<ServiceOrderKind>(),
    /** What must be paid before anything is delivered, and is not. */
    dueBeforeShip: amount().notNull().default(sql`0`),
    /** The store has said that it could deliver: what is due before counts from then on. */
    isReadySaid: boolean().notNull().default(false),
    /** Delivery waits while the end of its contract is discussed. */
    isOnHold: boolean().notNull().default(false),
    /** What the store asks for besides, until the buyer has said yes or no. */
    charge: jsonb().$type<Charge>(),
    /** Reviews still to pass, the current one first. */
    reviewKind: text().$type<ReviewKind>().array().notNull().default(sql`'{}'`),
    /** Cases of after-sale that are counted: receipt and release wait for them, pieces they do not hold are shipped. */
    lockState: integer().notNull().default(0),
    evaluateState: smallint().$type<EvaluateState>().notNull().default(1),
    goodsAmount: amount().notNull(),
    freight: amount().notNull(),
    payable: amount().notNull(),
    /** How it is paid: at once, on account, or in stages. */
    payMode: text().$type<PayMode>().notNull().default('CASH'),
    creditAccountId: ref(),
    /** Off the goods and off the carriage, by whose cost it is. */
    discountStore: noAmount(),
    discountPlatform: noAmount(),
    freightDiscountStore: noAmount(),
    freightDiscountPlatform: noAmount(),
    pointsMoney: noAmount(),
    /** What has gone back to the buyer, and what of the carriage has, or need not be paid any more. */
    refunded: amount().notNull().default(sql`0`),
    freightRefunded: noAmount(),
    /** Where it stands with statements: '' for what is on none. */
    settleState: text().notNull().default(''),
    /** When its money went over to the store. */
    releasedAt: moment(),
    /** What the store has received itself. */
    storeHeld: noAmount(),
    remark: text().notNull().default(''),
    /** Where this part of the trade goes after the buyer changed it (O17); null: where the trade goes. */
    address: jsonb().$type<AddressSnapshot>(),
    closeReason: text().notNull().default(''),
    /** The store has asked to close what it cannot deliver (O15). */
    closeAsked: boolean().notNull().default(false),
    delayDays: integer().notNull().default(0),
    buyerExtended: boolean().notNull().default(false),
    storeExtended: boolean().notNull().default(false),
    /** 0 shown, 1 in the bin, 2 gone (buyer's view only). */
    deleteState: smallint().$type<0 | 1 | 2>().notNull().default(0),
    createdAt: moment().notNull().default(sql`now()`),
    /** Whoever changes the row stamps it: systems that keep a copy ask for what has changed. */
    updatedAt: moment().notNull().default(sql`now()`),
    paidAt: moment(),
    shippedAt: moment(),
    finishedAt: moment(),
    autoReceiveAt: moment(),
    evaluateUntil: moment(),
  },
  (t) => [
    index().on(t.parentSn),
    index('sub_order_of_member').on(t.memberId, t.createdAt.desc().nullsFirst()),
    index('sub_order_of_enterprise').on(t.enterpriseId, t.createdAt.desc().nullsFirst()),
    index('sub_order_of_store').on(t.storeId, t.state, t.createdAt.desc().nullsFirst()),
    index('sub_order_of_store_newest').on(t.storeId, t.createdAt.desc().nullsFirst()),
    index('sub_order_to_release')
      .on(t.finishedAt)
      .where(sql`released_at IS NULL AND state IN ('COMPLETED', 'CLOSED')`),
    index('sub_order_agreed').on(t.memberId, t.createdAt).where(sql`is_agreed`),
    index('sub_order_agreed_of_enterprise').on(t.enterpriseId, t.createdAt).where(sql`is_agreed`),
    index('sub_order_changes_of_member').on(t.memberId, t.updatedAt),
    index('sub_order_changes_of_enterprise').on(t.enterpriseId, t.updatedAt),
    index('sub_order_changes_of_store').on(t.storeId, t.updatedAt),
    check(
      'payable_is_sum',
      sql`${t.payable} = ${t.goodsAmount} + ${t.freight} - ${t.discountStore} - ${t.discountPlatform}
        - ${t.freightDiscountStore} - ${t.freightDiscountPlatform} - ${t.pointsMoney}`,
    ),
    check('refund_within_payable', sql`${t.refunded} >= 0 AND ${t.refunded} <= ${t.payable}`),
    // of an order that is paid in stages it may never have been paid
    check(
      'freight_refund_within_refund',
      sql`${t.freightRefunded} >= 0 AND ${t.freightRefunded} <= CASE WHEN ${t.isAgreed} THEN ${t.freight} ELSE ${t.refunded} END`,
    ),
    check('lock_state_counts', sql`${t.lockState} >= 0`),
  ],
);

/** What was agreed, copied at that moment (domain R9). */
export const orderLine = table(
  'order_line',
  {
    orderLineId: key(),
    orderSn: snTo(() => subOrder.orderSn),
    /** Null for what was agreed by words, without a listing. */
    goodsId: ref(),
    productId: ref().references(() => product.productId),
    /** The agreed line's number within its quotation or contract, and the hash it was accepted with (domain 4, invariant 10). */
    sourceLineNo: integer(),
    lineHash: text().notNull().default(''),
    /** The accepted version of the quotation that the line is from. */
    quotation: jsonb().$type<LineOrigin>(),
    goodsName: jsonb().$type<{ zh: string; en: string }>().notNull(),
    partNo: text().notNull(),
    brandName: text().notNull(),
    /** How the buyer's enterprise calls the part; '': it has no code. */
    matCode: text().notNull().default(''),
    packageName: text().notNull().default(''),
    packing: text().notNull(),
    goodsImage: text(),
    buyNum: pieces().notNull(),
    /** What the line promised of its listing's stock: all of it, or nothing where it was agreed. */
    reservedNum: pieces()
      .notNull()
      .generatedAlwaysAs(sql`CASE WHEN source_line_no IS NULL THEN buy_num ELSE 0 END`),
    /** The ladder's price when ordered; `unitPrice` may be lower after the store changed it. */
    listPrice: price().notNull(),
    unitPrice: price().notNull(),
    amount: amount().notNull(),
    /** Where the price is from, and the number of what it is from. */
    priceSource: text().$type<PriceSource>().notNull().default('TIER'),
    priceSourceSn: text().notNull().default(''),
    /** Category of tax, and its rate per mille. */
    taxCode: text().notNull().default(''),
    taxRate: smallint().notNull().default(TAX_OF_GOODS),
    discountStore: noAmount(),
    discountPlatform: noAmount(),
    pointsNum: integer().notNull().default(0),
    pointsMoney: noAmount(),
    /** What is paid for it in money. */
    due: amount()
      .notNull()
      .generatedAlwaysAs(sql`amount - discount_store - discount_platform - points_money`),
    commissionRuleId: ref(),
    commission: noAmount(),
    commissionBack: noAmount(),
    shippedNum: pieces().notNull().default(0),
    /** Closed without delivery (O15, O16). */
    closedNum: pieces().notNull().default(0),
    /** What cases of after-sale hold of the pieces still to be shipped, and of the shipped ones. */
    heldUnshipped: pieces().notNull().default(0),
    heldShipped: pieces().notNull().default(0),
    returnedNum: pieces().notNull().default(0),
    exchangedNum: pieces().notNull().default(0),
    refunded: amount().notNull().default(sql`0`),
    refundedPoints: integer().notNull().default(0),
    refundedPointsMoney: noAmount(),
    refundedPlatform: noAmount(),
    refundedStore: noAmount(),
    isEvaluated: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.orderSn),
    index().on(t.goodsId),
    check(
      'shipped_within_bought',
      sql`${t.shippedNum} >= 0 AND ${t.closedNum} >= 0 AND ${t.shippedNum} + ${t.closedNum} <= ${t.buyNum}`,
    ),
    check(
      'held_within_line',
      sql`${t.heldUnshipped} >= 0 AND ${t.heldUnshipped} <= ${t.buyNum} - ${t.shippedNum} - ${t.closedNum}
        AND ${t.heldShipped} >= 0 AND ${t.returnedNum} >= 0 AND ${t.heldShipped} + ${t.returnedNum} <= ${t.shippedNum}`,
    ),
    check('due_not_negative', sql`${t.due} >= 0`),
    check('line_refund_within_due', sql`${t.refunded} >= 0 AND ${t.refunded} <= ${t.due}`),
    check(
      'line_shares_back_within',
      sql`${t.refundedPointsMoney} <= ${t.pointsMoney} AND ${t.refundedPlatform} <= ${t.discountPlatform}
        AND ${t.refundedStore} <= ${t.discountStore} AND ${t.commissionBack} <= ${t.commission}`,
    ),
  ],
);

export const parcel = table(
  'parcel',
  {
    parcelSn: text().primaryKey(),
    orderSn: snTo(() => subOrder.orderSn),
    /** `EXCHANGE`: it replaces what was sent back. */
    kind: text().$type<ParcelKind>().notNull().default('ORDER'),
    state: text().$type<'SHIPPED' | 'RECEIVED'>().notNull(),
    way: text().$type<DeliveryWay>().notNull().default('carrier'),
    /** '' for what no carrier brings. */
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    shippedAt: moment().notNull(),
    receivedAt: moment(),
  },
  (t) => [index().on(t.orderSn)],
);

/** What lies in a parcel, by lot and date code. */
export const parcelLine = table(
  'parcel_line',
  {
    parcelLineId: key(),
    parcelSn: snTo(() => parcel.parcelSn),
    orderLineId: refTo(() => orderLine.orderLineId),
    /** Null where the store typed lot and date code: the pieces are of no listing's stock. */
    lotId: ref().references(() => stockLot.lotId),
    lotNo: text().notNull(),
    dateCode: text().notNull(),
    number: pieces().notNull(),
  },
  (t) => [index().on(t.parcelSn), uniqueIndex('parcel_line_once').on(t.parcelSn, t.orderLineId, t.lotId)],
);

/** Reports that a laboratory has issued for what was ordered, an amendment besides the one that it replaces. */
export const orderReport = table(
  'order_report',
  {
    orderSn: snTo(() => subOrder.orderSn),
    reportNo: text().notNull(),
    /** SHA-256 of its original, in hex. */
    pdfHash: text().notNull(),
    issuedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderSn, t.reportNo] })],
);

/** The stages in which an agreed order is paid (domain 3.4.3). Their amounts add up to the order's payable (domain 4, invariant 3). */
export const orderStage = table(
  'order_stage',
  {
    stageId: key(),
    orderSn: snTo(() => subOrder.orderSn),
    /** Within the order, from 1. */
    seq: integer().notNull(),
    trigger: text().$type<StageTrigger>().notNull(),
    amount: amount().notNull(),
    /** Calendar days from the trigger on. */
    dueDays: integer().notNull().default(0),
    /** Null before the trigger. */
    dueAt: moment(),
    /** Its bill: the trade's for ON_ORDER, one of its own otherwise. */
    paySn: text().notNull(),
    state: text().$type<StageState>().notNull(),
    /** What need not be paid any more, since it will not be delivered. */
    waived: amount().notNull().default(sql`0`),
    /** What was paid and has gone back. */
    refunded: amount().notNull().default(sql`0`),
    paidAt: moment(),
  },
  (t) => [
    uniqueIndex('order_stage_once').on(t.orderSn, t.seq),
    index().on(t.paySn),
    check(
      'stage_within_amount',
      sql`${t.waived} >= 0 AND ${t.refunded} >= 0 AND ${t.waived} + ${t.refunded} <= ${t.amount}`,
    ),
  ],
);

/** What a case has taken off a stage: less to pay, or money that goes back. */
export const orderStageLess = table(
  'order_stage_less',
  {
    lessId: key(),
    stageId: refTo(() => orderStage.stageId),
    caseSn: text().notNull(),
    takenFrom: text().$type<LessFrom>().notNull(),
    amount: amount().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index().on(t.stageId), index().on(t.caseSn), check('stage_less_above_zero', sql`${t.amount} > 0`)],
);
