// The states of what waits for an approval, and of the single tasks (domain 3.4.5).
import { process } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';

export const APPROVAL_DOCS = [
  'order',
  'award',
  'contract',
  'quotation',
  'inquiry',
  'invoiceApply',
  'creditApply',
  'statementPay',
] as const;
export type ApprovalDoc = (typeof APPROVAL_DOCS)[number];

export const approvalDocs: Record<ApprovalDoc, Text> = {
  order: { zh: '订单', en: 'Order' },
  award: { zh: '定标', en: 'Award' },
  contract: { zh: '合同', en: 'Contract' },
  quotation: { zh: '报价', en: 'Quotation' },
  inquiry: { zh: '询价', en: 'Inquiry' },
  invoiceApply: { zh: '开票申请', en: 'Invoice' },
  creditApply: { zh: '授信申请', en: 'Credit application' },
  statementPay: { zh: '对账单付款', en: 'Payment of statements' },
};

type Tone = 'waiting' | 'done' | 'refused' | 'neutral';

export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'RETURNED', 'WITHDRAWN'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const approvalStatus: Record<ApprovalState, Text & { tone: Tone }> = {
  PENDING: { zh: '审批中', en: 'Waiting for approval', tone: 'waiting' },
  APPROVED: { zh: '已批准', en: 'Approved', tone: 'done' },
  RETURNED: { zh: '已退回', en: 'Sent back', tone: 'refused' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', tone: 'neutral' },
};

export const TASK_STATES = ['PENDING', 'APPROVED', 'RETURNED', 'SKIPPED', 'DELEGATED', 'EXPIRED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export const taskStatus: Record<TaskState, Text & { tone: Tone }> = {
  PENDING: { zh: '待审批', en: 'To decide', tone: 'waiting' },
  APPROVED: { zh: '已同意', en: 'Approved', tone: 'done' },
  RETURNED: { zh: '已退回', en: 'Sent back', tone: 'refused' },
  SKIPPED: { zh: '无需处理', en: 'Not needed', tone: 'neutral' },
  DELEGATED: { zh: '已转交', en: 'Handed on', tone: 'neutral' },
  EXPIRED: { zh: '已超时', en: 'Not in time', tone: 'refused' },
};

export type ApprovalActor = 'author' | 'approver' | 'system';

export const approvalProcess = process<ApprovalState, ApprovalActor>()({
  ask: { from: [], to: 'PENDING', by: ['author'] },
  /** One of several who must all agree has; the others are still to. */
  agree: { from: ['PENDING'], to: 'same', by: ['approver'] },
  /** One step passed; another follows. */
  pass: { from: ['PENDING'], to: 'same', by: ['approver', 'system'] },
  remind: { from: ['PENDING'], to: 'same', by: ['system'] },
  /** Handed on: to the main account, or to the successor of an approver who has left. */
  escalate: { from: ['PENDING'], to: 'same', by: ['system'] },
  approve: { from: ['PENDING'], to: 'APPROVED', by: ['approver', 'system'] },
  return: { from: ['PENDING'], to: 'RETURNED', by: ['approver', 'system'] },
  withdraw: { from: ['PENDING'], to: 'WITHDRAWN', by: ['author', 'system'] },
});

export type ApprovalAction = keyof typeof approvalProcess;
