// The states of a contract with their codes, words and tones, and its kinds (domain 3.6.3). The keys are the names everywhere.
import type { Text } from '#kit/words/text.ts';

export const CONTRACT_STATES = [
  'DRAFT',
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'PENDING_CONFIRM',
  'RETURNED',
  'REJECTED',
  'PENDING_SIGN',
  'PARTLY_SIGNED',
  'EFFECTIVE',
  'CHANGE_PENDING',
  'TERMINATING',
  'COMPLETED',
  'TERMINATED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'neutral';

export const contractStatus: Record<ContractState, Text & { code: number; tone: Tone }> = {
  DRAFT: { code: 1, zh: '起草中', en: 'Draft', tone: 'neutral' },
  PENDING_REVIEW: { code: 5, zh: '待审核', en: 'Pending review', tone: 'waiting' },
  REVIEW_REJECTED: { code: 6, zh: '审核驳回', en: 'Review rejected', tone: 'refused' },
  PENDING_CONFIRM: { code: 10, zh: '待对方确认', en: 'To be confirmed', tone: 'waiting' },
  RETURNED: { code: 12, zh: '已退回修改', en: 'Returned for changes', tone: 'waiting' },
  REJECTED: { code: 7, zh: '对方已拒绝', en: 'Refused', tone: 'refused' },
  PENDING_SIGN: { code: 15, zh: '待签署', en: 'To be signed', tone: 'waiting' },
  PARTLY_SIGNED: { code: 18, zh: '单方已签', en: 'Signed by one side', tone: 'waiting' },
  EFFECTIVE: { code: 20, zh: '履行中', en: 'In force', tone: 'moving' },
  CHANGE_PENDING: { code: 25, zh: '变更中', en: 'Change proposed', tone: 'waiting' },
  TERMINATING: { code: 28, zh: '终止协商中', en: 'Termination proposed', tone: 'waiting' },
  COMPLETED: { code: 40, zh: '已完成', en: 'Completed', tone: 'done' },
  TERMINATED: { code: 45, zh: '已终止', en: 'Terminated', tone: 'neutral' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
  EXPIRED: { code: 8, zh: '已过期', en: 'Expired unsigned', tone: 'neutral' },
};

export const CONTRACT_KINDS = ['PURCHASE', 'SERVICE', 'FRAMEWORK', 'OFFLINE'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const contractKinds: Record<ContractKind, Text> = {
  PURCHASE: { zh: '购销合同', en: 'Purchase contract' },
  SERVICE: { zh: '技术服务合同', en: 'Service contract' },
  FRAMEWORK: { zh: '年度框架合同', en: 'Framework contract' },
  OFFLINE: { zh: '线下合同', en: 'Contract made on paper' },
};
