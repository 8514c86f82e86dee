// What the mall tells other systems of, by the names that Standard Webhooks asks for (`noun.what_happened`): which steps of which documents, and which side hears of them.
import type { Text } from '#kit/words/text.ts';
import type { Told, ToldDocument, WebhookEvent, WebhookSide } from './webhook-event.ts';
import { LAB_EVENTS } from './webhook-lab-events.ts';
import { MONEY_EVENTS } from './webhook-money-events.ts';

export type { ToldDocument, WebhookEvent, WebhookSide } from './webhook-event.ts';

const of = <D extends ToldDocument>(document: D, told: Told<D>): WebhookEvent => ({ document, ...told });

/** Chosen: what the other side must not learn (drafts, inner approvals, sealed prices) is no event of it. */
export const WEBHOOK_EVENTS = {
  'order.placed': of('order', {
    steps: ['submit', 'resubmit'],
    name: { zh: '下单或重新提交', en: 'Placed, or submitted again' },
  }),
  'order.approved': of('order', { steps: ['approve'], name: { zh: '审核通过', en: 'Approved' } }),
  'order.sent_back': of('order', { steps: ['sendBack'], name: { zh: '退回修改', en: 'Sent back' } }),
  'order.price_changed': of('order', {
    steps: ['changePrice'],
    name: { zh: '金额修改', en: 'The amount was changed' },
  }),
  'order.paid': of('order', {
    steps: ['pay', 'payByCredit', 'payStage'],
    name: { zh: '付款到账（含阶段款）', en: 'Paid, or a stage of it' },
  }),
  'order.ready': of('order', { steps: ['sayReady'], name: { zh: '备货完成', en: 'Ready to deliver' } }),
  'order.address_changed': of('order', {
    steps: ['changeAddress'],
    name: { zh: '收货地址变更', en: 'Another address' },
  }),
  'order.remainder_asked': of('order', {
    steps: ['askCloseRemainder'],
    name: { zh: '商家申请短缺关闭', en: 'The store asks to close the remainder' },
  }),
  'order.remainder_closed': of('order', {
    steps: ['closeRemainder'],
    name: { zh: '短缺部分已关闭', en: 'The remainder was closed' },
  }),
  'order.cancelled': of('order', {
    steps: ['refuse', 'withdraw', 'reviewTimeout', 'cancel', 'payTimeout', 'storeCancel', 'terminate'],
    name: { zh: '取消或拒绝', en: 'Cancelled or refused' },
  }),
  'order.completed': of('order', {
    steps: ['receive', 'autoReceive'],
    name: { zh: '确认收货', en: 'Received' },
  }),
  'order.refunded': of('order', { steps: ['refundPart'], name: { zh: '部分退款', en: 'Refunded in part' } }),
  'order.closed': of('order', { steps: ['refundAll'], name: { zh: '全额退款关闭', en: 'Refunded whole' } }),
  'parcel.shipped': of('order', {
    steps: ['shipPart', 'shipRest'],
    name: { zh: '包裹发出', en: 'A parcel was shipped' },
  }),
  'parcel.received': of('order', {
    steps: ['confirmParcel'],
    name: { zh: '包裹签收', en: 'A parcel was received' },
  }),
  'aftersale.asked': of('afterSale', {
    steps: ['apply', 'storeCancel'],
    name: { zh: '售后申请', en: 'Asked for' },
  }),
  'aftersale.changed': of('afterSale', {
    steps: ['edit'],
    name: { zh: '买家修改申请', en: 'Changed by the buyer' },
  }),
  'aftersale.agreed': of('afterSale', {
    steps: ['agree', 'silence', 'acceptOffer', 'decideForBuyer'],
    name: { zh: '同意或裁定支持买家', en: 'Agreed to, or decided for the buyer' },
  }),
  'aftersale.offered': of('afterSale', {
    steps: ['offer', 'declineOffer', 'cannotReplace'],
    name: { zh: '协商金额或改为退款', en: 'Bargained over' },
  }),
  'aftersale.refused': of('afterSale', {
    steps: ['refuse', 'turnAway', 'decideForStore', 'finalTimeout'],
    name: { zh: '拒绝、拒收或裁定支持商家', en: 'Refused, or decided for the store' },
  }),
  'aftersale.escalated': of('afterSale', {
    steps: ['escalate', 'addEvidence'],
    name: { zh: '平台介入与举证', en: 'The platform was called, or evidence added' },
  }),
  'aftersale.sent_back': of('afterSale', {
    steps: ['sendBack'],
    name: { zh: '买家寄回', en: 'Sent back' },
  }),
  'aftersale.received': of('afterSale', {
    steps: ['receive'],
    name: { zh: '商家收货验货', en: 'Received and looked at' },
  }),
  'aftersale.replaced': of('afterSale', {
    steps: ['sendReplacement', 'takeReplacement'],
    name: { zh: '换货发出或签收', en: 'The replacement was sent, or has come' },
  }),
  'aftersale.refunding': of('afterSale', {
    steps: ['takeRefund', 'replaceTimeout'],
    name: { zh: '换货改为退款', en: 'Paid back instead of replaced' },
  }),
  'aftersale.refund_released': of('afterSale', {
    steps: ['release'],
    to: ['REFUNDING'],
    name: { zh: '退款已发出，等待到账', en: 'The money is on its way' },
  }),
  'aftersale.refunded': of('afterSale', {
    steps: ['release', 'refundDone'],
    to: ['COMPLETED'],
    name: { zh: '退款完成', en: 'Paid back' },
  }),
  'aftersale.refund_failed': of('afterSale', {
    steps: ['refundFails', 'refuseAccount'],
    name: { zh: '退款被渠道或银行拒绝', en: 'The refund was refused on its way' },
  }),
  'aftersale.withdrawn': of('afterSale', {
    steps: ['withdraw', 'sendBackTimeout'],
    name: { zh: '撤销或超时取消', en: 'Withdrawn, or not sent back in time' },
  }),
  'complaint.made': of('complaint', {
    steps: ['make'],
    only: 'buyer',
    name: { zh: '提交投诉', en: 'Made' },
  }),
  'complaint.taken_up': of('complaint', {
    steps: ['accept'],
    name: { zh: '受理，待商家申诉', en: 'Taken up, the store answers' },
  }),
  'complaint.turned_down': of('complaint', {
    steps: ['dismiss'],
    only: 'buyer',
    name: { zh: '不予受理', en: 'Not taken up' },
  }),
  'complaint.answered': of('complaint', {
    steps: ['answer', 'say'],
    name: { zh: '申诉或补充说明', en: 'Answered, or more was said' },
  }),
  'complaint.escalated': of('complaint', {
    steps: ['escalate', 'answerTimeout', 'dialogueTimeout'],
    name: { zh: '转平台裁决', en: 'The platform decides' },
  }),
  'complaint.decided': of('complaint', {
    steps: ['decideForBuyer', 'decideForStore'],
    name: { zh: '平台裁决', en: 'Decided' },
  }),
  'complaint.ended': of('complaint', {
    steps: ['settle', 'withdraw'],
    name: { zh: '和解或撤销', en: 'Settled or withdrawn' },
  }),
  'sample.requested': of('sample', {
    steps: ['submit', 'resubmit', 'endorse'],
    name: { zh: '样品申请提交', en: 'Requested' },
  }),
  'sample.approved': of('sample', {
    steps: ['approve', 'acceptSubstitute'],
    name: { zh: '样品申请通过', en: 'Approved' },
  }),
  'sample.substitute_offered': of('sample', {
    steps: ['offerSubstitute'],
    name: { zh: '商家建议替代', en: 'A substitute was offered' },
  }),
  'sample.sent_back': of('sample', {
    steps: ['sendBack', 'declineSubstitute'],
    name: { zh: '退回', en: 'Sent back' },
  }),
  'sample.cancelled': of('sample', {
    steps: ['refuse', 'withdraw', 'reviewTimeout', 'correctTimeout', 'payTimeout', 'storeCancel'],
    name: { zh: '取消或拒绝', en: 'Cancelled or refused' },
  }),
  'sample.paid': of('sample', { steps: ['pay'], name: { zh: '样品费到账', en: 'Paid' } }),
  'sample.shipped': of('sample', {
    steps: ['shipPart', 'shipRest', 'shipNoMore'],
    name: { zh: '样品寄出', en: 'Shipped' },
  }),
  'sample.received': of('sample', {
    steps: ['receive', 'autoReceive'],
    name: { zh: '样品签收', en: 'Received' },
  }),
  'sample.feedback': of('sample', {
    steps: ['feedback', 'lateFeedback'],
    name: { zh: '试用反馈', en: 'Feedback was given' },
  }),
  'inquiry.published': of('inquiry', {
    steps: ['submit', 'approve', 'resubmit'],
    to: ['QUOTING'],
    only: 'buyer',
    name: { zh: '询价发布', en: 'Published' },
  }),
  'inquiry.sent_back': of('inquiry', {
    steps: ['sendBack'],
    only: 'buyer',
    name: { zh: '内部审核退回', en: 'Sent back by the own reviewer' },
  }),
  'inquiry.question': of('inquiry', {
    steps: ['ask'],
    only: 'buyer',
    name: { zh: '供应商提问', en: 'A supplier has asked' },
  }),
  'inquiry.answered': of('inquiry', {
    steps: ['answer'],
    name: { zh: '采购方答疑', en: 'A question was answered' },
  }),
  'inquiry.amended': of('inquiry', {
    steps: ['amend', 'extend'],
    name: { zh: '变更或延期', en: 'Amended, or the deadline moved' },
  }),
  'inquiry.closed': of('inquiry', {
    steps: ['close', 'closeEmpty'],
    only: 'buyer',
    name: { zh: '报价截止', en: 'Quoting has ended' },
  }),
  'inquiry.awarded': of('inquiry', {
    steps: ['award'],
    only: 'buyer',
    name: { zh: '定标', en: 'Awarded' },
  }),
  'inquiry.ended': of('inquiry', {
    steps: ['cancel', 'abandon', 'closeRest', 'evaluationTimeout'],
    only: 'buyer',
    name: { zh: '取消或结束', en: 'Cancelled or over' },
  }),
  'quotation.invited': of('quotation', {
    steps: ['invite'],
    only: 'store',
    name: { zh: '收到询价邀请', en: 'Invited to quote' },
  }),
  'quotation.submitted': of('quotation', {
    steps: ['submit', 'approve', 'offer', 'keep', 'agree', 'renew'],
    to: ['QUOTED'],
    name: { zh: '提交或更新报价', en: 'Submitted, or offered anew' },
  }),
  'quotation.countered': of('quotation', {
    steps: ['counter', 'askFinal'],
    name: { zh: '还价', en: 'Countered' },
  }),
  'quotation.accepted': of('quotation', {
    steps: ['accept', 'acceptMore', 'agree'],
    to: ['ACCEPTED'],
    name: { zh: '中标', en: 'Accepted' },
  }),
  'quotation.rejected': of('quotation', {
    steps: ['reject', 'lose'],
    only: 'store',
    name: { zh: '未中标', en: 'Rejected' },
  }),
  'quotation.declined': of('quotation', {
    steps: ['decline', 'withdraw'],
    name: { zh: '供应商放弃或撤回', en: 'Declined or withdrawn' },
  }),
  'quotation.expired': of('quotation', {
    steps: ['expire'],
    only: 'store',
    name: { zh: '过期', en: 'Expired' },
  }),
  'quotation.reopened': of('quotation', {
    steps: ['annul', 'revive'],
    only: 'store',
    name: { zh: '定标撤销，重新有效', en: 'The award was annulled' },
  }),
  'contract.sent': of('contract', {
    steps: ['submit', 'approve', 'resubmit', 'revise'],
    to: ['PENDING_CONFIRM'],
    name: { zh: '合同发出，待对方确认', en: 'Sent to the other side' },
  }),
  'contract.changes_asked': of('contract', {
    steps: ['askChanges'],
    name: { zh: '要求修改', en: 'Changes were asked for' },
  }),
  'contract.confirmed': of('contract', {
    steps: ['confirm'],
    to: ['PENDING_SIGN'],
    name: { zh: '已确认，待签署', en: 'Confirmed, to be signed' },
  }),
  'contract.signed': of('contract', {
    steps: ['sign'],
    to: ['PARTLY_SIGNED'],
    name: { zh: '一方已签', en: 'Signed by one side' },
  }),
  'contract.effective': of('contract', {
    steps: ['sign', 'confirm'],
    to: ['EFFECTIVE'],
    name: { zh: '生效', en: 'In force' },
  }),
  'contract.ended': of('contract', {
    steps: ['refuse', 'expire', 'cancel'],
    to: ['REJECTED', 'EXPIRED', 'CANCELLED'],
    notFrom: ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED'],
    name: { zh: '未成立：拒绝、过期或取消', en: 'Refused, expired or cancelled' },
  }),
  'contract.change_proposed': of('contract', {
    steps: ['proposeChange'],
    name: { zh: '提出变更', en: 'A change was proposed' },
  }),
  'contract.changed': of('contract', {
    steps: ['signChange'],
    to: ['EFFECTIVE'],
    name: { zh: '变更生效', en: 'A change is in force' },
  }),
  'contract.change_dropped': of('contract', {
    steps: ['refuseChange', 'withdrawChange'],
    name: { zh: '变更未成立', en: 'A change was dropped' },
  }),
  'contract.termination_proposed': of('contract', {
    steps: ['proposeTermination', 'terminateAlone'],
    name: { zh: '提出解除', en: 'Its termination was proposed' },
  }),
  'contract.terminated': of('contract', {
    steps: ['agreeTermination', 'terminationTimeout'],
    to: ['TERMINATED'],
    name: { zh: '解除', en: 'Terminated' },
  }),
  'contract.completed': of('contract', {
    steps: ['complete', 'end'],
    to: ['COMPLETED'],
    name: { zh: '履行完毕', en: 'Performed' },
  }),
  ...MONEY_EVENTS,
  ...LAB_EVENTS,
} as const satisfies Record<string, WebhookEvent>;

export type WebhookType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_TYPES = Object.keys(WEBHOOK_EVENTS) as [WebhookType, ...WebhookType[]];

/** What a receiver chooses: all events of a noun, also those that come to be later. */
export const WEBHOOK_TOPICS = {
  order: { zh: '订单', en: 'Orders' },
  parcel: { zh: '包裹', en: 'Parcels' },
  aftersale: { zh: '售后', en: 'After-sale' },
  complaint: { zh: '投诉', en: 'Complaints' },
  sample: { zh: '样品', en: 'Samples' },
  inquiry: { zh: '询价', en: 'Inquiries' },
  quotation: { zh: '报价', en: 'Quotations' },
  contract: { zh: '合同', en: 'Contracts' },
  statement: { zh: '对账单', en: 'Statements' },
  invoice: { zh: '发票', en: 'Invoices' },
  settlement: { zh: '结算', en: 'Settlement' },
  service: { zh: '检测委托', en: 'Commissions of tests' },
  report: { zh: '检测报告', en: 'Reports' },
} as const satisfies Record<string, Text>;
export type WebhookTopic = keyof typeof WEBHOOK_TOPICS;
export const WEBHOOK_TOPIC_KEYS = Object.keys(WEBHOOK_TOPICS) as [WebhookTopic, ...WebhookTopic[]];

export const topicOf = (type: WebhookType): WebhookTopic => type.slice(0, type.indexOf('.')) as WebhookTopic;

/** The types of a topic that a side hears, in the order of the list. */
export const typesOf = (topic: WebhookTopic, side: WebhookSide): WebhookType[] =>
  WEBHOOK_TYPES.filter((type) => {
    const { only }: WebhookEvent = WEBHOOK_EVENTS[type];
    return topicOf(type) === topic && (!only || only === side);
  });

/** A step that was taken, as the log has it. */
export interface LoggedStep {
  document: string;
  event: string;
  from: string | null;
  to: string;
}

/** What a side is told of a step; undefined: nothing. */
export const typeOfStep = (step: LoggedStep, side: WebhookSide): WebhookType | undefined =>
  WEBHOOK_TYPES.find((type) => {
    const { document, steps, to, notFrom, only }: WebhookEvent = WEBHOOK_EVENTS[type];
    return (
      document === step.document &&
      steps.includes(step.event) &&
      (!to || to.includes(step.to)) &&
      !(step.from !== null && notFrom?.includes(step.from)) &&
      (!only || only === side)
    );
  });
