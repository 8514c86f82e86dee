// Orders: from the confirmed cart to the received parcel. Owns trade, sub_order, lines, parcels, log; leans on cart, goods, payment, address, store. The life is order-process.ts.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, json, line, requestId, whole, Yuan, yuanAmount, yuanUnitPrice } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { enterprise, loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { basket, ConfirmReply, InvoiceInput, OrderProblem, purpose } from './basket.protocol.ts';
import { OrderDetail } from './order-detail.protocol.ts';
import { DELIVERY_WAYS } from './order-source.ts';

/** `yyww`. */
const DateCode = z
  .string()
  .trim()
  .regex(/^\d{2}(0[1-9]|[1-4]\d|5[0-3])$/);

const one = z.object({ orderSn: line(30, 1) });
/** With what is asked for, as the buyer has read it. */
const charge = one.extend({ amount: yuanAmount() });
const withReason = z.object({ orderSn: line(30, 1), reason: line(200, 1) });
const reads = permitted(loggedIn, 'order.read');
export const seesPrices = permitted(loggedIn, 'order.price');
/** `may` of a call names one of these; the first is what most calls ask for. Who orders and pays sees prices (domain 3.3 subAccount). */
const accesses = {
  submits: permitted(seesPrices, 'order.submit'),
  cancels: permitted(loggedIn, 'order.cancel'),
  receives: permitted(loggedIn, 'order.receive'),
  reads,
};

export const orderProtocol = {
  ...door('v3/business/front/orderOperate', accesses, {
    /** Shows what an order would be. Changes nothing. */
    confirm: post(
      { zh: '确认订单', en: 'Confirm: what the order would be' },
      /** addressId: where it goes, which freight may depend on. */
      z.object({ ...basket, addressId: id().optional() }),
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
        /** Stores whose part is paid on account. */
        creditStores: json(z.array(id()).max(100)).optional(),
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
      z.object({ ...basket, ...purpose, addressId: id().optional() }),
      z.object({
        projects: z.array(z.object({ projectId: z.number(), projectName: z.string() })),
        costCentres: z.array(z.string()),
        path: ApprovalPath,
      }),
      { access: permitted(permitted(enterprise, 'order.price'), 'order.submit') },
    ),
    cancel: post(
      { zh: '取消订单', en: 'Cancel' },
      z.object({ orderSn: line(30, 1), reason: line(200).default('') }),
      OrderDetail,
      { may: 'cancels' },
    ),
    resubmit: post({ zh: '重新提交', en: 'Resubmit after review' }, one, OrderDetail),
    withdraw: post({ zh: '撤回', en: 'Withdraw from review' }, one, OrderDetail, { may: 'cancels' }),
    receive: post({ zh: '确认收货', en: 'Confirm receipt' }, one, OrderDetail, { may: 'receives' }),
    confirmParcel: post(
      { zh: '确认包裹', en: 'Confirm one parcel' },
      z.object({ orderSn: line(30, 1), parcelSn: line(30, 1) }),
      OrderDetail,
      { may: 'receives' },
    ),
    extendReceipt: post({ zh: '延长收货', en: 'Extend the time to receive' }, one, OrderDetail, {
      may: 'receives',
    }),
    changeAddress: post(
      { zh: '修改收货地址', en: 'Change the address' },
      z.object({ orderSn: line(30, 1), addressId: id() }),
      OrderDetail,
    ),
    closeRemainder: post({ zh: '同意短缺关闭', en: 'Agree to close the remainder' }, one, OrderDetail, {
      may: 'receives',
    }),
    /** Of an agreed order: what the store asks for besides is due from now on, as a stage of its own. */
    acceptCharge: post({ zh: '同意追加款项', en: 'Agree to an extra charge' }, charge, OrderDetail),
    declineCharge: post(
      { zh: '不同意追加款项', en: 'Decline an extra charge' },
      charge.extend({ reason: line(200).default('') }),
      OrderDetail,
    ),
    remove: post({ zh: '删除订单', en: 'Put into the bin' }, one, OrderDetail, {
      may: 'reads',
      name: 'delete',
    }),
    restore: post({ zh: '还原订单', en: 'Take out of the bin' }, one, OrderDetail, { may: 'reads' }),
    purge: post({ zh: '永久删除', en: 'Delete for good' }, one, nothing, { may: 'reads' }),
    /** Puts the order's lines into the cart again. */
    buyAgain: post(
      { zh: '再次购买', en: 'Buy again' },
      one,
      z.object({ added: z.number(), refused: z.array(z.string()) }),
      { may: 'reads' },
    ),
  }),
  ...door('v3/business/front/orderInfo', reads, {
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
    /** Without lines: all that is left, lots chosen oldest first. A line without lots: oldest first; an agreed one must say them where its listing has too little. */
    deliver: post(
      { zh: '发货', en: 'Ship all or part' },
      z.object({
        orderSn: line(30, 1),
        /** How it comes to the buyer: only services come without a carrier. */
        way: z.enum(DELIVERY_WAYS).default('carrier'),
        carrier: line(40).default(''),
        trackingNo: line(60).default(''),
        /** Why it goes although it takes the buyer's credit over the limit. */
        overLimitReason: line(200).optional(),
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
      OrderDetail,
      { creates: true },
    ),
    /** The term of what is due before delivery begins with this. */
    ready: post(
      { zh: '备货完成，通知买家付款', en: 'Ready to deliver: ask for what is due before' },
      one,
      OrderDetail,
    ),
    /** More money for a running agreed order, with the reason; the buyer decides. */
    askCharge: post(
      { zh: '提出追加款项', en: 'Ask for an extra charge' },
      z.object({
        orderSn: line(30, 1),
        amount: yuanAmount(),
        reason: line(60, 2),
        dueDays: whole(0, 180).default(7),
      }),
      OrderDetail,
    ),
    takeBackCharge: post({ zh: '撤回追加款项', en: 'Take back an extra charge' }, one, OrderDetail),
    approve: post({ zh: '接单', en: 'Accept the order' }, one, OrderDetail),
    sendBack: post({ zh: '驳回', en: 'Send back for correction' }, withReason, OrderDetail),
    refuse: post({ zh: '拒绝接单', en: 'Refuse the order' }, withReason, OrderDetail),
    storeCancel: post({ zh: '商家取消（自动退款）', en: 'Cancel and refund' }, withReason, OrderDetail, {
      name: 'cancel',
    }),
    askCloseRemainder: post(
      { zh: '申请短缺关闭', en: 'Ask to close the remainder' },
      withReason,
      OrderDetail,
    ),
    storeExtendReceipt: post({ zh: '延长收货', en: 'Extend the time to receive' }, one, OrderDetail, {
      name: 'extendReceipt',
    }),
    /** Lower prices or freight before payment; never higher. */
    changePrice: post(
      { zh: '改价', en: 'Change the price before payment' },
      z.object({
        orderSn: line(30, 1),
        lines: json(z.array(z.object({ orderLineId: id(), unitPrice: yuanUnitPrice() })).max(500)).optional(),
        freight: yuanAmount().optional(),
        reason: line(200).default(''),
      }),
      OrderDetail,
    ),
  }),
};
