// The states of a sample request with their codes, words and tones (domain 3.5.1), and the steps between them as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { SampleAction, SampleTurn } from './sample-process.ts';

export const SAMPLE_STATES = [
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'REJECTED',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PARTIALLY_SHIPPED',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
  'COMPLETED',
  'CANCELLED',
] as const;
export type SampleState = (typeof SAMPLE_STATES)[number];

/** `store`: the same state in the store's words (domain R10). */
export const sampleStatus: Record<SampleState, Text & { code: number; tone: Tone; store: Text }> = {
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
    store: { zh: '待对方付款', en: 'Awaiting payment' },
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
    store: { zh: '待对方收货', en: 'On its way' },
  },
  PENDING_EVALUATION: {
    code: 35,
    zh: '待反馈',
    en: 'Feedback due',
    tone: 'waiting',
    store: { zh: '待对方反馈', en: 'Awaiting feedback' },
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
};

/** Whom a request in review waits for. */
export const sampleTurns: Record<SampleTurn, Text> = {
  enterprise: { zh: '等待企业确认', en: 'With the enterprise' },
  store: { zh: '等待商家审核', en: 'With the store' },
  designer: { zh: '等待确认替代型号', en: 'Substitute to be confirmed' },
};

/** What the time line says of each step. */
export const sampleSteps: Record<SampleAction, Text> = {
  submit: { zh: '提交申请', en: 'Submitted' },
  endorse: { zh: '企业确认', en: 'Endorsed by the enterprise' },
  approve: { zh: '商家审核通过', en: 'Approved by the store' },
  offerSubstitute: { zh: '商家建议替代型号', en: 'A substitute was offered' },
  acceptSubstitute: { zh: '接受替代型号', en: 'Substitute accepted' },
  declineSubstitute: { zh: '不接受替代型号', en: 'Substitute declined' },
  sendBack: { zh: '驳回修改', en: 'Sent back' },
  refuse: { zh: '拒绝申请', en: 'Refused' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  withdraw: { zh: '撤回申请', en: 'Withdrawn' },
  reviewTimeout: { zh: '审核超时，自动取消', en: 'Not reviewed in time' },
  correctTimeout: { zh: '超时未修改，自动取消', en: 'Not corrected in time' },
  payTimeout: { zh: '超时未付款，自动取消', en: 'Not paid in time' },
  pay: { zh: '已付款', en: 'Paid' },
  shipPart: { zh: '部分发货', en: 'Partly shipped' },
  shipRest: { zh: '已发货', en: 'Shipped' },
  shipNoMore: { zh: '其余样品不再寄出', en: 'The rest will not be sent' },
  storeCancel: { zh: '商家取消', en: 'Cancelled by the store' },
  cancel: { zh: '申请人取消', en: 'Cancelled by the designer' },
  refundPart: { zh: '售后退款', en: 'Refunded in a case' },
  receive: { zh: '确认收货', en: 'Received' },
  autoReceive: { zh: '自动确认收货', en: 'Received automatically' },
  feedback: { zh: '提交试用反馈', en: 'Feedback given' },
  feedbackTimeout: { zh: '逾期未反馈', en: 'No feedback in time' },
  lateFeedback: { zh: '补交试用反馈', en: 'Feedback given late' },
};
