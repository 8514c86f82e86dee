// The states of an after-sale case with their codes, words and tones (domain 3.4.4), and its steps as people read them.
import { statesWhere } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { CaseAction } from './after-sale-process.ts';

export const CASE_STATES = [
  'PENDING_REVIEW',
  'RETURN_REVIEW',
  'REVIEW_REJECTED',
  'SEND_BACK',
  'RETURNING',
  'RETURN_REJECTED',
  'EXCHANGE_PENDING',
  'EXCHANGE_SHIPPED',
  'PENDING_REFUND',
  'REFUNDING',
  'REFUND_FAILED',
  'IN_ARBITRATION',
  'COMPLETED',
  'REFUSED_FINAL',
  'CANCELLED',
] as const;
export type CaseState = (typeof CASE_STATES)[number];

interface StateRow extends Text {
  code: number;
  tone: Tone;
  /** It keeps its pieces, and the order waits for it: every state but those that say no or are over. */
  isCounted: boolean;
}

export const caseStatus: Record<CaseState, StateRow> = {
  PENDING_REVIEW: { code: 100, zh: '待审核', en: 'Pending review', tone: 'waiting', isCounted: true },
  /** The same for what is to come back: return, exchange. */
  RETURN_REVIEW: { code: 101, zh: '待审核', en: 'Pending review', tone: 'waiting', isCounted: true },
  REVIEW_REJECTED: { code: 202, zh: '审核驳回', en: 'Review rejected', tone: 'refused', isCounted: false },
  SEND_BACK: { code: 201, zh: '待寄回', en: 'Send it back', tone: 'waiting', isCounted: true },
  RETURNING: { code: 102, zh: '待商家收货', en: 'On its way back', tone: 'moving', isCounted: true },
  RETURN_REJECTED: { code: 204, zh: '商家拒收', en: 'Return refused', tone: 'refused', isCounted: true },
  EXCHANGE_PENDING: {
    code: 103,
    zh: '换货待发出',
    en: 'Replacement to be sent',
    tone: 'waiting',
    isCounted: true,
  },
  EXCHANGE_SHIPPED: {
    code: 210,
    zh: '换货待收货',
    en: 'Replacement on its way',
    tone: 'moving',
    isCounted: true,
  },
  PENDING_REFUND: { code: 200, zh: '待退款', en: 'Pending refund', tone: 'moving', isCounted: true },
  REFUNDING: { code: 212, zh: '退款中', en: 'Pending settlement', tone: 'moving', isCounted: false },
  REFUND_FAILED: { code: 213, zh: '退款异常', en: 'Refund failed', tone: 'refused', isCounted: false },
  IN_ARBITRATION: { code: 220, zh: '平台介入', en: 'In arbitration', tone: 'waiting', isCounted: true },
  COMPLETED: { code: 300, zh: '已完成', en: 'Completed', tone: 'done', isCounted: false },
  REFUSED_FINAL: {
    code: 205,
    zh: '已拒绝（终）',
    en: 'Rejected for good',
    tone: 'refused',
    isCounted: false,
  },
  CANCELLED: { code: 301, zh: '已取消', en: 'Cancelled', tone: 'neutral', isCounted: false },
};

/** The same in the store's words (domain R10). */
export const storesCaseStates: Record<CaseState, Text> = {
  ...caseStatus,
  PENDING_REVIEW: { zh: '待处理', en: 'To answer' },
  RETURN_REVIEW: { zh: '待处理', en: 'To answer' },
  REVIEW_REJECTED: { zh: '已拒绝', en: 'Refused' },
  SEND_BACK: { zh: '待买家寄回', en: 'Buyer sends back' },
  RETURNING: { zh: '待收货验货', en: 'To receive' },
  RETURN_REJECTED: { zh: '已拒收', en: 'Return refused' },
  EXCHANGE_PENDING: { zh: '待发换货', en: 'Send the replacement' },
  EXCHANGE_SHIPPED: { zh: '换货已发出', en: 'Replacement sent' },
  PENDING_REFUND: { zh: '待平台退款', en: 'Platform pays back' },
  COMPLETED: { zh: '已退款', en: 'Paid back' },
  REFUSED_FINAL: { zh: '已拒绝（终）', en: 'Refused for good' },
  CANCELLED: { zh: '买家已撤销', en: 'Withdrawn' },
};

/** The states in which a case still moves or may be taken up again. */
export const OPEN_CASES: readonly CaseState[] = statesWhere(
  caseStatus,
  (one) => one.isCounted || one === caseStatus.REVIEW_REJECTED,
);

/** What the time line says of each step. */
export const caseSteps: Record<CaseAction, Text> = {
  apply: { zh: '提交申请', en: 'Asked for' },
  storeCancel: { zh: '商家取消订单，全额退款', en: 'The store cancelled the order; all of it goes back' },
  edit: { zh: '买家修改申请', en: 'Changed by the buyer' },
  agree: { zh: '商家同意', en: 'Agreed by the store' },
  silence: { zh: '商家超时未处理，视为同意', en: 'Not answered in time: taken as a yes' },
  offer: { zh: '商家提出其他金额', en: 'The store offers another amount' },
  acceptOffer: { zh: '买家接受', en: 'Accepted by the buyer' },
  declineOffer: { zh: '买家不接受', en: 'Declined by the buyer' },
  refuse: { zh: '商家拒绝', en: 'Refused by the store' },
  withdraw: { zh: '买家撤销', en: 'Withdrawn' },
  orderEnds: { zh: '随合同终止', en: 'Ended with the contract' },
  sendBack: { zh: '买家寄回商品', en: 'Sent back' },
  sendBackTimeout: { zh: '超时未寄回，已取消', en: 'Not sent back in time: withdrawn' },
  receive: { zh: '商家已收货验货', en: 'Received and looked at' },
  turnAway: { zh: '商家拒收', en: 'The return was refused' },
  sendReplacement: { zh: '商家发出换货', en: 'The replacement was sent' },
  cannotReplace: { zh: '商家无货可换，提议退款', en: 'Nothing to replace it with: a refund is offered' },
  takeRefund: { zh: '买家同意改为退款', en: 'The refund was accepted' },
  replaceTimeout: { zh: '超时未发出换货，改为退款', en: 'No replacement in time: paid back' },
  takeReplacement: { zh: '买家收到换货', en: 'The replacement has arrived' },
  escalate: { zh: '申请平台介入', en: 'The platform was called' },
  addEvidence: { zh: '补充举证', en: 'Evidence added' },
  decideForBuyer: { zh: '平台裁定支持买家', en: 'Decided for the buyer' },
  decideForStore: { zh: '平台裁定支持商家', en: 'Decided for the store' },
  finalTimeout: { zh: '超时未申请介入，已结束', en: 'Nobody was called in time: closed' },
  firstRelease: { zh: '退款初审', en: 'Refund checked by the first' },
  redIssued: { zh: '红字发票已开具', en: 'The red letter is issued' },
  release: { zh: '发起退款', en: 'The money goes back' },
  refundDone: { zh: '退款到账', en: 'Paid back' },
  refundFails: {
    zh: '未能原路退款，待买家选择退款方式',
    en: 'It could not go back the way it came: the buyer chooses',
  },
  nameAccount: { zh: '买家选择退款方式', en: 'The buyer chose another way' },
  retryRefund: { zh: '重新提交渠道退款', en: 'The channel is asked again' },
  markRefundPaid: { zh: '财务已转账', en: 'Paid by bank transfer' },
  refuseAccount: { zh: '银行账户无法收款', en: 'The bank account does not take it' },
};
