// Orders: from the confirmed cart to the received parcel. Owns trade, sub_order, lines, parcels, log; leans on cart, goods, payment, address, store. The life is order-process.ts.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import {
  id,
  json,
  line,
  Moment,
  requestId,
  ruled,
  whole,
  Yuan,
  YuanUnitPrice,
  yuanAmount,
  yuanUnitPrice,
} from '#kit/http/wire.ts';
import { checkCreditCode, checkEmail } from '#kit/rules/identity-rules.ts';
import { Address } from '#mall/address/address.protocol.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { PACKINGS } from '#mall/goods/goods.protocol.ts';
import { enterprise, loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { ORDER_BUTTONS } from './order-buttons.ts';
import { DELIVERY_WAYS, ORDER_SOURCES } from './order-source.ts';
import { ORDER_STATES } from './order-status.ts';
import { STAGE_STATES, TRIGGERS } from './payment-plan.ts';

export const InvoiceInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('normal'),
    titleKind: z.enum(['person', 'company']),
    title: line(100, 1),
    taxNo: z.string().trim().max(20).optional(),
    email: ruled(checkEmail).optional(),
  }),
  z.object({
    kind: z.literal('special'),
    titleKind: z.literal('company'),
    title: line(100, 1),
    taxNo: ruled(checkCreditCode),
    registerAddress: line(200, 1),
    registerPhone: line(30, 1),
    bank: line(100, 1),
    bankAccount: line(40, 1),
    email: ruled(checkEmail).optional(),
  }),
]);
export type InvoiceInput = z.infer<typeof InvoiceInput>;

/** What an enterprise buys it for; nobody else is asked. */
const purpose = { projectId: id().optional(), costCentre: line(60).default('') };

const Invoice = z.looseObject({ kind: z.enum(['none', 'normal', 'special']) });

/** What is bought: the checked cart lines, or one product straight away. */
const basket = {
  source: z.enum(['cart', 'buyNow']).default('cart'),
  productId: id().optional(),
  number: whole(1, 999_999_999).optional(),
};

export const OrderProblem = z.object({
  kind: z.enum([
    'empty',
    'offSale',
    'shortage',
    'quantity',
    'priceChanged',
    'address',
    'amountChanged',
    'limit',
  ]),
  productId: z.number().nullable(),
  text: z.string(),
});
export type OrderProblem = z.infer<typeof OrderProblem>;

export const ConfirmLine = z.object({
  productId: z.number(),
  goodsId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  partNo: z.string(),
  brandName: z.string(),
  partId: z.number(),
  /** How the buyer's enterprise calls the part, as it will stand on the order; '': it has no code. */
  matCode: z.string(),
  packing: z.enum(PACKINGS),
  buyNum: z.number(),
  goodsPrice: YuanUnitPrice,
  formerPrice: YuanUnitPrice.nullable(),
  amount: Yuan,
  leadDays: z.number(),
});

export const ConfirmReply = z.object({
  storeGroupList: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      lines: z.array(ConfirmLine),
      goodsAmount: Yuan,
      freight: Yuan,
      /** "¥8.00, free from ¥99.00": why this freight. */
      freightWhy: z.string(),
      payable: Yuan,
    }),
  ),
  goodsAmount: Yuan,
  freight: Yuan,
  payable: Yuan,
  addresses: z.array(Address),
  /** The invoice choice of the last order, offered again. */
  lastInvoice: Invoice.nullable(),
  problems: z.array(OrderProblem),
});
export type ConfirmReply = z.infer<typeof ConfirmReply>;

/** `yyww`. */
const DateCode = z
  .string()
  .trim()
  .regex(/^\d{2}(0[1-9]|[1-4]\d|5[0-3])$/);

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
  isEvaluated: z.boolean(),
});
export type OrderLineReply = z.infer<typeof OrderLineReply>;

/** One stage in which an agreed order is paid. */
export const StageReply = z.object({
  seq: z.number(),
  trigger: z.enum(TRIGGERS),
  triggerName: z.string(),
  state: z.enum(STAGE_STATES),
  stateName: z.string(),
  amount: ShownYuan,
  /** What need not be paid any more; and what was paid and has gone back. */
  waived: ShownYuan,
  refunded: ShownYuan,
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
  stateName: z.string(),
  tone: z.enum(['waiting', 'moving', 'done', 'refused', 'neutral']),
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
  refunded: ShownYuan,
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
      number: z.number(),
    }),
  ),
});
export type ParcelReply = z.infer<typeof ParcelReply>;

/** A document that an agreed order comes from. */
export const EvidenceReply = z.object({
  kind: z.enum(['inquiry', 'quotation', 'contract', 'order']),
  sn: z.string(),
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
    }),
  ),
  /** From the inquiry to this order, each document as it was agreed, with its hash; empty for what was bought from listings. */
  evidence: z.array(EvidenceReply),
  /** Why the store may not deliver now, although it is its turn; '' where nothing is in the way. */
  blockedWhy: z.string(),
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
  }),
  remark: z.string(),
  closeReason: z.string(),
  closeAsked: z.boolean(),
  paidAt: Moment.nullable(),
  shippedAt: Moment.nullable(),
  finishedAt: Moment.nullable(),
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

const one = z.object({ orderSn: line(30, 1) });
const withReason = z.object({ orderSn: line(30, 1), reason: line(200, 1) });
/** Who orders and pays sees prices (domain 3.3 subAccount). */
const submitting = permitted(permitted(loggedIn, 'order.price'), 'order.submit');
const reading = permitted(loggedIn, 'order.read');
const mine = (point: PermissionPoint, zh: string, en: string) =>
  ({
    method: 'POST',
    access: point === 'order.submit' ? submitting : permitted(loggedIn, point),
    summary: { zh, en },
    input: one,
    reply: OrderDetail,
  }) as const;
const theStores = (zh: string, en: string) =>
  ({ method: 'POST', access: storeOperator, summary: { zh, en }, reply: OrderDetail }) as const;

export const orderProtocol = {
  ...door('v3/business/front/orderOperate', submitting, {
    /** Shows what an order would be. Changes nothing. */
    confirm: post(
      { zh: '确认订单', en: 'Confirm: what the order would be' },
      z.object(basket),
      ConfirmReply,
      { apart: true },
    ),
    check: post(
      { zh: '提交前检查', en: 'Check before submitting' },
      z.object({ ...basket, addressId: id().optional(), expectedAmount: yuanAmount().optional() }),
      z.object({ pass: z.boolean(), problems: z.array(OrderProblem) }),
      { apart: true },
    ),
    /** expectedAmount: the total the buyer has seen; another one is refused. Without it, prices must be those seen in the cart. */
    submit: post(
      { zh: '提交订单', en: 'Submit the order' },
      z.object({
        ...basket,
        addressId: id(),
        /** storeId → remark for the store. */
        remarks: json(z.record(z.string().max(20), line(200))).optional(),
        invoice: json(InvoiceInput).optional(),
        poNumber: line(60).default(''),
        ...purpose,
        expectedAmount: yuanAmount().optional(),
        ...requestId,
      }),
      z.object({
        parentSn: z.string(),
        paySn: z.string(),
        payable: Yuan,
        orderSns: z.array(z.string()),
        needsPayment: z.boolean(),
      }),
      { creates: true },
    ),
    /** What an enterprise may book an order to, and who would have to approve it. Changes nothing. */
    approvalOutlook: get(
      {
        zh: '提交前查看审批流程与可选项目、成本中心',
        en: 'Before submitting: the way of approval, projects and cost centres',
      },
      z.object({ ...basket, ...purpose }),
      z.object({
        projects: z.array(z.object({ projectId: z.number(), projectName: z.string() })),
        costCentres: z.array(z.string()),
        path: ApprovalPath,
      }),
      { access: permitted(permitted(enterprise, 'order.price'), 'order.submit') },
    ),
  }),
  cancel: endpoint({
    ...mine('order.cancel', '取消订单', 'Cancel'),
    path: 'v3/business/front/orderOperate/cancel',
    input: z.object({ orderSn: line(30, 1), reason: line(200).default('') }),
  }),
  resubmit: endpoint({
    ...mine('order.submit', '重新提交', 'Resubmit after review'),
    path: 'v3/business/front/orderOperate/resubmit',
  }),
  withdraw: endpoint({
    ...mine('order.cancel', '撤回', 'Withdraw from review'),
    path: 'v3/business/front/orderOperate/withdraw',
  }),
  receive: endpoint({
    ...mine('order.receive', '确认收货', 'Confirm receipt'),
    path: 'v3/business/front/orderOperate/receive',
  }),
  confirmParcel: endpoint({
    ...mine('order.receive', '确认包裹', 'Confirm one parcel'),
    path: 'v3/business/front/orderOperate/confirmParcel',
    input: z.object({ orderSn: line(30, 1), parcelSn: line(30, 1) }),
  }),
  extendReceipt: endpoint({
    ...mine('order.receive', '延长收货', 'Extend the time to receive'),
    path: 'v3/business/front/orderOperate/extendReceipt',
  }),
  changeAddress: endpoint({
    ...mine('order.submit', '修改收货地址', 'Change the address'),
    path: 'v3/business/front/orderOperate/changeAddress',
    input: z.object({ orderSn: line(30, 1), addressId: id() }),
  }),
  closeRemainder: endpoint({
    ...mine('order.receive', '同意短缺关闭', 'Agree to close the remainder'),
    path: 'v3/business/front/orderOperate/closeRemainder',
  }),
  remove: endpoint({
    ...mine('order.read', '删除订单', 'Put into the bin'),
    path: 'v3/business/front/orderOperate/delete',
  }),
  restore: endpoint({
    ...mine('order.read', '还原订单', 'Take out of the bin'),
    path: 'v3/business/front/orderOperate/restore',
  }),
  purge: endpoint({
    ...mine('order.read', '永久删除', 'Delete for good'),
    path: 'v3/business/front/orderOperate/purge',
    reply: z.object({}),
  }),
  /** Puts the order's lines into the cart again. */
  buyAgain: endpoint({
    ...mine('order.read', '再次购买', 'Buy again'),
    path: 'v3/business/front/orderOperate/buyAgain',
    reply: z.object({ added: z.number(), refused: z.array(z.string()) }),
  }),
  ...door('v3/business/front/orderInfo', reading, {
    detail: get({ zh: '订单详情', en: 'One order' }, one, OrderDetail),
    /** What employees have ordered this month, for their administrators: all that was not cancelled. */
    spending: get(
      { zh: '员工本月采购额', en: 'What employees have ordered this month' },
      nothing,
      z.array(z.object({ memberId: z.number(), spent: Yuan })),
      { access: permitted(enterprise, 'ent.sub') },
    ),
  }),
  ...door('v3/business/seller/orderInfo', storeOperator, {
    sellerDetail: get({ zh: '店铺订单详情', en: "One of the store's orders" }, one, OrderDetail, {
      name: 'detail',
    }),
  }),
  /** Without lines: all that is left, lots chosen oldest first. A line without lots: oldest first; an agreed one must say them where its listing has too little. */
  deliver: endpoint({
    ...theStores('发货', 'Ship all or part'),
    path: 'v3/business/seller/orderInfo/deliver',
    input: z.object({
      orderSn: line(30, 1),
      /** How it comes to the buyer: only services come without a carrier. */
      way: z.enum(DELIVERY_WAYS).default('carrier'),
      carrier: line(40).default(''),
      trackingNo: line(60).default(''),
      lines: json(
        z
          .array(
            z.object({
              orderLineId: id(),
              number: whole(1, 999_999_999),
              lots: z
                .array(z.object({ lotId: id(), number: whole(1, 999_999_999) }))
                .max(50)
                .optional(),
              /** Of an agreed line: lots that are in no listing. */
              typed: z
                .array(z.object({ lotNo: line(40, 1), dateCode: DateCode, number: whole(1, 999_999_999) }))
                .min(1)
                .max(50)
                .optional(),
            }),
          )
          .min(1)
          .max(500),
      ).optional(),
      ...requestId,
    }),
    creates: true,
  }),
  /** The term of what is due before delivery begins with this. */
  ready: endpoint({
    ...theStores('备货完成，通知买家付款', 'Ready to deliver: ask for what is due before'),
    path: 'v3/business/seller/orderInfo/ready',
    input: one,
  }),
  approve: endpoint({
    ...theStores('接单', 'Accept the order'),
    path: 'v3/business/seller/orderInfo/approve',
    input: one,
  }),
  sendBack: endpoint({
    ...theStores('驳回', 'Send back for correction'),
    path: 'v3/business/seller/orderInfo/sendBack',
    input: withReason,
  }),
  refuse: endpoint({
    ...theStores('拒绝接单', 'Refuse the order'),
    path: 'v3/business/seller/orderInfo/refuse',
    input: withReason,
  }),
  storeCancel: endpoint({
    ...theStores('商家取消（自动退款）', 'Cancel and refund'),
    path: 'v3/business/seller/orderInfo/cancel',
    input: withReason,
  }),
  askCloseRemainder: endpoint({
    ...theStores('申请短缺关闭', 'Ask to close the remainder'),
    path: 'v3/business/seller/orderInfo/askCloseRemainder',
    input: withReason,
  }),
  storeExtendReceipt: endpoint({
    ...theStores('延长收货', 'Extend the time to receive'),
    path: 'v3/business/seller/orderInfo/extendReceipt',
    input: one,
  }),
  /** Lower prices or freight before payment; never higher. */
  changePrice: endpoint({
    ...theStores('改价', 'Change the price before payment'),
    path: 'v3/business/seller/orderInfo/changePrice',
    input: z.object({
      orderSn: line(30, 1),
      lines: json(z.array(z.object({ orderLineId: id(), unitPrice: yuanUnitPrice() })).max(500)).optional(),
      freight: yuanAmount().optional(),
      reason: line(200).default(''),
    }),
  }),
};
