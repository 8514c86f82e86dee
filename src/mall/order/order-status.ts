// The states of a sub-order with their codes, words and tones (domain 3.4.2). The keys are the names everywhere.
import type { Text } from '#kit/words/text.ts';

export const ORDER_STATES = [
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'REJECTED',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PARTIALLY_SHIPPED',
  'PENDING_RECEIPT',
  'COMPLETED',
  'CANCELLED',
  'CLOSED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

/** `store`: the same state in the store's words (domain R10). */
export const orderStatus: Record<OrderState, Text & { code: number; tone: Tone; store: Text }> = {
  PENDING_REVIEW: {
    code: 5,
    zh: '待审核',
    en: 'Pending review',
    tone: 'waiting',
    store: { zh: '待审核', en: 'To review' },
  },
  REVIEW_REJECTED: {
    code: 6,
    zh: '审核驳回',
    en: 'Review rejected',
    tone: 'refused',
    store: { zh: '已驳回', en: 'Sent back' },
  },
  REJECTED: {
    code: 7,
    zh: '已拒绝',
    en: 'Rejected',
    tone: 'refused',
    store: { zh: '已拒绝', en: 'Refused' },
  },
  PENDING_PAYMENT: {
    code: 10,
    zh: '待付款',
    en: 'Pending payment',
    tone: 'waiting',
    store: { zh: '待买家付款', en: 'Awaiting payment' },
  },
  PENDING_DELIVERY: {
    code: 20,
    zh: '待发货',
    en: 'Pending delivery',
    tone: 'moving',
    store: { zh: '待发货', en: 'To ship' },
  },
  PARTIALLY_SHIPPED: {
    code: 25,
    zh: '部分发货',
    en: 'Partially shipped',
    tone: 'moving',
    store: { zh: '部分发货', en: 'Partly shipped' },
  },
  PENDING_RECEIPT: {
    code: 30,
    zh: '待收货',
    en: 'Pending receipt',
    tone: 'moving',
    store: { zh: '待买家收货', en: 'On its way' },
  },
  COMPLETED: {
    code: 40,
    zh: '已完成',
    en: 'Completed',
    tone: 'done',
    store: { zh: '已完成', en: 'Completed' },
  },
  CANCELLED: {
    code: 0,
    zh: '已取消',
    en: 'Cancelled',
    tone: 'neutral',
    store: { zh: '已取消', en: 'Cancelled' },
  },
  CLOSED: {
    code: 50,
    zh: '已取消（已退款）',
    en: 'Cancelled (refunded)',
    tone: 'neutral',
    store: { zh: '已关闭', en: 'Closed' },
  },
};

/** A completed order that can still be evaluated is shown so; it is no state of its own (domain 0.4). */
export const pendingEvaluation: Text & { tone: Tone } = {
  zh: '待评价',
  en: 'Pending evaluation',
  tone: 'waiting',
};

/** An order under review while the buyer's own enterprise decides; no state of its own. */
export const awaitingApproval: Text & { store: Text } = {
  zh: '待企业审批',
  en: 'Awaiting approval',
  store: { zh: '待买家内部审批', en: "Awaiting the buyer's approval" },
};

/** 1 nothing evaluated, 2 partly, 3 all. */
export type EvaluateState = 1 | 2 | 3;

/** Reviews that an order may have to pass, worked through in this order (domain 3.4.2). */
export type ReviewKind = 'CUSTOMER_CONFIRM' | 'BUYER_APPROVAL' | 'SUPPLIER_ACCEPT' | 'PLATFORM_CHECK';
