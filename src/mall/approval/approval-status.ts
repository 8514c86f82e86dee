// The states of what waits for an approval, and of the single tasks (domain 3.4.5).
import { process } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';

export const APPROVAL_DOCS = ['order', 'award', 'contract', 'quotation', 'inquiry'] as const;
export type ApprovalDoc = (typeof APPROVAL_DOCS)[number];

export const approvalDocs: Record<ApprovalDoc, Text> = {
  order: { zh: '订单', en: 'Order' },
  award: { zh: '定标', en: 'Award' },
  contract: { zh: '合同', en: 'Contract' },
  quotation: { zh: '报价', en: 'Quotation' },
  inquiry: { zh: '询价', en: 'Inquiry' },
};

export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'RETURNED', 'WITHDRAWN'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const TASK_STATES = ['PENDING', 'APPROVED', 'RETURNED', 'SKIPPED', 'DELEGATED', 'EXPIRED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

export type ApprovalActor = 'author' | 'approver' | 'system';

export const approvalProcess = process<ApprovalState, ApprovalActor>()({
  ask: { from: [], to: 'PENDING', by: ['author'] },
  /** One step passed; another follows. */
  pass: { from: ['PENDING'], to: 'same', by: ['approver', 'system'] },
  approve: { from: ['PENDING'], to: 'APPROVED', by: ['approver', 'system'] },
  return: { from: ['PENDING'], to: 'RETURNED', by: ['approver', 'system'] },
  withdraw: { from: ['PENDING'], to: 'WITHDRAWN', by: ['author', 'system'] },
});
