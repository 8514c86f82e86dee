// The states of a credit account and of an application for credit (domain 3.7.1, 3.7.3), with their words and tones, and their steps.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { AccountAction, ApplicationAction } from './credit-process.ts';

interface StateRow extends Text {
  tone: Tone;
}

export const accountStatus = {
  ACTIVE: { zh: '正常', en: 'Active', tone: 'done' },
  FROZEN: { zh: '已冻结', en: 'Frozen', tone: 'refused' },
  CLOSED: { zh: '已关闭', en: 'Closed', tone: 'neutral' },
} as const satisfies Record<string, StateRow>;
export type AccountState = keyof typeof accountStatus;
export const ACCOUNT_STATES = Object.keys(accountStatus) as [AccountState, ...AccountState[]];

export const accountSteps: Record<AccountAction, Text> = {
  open: { zh: '开通', en: 'Opened' },
  agree: { zh: '双方约定变更', en: 'Changed by agreement' },
  setLimit: { zh: '调整额度', en: 'Limit changed' },
  lowerLimit: { zh: '降额生效', en: 'Lower limit in force' },
  freeze: { zh: '冻结', en: 'Frozen' },
  thaw: { zh: '解冻', en: 'Thawed' },
  close: { zh: '关闭', en: 'Closed' },
};

/** Why the mall itself has let something pass over the limit; people write their own reasons. */
export const overReasons = {
  CUT: { zh: '出账', en: 'A statement was cut' },
  LATE_FEE: { zh: '滞纳金', en: 'Late fee' },
  LOWERED: { zh: '额度调整', en: 'The limit was changed' },
  UNCHECKED: { zh: '额度检查已关闭', en: 'The limit was not checked' },
} as const satisfies Record<string, Text>;

export const overdueStatement = (statementSn: string): Text => ({
  zh: `${statementSn} 逾期`,
  en: `${statementSn} is overdue`,
});

interface ApplicationRow extends StateRow {
  isOpen: boolean;
}

export const applicationStatus = {
  PENDING_APPROVAL: { zh: '企业内部审批', en: 'Waits for approval', tone: 'waiting', isOpen: true },
  PENDING_REVIEW: { zh: '待审核', en: 'Pending review', tone: 'waiting', isOpen: true },
  REVIEW_REJECTED: { zh: '审核驳回', en: 'Review rejected', tone: 'refused', isOpen: true },
  OFFERED: { zh: '待确认', en: 'To be agreed to', tone: 'waiting', isOpen: true },
  COMPLETED: { zh: '已完成', en: 'Completed', tone: 'done', isOpen: false },
  REJECTED: { zh: '已拒绝', en: 'Rejected', tone: 'refused', isOpen: false },
  CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'neutral', isOpen: false },
} as const satisfies Record<string, ApplicationRow>;
export type ApplicationState = keyof typeof applicationStatus;
export const APPLICATION_STATES = Object.keys(applicationStatus) as [ApplicationState, ...ApplicationState[]];

export const applicationSteps: Record<ApplicationAction, Text> = {
  apply: { zh: '提交申请', en: 'Applied' },
  approve: { zh: '内部审批通过', en: 'Approved by its own people' },
  return: { zh: '内部审批退回', en: 'Sent back by its own people' },
  resubmit: { zh: '重新提交', en: 'Handed in again' },
  propose: { zh: '授信方提出变更', en: 'Proposed by the creditor' },
  renew: { zh: '续签新版协议', en: 'To accept the new agreement' },
  offer: { zh: '授信方给出条件', en: 'Terms were offered' },
  sendBack: { zh: '驳回补充', en: 'Sent back' },
  refuse: { zh: '拒绝', en: 'Refused' },
  accept: { zh: '同意并签署协议', en: 'Agreed to' },
  decline: { zh: '不同意条件', en: 'Declined' },
  withdraw: { zh: '撤回', en: 'Withdrawn' },
  offerTimeout: { zh: '超时未确认', en: 'Not agreed to in time' },
};
