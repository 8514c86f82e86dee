// Orders: from the confirmed cart to the received parcel. Owns trade, sub_order, lines, parcels, log; leans on cart, goods, payment, address, store. The life is order-process.ts.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { id, json, line, requestId, whole, Yuan, yuanAmount, yuanUnitPrice } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { enterprise, loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { basket, ConfirmReply, InvoiceInput, OrderProblem, purpose } from './basket.protocol.ts';
import { OrderDetail } from './order-detail.protocol.ts';
import { DELIVERY_WAYS } from './order-source.ts';

/** `yyww`. */
const DateCode = z
  .string()
  .trim()
  .regex(/^\d{2}(0[1-9]|[1-4]\d|5[0-3])$/);

const one = z.object({ orderSn: line(30, 1) });
const withReason = z.object({ orderSn: line(30, 1), reason: line(200, 1) });
/** Who orders and pays sees prices (domain 3.3 subAccount). */
export const seesPrices = permitted(loggedIn, 'order.price');
const submitting = permitted(seesPrices, 'order.submit');
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
