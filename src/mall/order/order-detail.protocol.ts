// The shapes in which an order is read: a card in lists, and one in full with its stages, parcels and evidence.
import { z } from 'zod';
import { Moment, Tone, Yuan, YuanUnitPrice } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { STATEMENT_STATES } from '#mall/statement/statement-status.ts';
import { Invoice } from './basket.protocol.ts';
import { ORDER_BUTTONS } from './order-buttons.ts';
import { DELIVERY_WAYS, ORDER_SOURCES } from './order-source.ts';
import { ORDER_STATES } from './order-status.ts';
import { STAGE_STATES, STAGE_TRIGGERS } from './payment-plan.ts';

/** Empty where an employee may not see prices. */
const ShownYuan = Yuan.or(z.literal(''));
const ShownUnitPrice = YuanUnitPrice.or(z.literal(''));

export const OrderLineReply = z.object({
  orderLineId: z.number(),
  /** Null for what was agreed by words, without a listing. */
  goodsId: z.number().nullable(),
  productId: z.number().nullable(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  partNo: z.string(),
  brandName: z.string(),
  /** How the buyer's enterprise called the part when it ordered; '': it had no code. */
  matCode: z.string(),
  packageName: z.string(),
  packing: z.string(),
  buyNum: z.number(),
  listPrice: ShownUnitPrice,
  unitPrice: ShownUnitPrice,
  amount: ShownYuan,
  shippedNum: z.number(),
  closedNum: z.number(),
  /** What cases of after-sale hold, of the unshipped and of the shipped pieces; and what has been sent back. */
  heldUnshipped: z.number(),
  heldShipped: z.number(),
  returnedNum: z.number(),
  isEvaluated: z.boolean(),
});
export type OrderLineReply = z.infer<typeof OrderLineReply>;

/** One stage in which an agreed order is paid. */
export const StageReply = z.object({
  seq: z.number(),
  trigger: z.enum(STAGE_TRIGGERS),
  triggerName: z.string(),
  state: z.enum(STAGE_STATES),
  stateName: z.string(),
  amount: ShownYuan,
  /** What need not be paid any more; and what was paid and has gone back. */
  waived: ShownYuan,
  refunded: ShownYuan,
  /** What is left of it, paid or to be paid. */
  due: ShownYuan,
  dueDays: z.number(),
  dueAt: Moment.nullable(),
  isOverdue: z.boolean(),
  paidAt: Moment.nullable(),
  /** The number to pay it by; null when there is nothing to pay now, or the reader may not. */
  paySn: z.string().nullable(),
});
export type StageReply = z.infer<typeof StageReply>;

export const OrderCard = z.object({
  orderSn: z.string(),
  parentSn: z.string(),
  paySn: z.string(),
  /** The number of the state table. */
  orderState: z.number(),
  state: z.enum(ORDER_STATES),
  /** As the reader's side calls it. */
  /** At once, on account, or in stages. */
  payMode: z.enum(['CASH', 'CREDIT', 'PLAN']),
  /** On account: where it stands with its statements; '' otherwise. */
  settleState: z.enum(['', ...STATEMENT_STATES]),
  stateName: z.string(),
  tone: Tone,
  storeId: z.number(),
  storeName: z.string(),
  memberName: z.string(),
  receiverName: z.string(),
  source: z.enum(ORDER_SOURCES),
  sourceName: z.string(),
  /** The quotation's or contract's number; '' for what was bought from listings. */
  sourceSn: z.string(),
  inqSn: z.string(),
  isService: z.boolean(),
  /** In which stages an agreed order is paid; empty for others. */
  stages: z.array(StageReply),
  lines: z.array(OrderLineReply),
  goodsAmount: ShownYuan,
  freight: ShownYuan,
  payable: ShownYuan,
  /** Of an agreed order: what need not be paid any more; and what is left of the whole without it. */
  waived: ShownYuan,
  owed: ShownYuan,
  /** What has gone back; and what goes back and has not arrived. */
  refunded: ShownYuan,
  refunding: ShownYuan,
  /** It is over but for its money, which is on its way back. */
  isRefunding: z.boolean(),
  createTime: Moment,
  payDeadline: Moment.nullable(),
  isDeleted: z.boolean(),
  /** False for a colleague's order that the reader looks after too. */
  isMine: z.boolean(),
  /** What the reader may do now (order-buttons.ts); buttons are drawn from this alone. */
  allowedActions: z.array(z.enum(ORDER_BUTTONS)),
});
export type OrderCard = z.infer<typeof OrderCard>;

export const ParcelReply = z.object({
  parcelSn: z.string(),
  /** It replaces what was sent back. */
  isExchange: z.boolean(),
  state: z.enum(['SHIPPED', 'RECEIVED']),
  stateName: z.string(),
  way: z.enum(DELIVERY_WAYS),
  wayName: z.string(),
  carrier: z.string(),
  trackingNo: z.string(),
  shippedAt: Moment,
  receivedAt: Moment.nullable(),
  lines: z.array(
    z.object({
      orderLineId: z.number(),
      partNo: z.string(),
      goodsName: z.string(),
      lotNo: z.string(),
      dateCode: z.string(),
      /** Null: of no listing's stock. */
      lotId: z.number().nullable(),
      number: z.number(),
    }),
  ),
});
export type ParcelReply = z.infer<typeof ParcelReply>;

/** What follows an order in its chain of evidence, the order itself first. */
export const CHAIN_KINDS = ['order', 'charge', 'parcel', 'report', 'sheet', 'redLetter'] as const;
export type ChainKind = (typeof CHAIN_KINDS)[number];

/** A link of an order's chain of evidence, or what it was agreed in: numbers, dates and hashes, no names and no prices. */
export const ChainLink = z.object({
  kind: z.enum(['quotation', 'contract', 'service', 'authen', ...CHAIN_KINDS]),
  sn: z.string(),
  /** What lies in a parcel: lot numbers, with their date codes. */
  lots: z.array(z.string()),
  /** SHA-256 over what it says and the link before. */
  hash: z.string(),
  time: Moment,
  /** It is as it was written, follows the one before, and says what the mall's tables say. */
  isIntact: z.boolean(),
});
export type ChainLink = z.infer<typeof ChainLink>;

/** A document that an order comes from, or what has followed it. */
export const EvidenceReply = z.object({
  kind: z.enum(['inquiry', 'quotation', 'contract', 'service', 'authen', ...CHAIN_KINDS]),
  sn: z.string(),
  lots: z.array(z.string()),
  versionNo: z.number(),
  /** SHA-256 of the version's canonical text; '' where none is kept. */
  hash: z.string(),
  time: Moment.nullable(),
  /** What is kept is what was agreed: its text gives the hash that the order carries; null where there is nothing to compare. */
  isIntact: z.boolean().nullable(),
});
export type EvidenceReply = z.infer<typeof EvidenceReply>;

export const OrderDetail = OrderCard.extend({
  /** `partId`: null for a product that is gone. */
  lines: z.array(
    OrderLineReply.extend({
      partId: z.number().nullable(),
      /** Why it costs that: the rule, and where it was agreed. */
      priceWhy: z.string(),
      /** Of the accepted version's line; '' for what was bought from listings. */
      lineHash: z.string(),
      /** What the platform takes of it, less for what has gone back; '' for buyers. */
      commission: ShownYuan,
    }),
  ),
  /** From the inquiry over this order to its parcels and invoices, each with its hash; empty before an order from listings is placed for good. */
  evidence: z.array(EvidenceReply),
  /** What somebody types with the order's number on the page of verification; '' before it is placed for good. */
  verifyCode: z.string(),
  /** Why the store may not deliver now, although it is its turn; '' where nothing is in the way. */
  blockedWhy: z.string(),
  /** Why this reader may not pay it, and who may; null where he may or nothing is to be paid. */
  payStop: z.object({ text: z.string(), whoMay: z.array(z.string()) }).nullable(),
  /** How far its own enterprise has decided on it; null where nobody is asked, and for stores. */
  approval: ApprovalPath.nullable(),
  /** What it was bought for; null and '' for stores. */
  projectId: z.number().nullable(),
  costCentre: z.string(),
  trade: z.object({
    parentSn: z.string(),
    payState: z.number(),
    payable: ShownYuan,
    poNumber: z.string(),
    address: z.object({
      receiverName: z.string(),
      mobile: z.string(),
      regionName: z.string(),
      detailAddress: z.string(),
      companyName: z.string(),
    }),
    invoice: Invoice,
    siblings: z.array(z.object({ orderSn: z.string(), storeName: z.string(), stateName: z.string() })),
    payMethodName: z.string().nullable(),
    /** Paid in several ways: what each brought this order; empty for stores, and for who may not see prices. */
    payParts: z.array(z.object({ name: z.string(), amount: Yuan })),
  }),
  remark: z.string(),
  closeReason: z.string(),
  closeAsked: z.boolean(),
  /** What the store asks for besides, while it waits for the buyer. */
  charge: z.object({ amount: ShownYuan, reason: z.string(), dueDays: z.number() }).nullable(),
  paidAt: Moment.nullable(),
  shippedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
  /** A case of after-sale is open: receipt waits until it is settled. */
  isInCase: z.boolean(),
  autoReceiveAt: Moment.nullable(),
  evaluateUntil: Moment.nullable(),
  parcels: z.array(ParcelReply),
  log: z.array(
    z.object({
      event: z.string(),
      eventName: z.string(),
      stateName: z.string(),
      actorName: z.string(),
      reason: z.string(),
      time: Moment,
    }),
  ),
});
export type OrderDetail = z.infer<typeof OrderDetail>;
