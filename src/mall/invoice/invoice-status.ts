// The life of an application for an invoice, and its states with their codes (domain 3.7.4).
import { process } from '#kit/process/process.ts';
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';

export const INVOICE_STATES = [
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'PENDING_ISSUE',
  'ISSUED',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'COMPLETED',
  'RED_PENDING',
  'RED_ISSUED',
  'CANCELLED',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

interface StateRow extends Text {
  code: number;
  tone: Tone;
  /** Its amounts are reserved on the rows, not invoiced yet. */
  isReserving: boolean;
}

export const invoiceStatus: Record<InvoiceState, StateRow> = {
  PENDING_REVIEW: { code: 5, zh: '待审核', en: 'To be accepted', tone: 'waiting', isReserving: true },
  REVIEW_REJECTED: { code: 6, zh: '审核驳回', en: 'Sent back', tone: 'refused', isReserving: true },
  PENDING_ISSUE: { code: 10, zh: '待开票', en: 'To be issued', tone: 'waiting', isReserving: true },
  ISSUED: { code: 15, zh: '已开票', en: 'Issued', tone: 'moving', isReserving: false },
  PENDING_DELIVERY: { code: 20, zh: '待寄送', en: 'To be sent', tone: 'waiting', isReserving: false },
  PENDING_RECEIPT: { code: 30, zh: '待签收', en: 'On its way', tone: 'moving', isReserving: false },
  COMPLETED: { code: 40, zh: '已完成', en: 'Done', tone: 'done', isReserving: false },
  RED_PENDING: { code: 50, zh: '红冲待确认', en: 'Red letter pending', tone: 'waiting', isReserving: false },
  RED_ISSUED: { code: 55, zh: '已红冲', en: 'Taken back', tone: 'neutral', isReserving: false },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral', isReserving: false },
};

export type InvoiceActor = 'buyer' | 'store' | 'approver' | 'system';

/** In these a red letter may be asked for, and to these its end leads back. */
const WITH_SHEETS = ['ISSUED', 'PENDING_DELIVERY', 'PENDING_RECEIPT', 'COMPLETED'] as const;

export const invoiceProcess = process<InvoiceState, InvoiceActor>()({
  /** `system`: the wish of an order. */
  apply: { from: [], to: 'PENDING_REVIEW', by: ['buyer', 'system'] },
  /** The buyer's own people have said yes, or no. */
  approve: { from: ['PENDING_REVIEW'], to: 'same', by: ['approver'] },
  return: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['approver'] },
  accept: { from: ['PENDING_REVIEW'], to: 'PENDING_ISSUE', by: ['store'] },
  sendBack: { from: ['PENDING_REVIEW', 'PENDING_ISSUE'], to: 'REVIEW_REJECTED', by: ['store'] },
  resubmit: { from: ['REVIEW_REJECTED'], to: 'PENDING_REVIEW', by: ['buyer'] },
  /** `system`: a refund has changed what there is to invoice. */
  withdraw: {
    from: ['PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_ISSUE'],
    to: 'CANCELLED',
    by: ['buyer', 'system'],
  },
  issue: { from: ['PENDING_ISSUE'], to: 'ISSUED', by: ['store', 'system'] },
  /** What a provider could not do: its store mends it and tries again, or issues it by hand. */
  fail: { from: ['PENDING_ISSUE', 'RED_PENDING'], to: 'same', by: ['system'] },
  retry: { from: ['PENDING_ISSUE', 'RED_PENDING'], to: 'same', by: ['store'] },
  /** Electronic ones are with the buyer at once, paper has to be sent. */
  deliver: { from: ['ISSUED'], to: 'COMPLETED', by: ['system'] },
  toSend: { from: ['ISSUED'], to: 'PENDING_DELIVERY', by: ['system'] },
  send: { from: ['PENDING_DELIVERY'], to: 'PENDING_RECEIPT', by: ['store'] },
  sign: { from: ['PENDING_RECEIPT'], to: 'COMPLETED', by: ['buyer'] },
  autoSign: { from: ['PENDING_RECEIPT'], to: 'COMPLETED', by: ['system'] },
  /** The buyer has booked or deducted it: a red letter needs a yes from the other side. */
  markUsed: { from: WITH_SHEETS, to: 'same', by: ['buyer'] },
  askRed: { from: WITH_SHEETS, to: 'RED_PENDING', by: ['buyer', 'store', 'system'] },
  /** Wholly taken back, or back where it was. */
  redIssued: { from: ['RED_PENDING'], to: ['RED_ISSUED', ...WITH_SHEETS], by: ['store', 'system'] },
  /** Refused, lapsed or taken back. */
  redOver: { from: ['RED_PENDING'], to: WITH_SHEETS, by: ['buyer', 'store', 'system'] },
});

export type InvoiceAction = keyof typeof invoiceProcess;

/** What the time line says of each step. */
export const invoiceSteps: Record<InvoiceAction, Text> = {
  apply: { zh: '提交开票申请', en: 'Applied for' },
  approve: { zh: '企业审批通过', en: 'Approved by the enterprise' },
  return: { zh: '企业审批退回', en: 'Sent back by the enterprise' },
  accept: { zh: '商家受理', en: 'Accepted by the store' },
  sendBack: { zh: '商家驳回', en: 'Sent back by the store' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  withdraw: { zh: '撤回申请', en: 'Withdrawn' },
  issue: { zh: '已开票', en: 'Issued' },
  fail: { zh: '开票失败', en: 'Issuing has failed' },
  retry: { zh: '重新开票', en: 'Tried again' },
  deliver: { zh: '电子发票已交付', en: 'Delivered electronically' },
  toSend: { zh: '等待寄送纸质发票', en: 'Paper to be sent' },
  send: { zh: '纸质发票已寄出', en: 'Paper sent' },
  sign: { zh: '已签收', en: 'Received' },
  autoSign: { zh: '超时自动签收', en: 'Received, nobody said otherwise' },
  markUsed: { zh: '已标记入账', en: 'Booked by the buyer' },
  askRed: { zh: '申请红冲', en: 'Red letter asked for' },
  redIssued: { zh: '红字发票已开具', en: 'Red letter issued' },
  redOver: { zh: '红冲申请结束', en: 'Red letter not issued' },
};
