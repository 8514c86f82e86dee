// The states of cases, certificates, surveillance, findings and visits with their words and tones, and the steps as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { CaseAction, CaseState } from './authen-process.ts';
import type {
  CertificateAction,
  CertificateState,
  SurveillanceAction,
  SurveillanceState,
} from './certificate-process.ts';

type Named = Text & { tone: Tone };

export const caseStatus: Record<CaseState, Named & { code: number }> = {
  DRAFT: { code: 1, zh: '草稿', en: 'Draft', tone: 'neutral' },
  PENDING_REVIEW: { code: 5, zh: '待受理', en: 'In review', tone: 'waiting' },
  REVIEW_REJECTED: { code: 6, zh: '退回补正', en: 'Sent back', tone: 'refused' },
  REJECTED: { code: 7, zh: '不予受理', en: 'Not accepted', tone: 'refused' },
  PENDING_PAYMENT: { code: 10, zh: '待付款', en: 'Pending payment', tone: 'waiting' },
  DOCUMENT_REVIEW: { code: 50, zh: '资料审查', en: 'Review of documents', tone: 'moving' },
  SUPPLEMENT: { code: 57, zh: '待补正', en: 'More is asked for', tone: 'waiting' },
  TYPE_TEST: { code: 51, zh: '型式试验', en: 'Type test', tone: 'moving' },
  FACTORY_INSPECTION: { code: 52, zh: '工厂检查', en: 'Factory inspection', tone: 'moving' },
  CORRECTIVE_ACTION: { code: 53, zh: '整改中', en: 'Corrective action', tone: 'waiting' },
  DECISION: { code: 54, zh: '认证决定', en: 'Decision', tone: 'moving' },
  CERTIFICATE_ISSUED: { code: 55, zh: '已发证', en: 'Certificate issued', tone: 'done' },
  NOT_GRANTED: { code: 56, zh: '不予发证', en: 'Not granted', tone: 'refused' },
  COMPLETED: { code: 40, zh: '已完成', en: 'Completed', tone: 'done' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

export const caseSteps: Record<CaseAction, Text> = {
  open: { zh: '新建申请', en: 'Begun' },
  keep: { zh: '保存', en: 'Kept' },
  submit: { zh: '提交申请', en: 'Submitted' },
  accept: { zh: '受理', en: 'Accepted' },
  sendBack: { zh: '退回补正', en: 'Sent back' },
  refuse: { zh: '不予受理', en: 'Not accepted' },
  approve: { zh: '企业审批通过', en: 'Approved by the customer’s people' },
  pay: { zh: '已付款', en: 'Paid' },
  ask: { zh: '要求补正资料', en: 'More documents asked for' },
  supplement: { zh: '补正资料已提交', en: 'Documents handed in' },
  noAnswer: { zh: '逾期未补正', en: 'Nothing handed in in time' },
  pass: { zh: '资料审查通过', en: 'Documents passed' },
  handInTest: { zh: '提交型式试验报告', en: 'Type test handed in' },
  acceptTest: { zh: '型式试验通过', en: 'Type test accepted' },
  refuseTest: { zh: '型式试验报告不予采信', en: 'Type test not accepted' },
  planVisit: { zh: '拟定工厂检查日期', en: 'Inspection proposed' },
  agreeVisit: { zh: '客户确认检查日期', en: 'Inspection agreed' },
  declineVisit: { zh: '客户要求改期', en: 'Another day asked for' },
  inspect: { zh: '完成工厂检查', en: 'Factory inspected' },
  noAccess: { zh: '工厂拒绝检查', en: 'Access refused' },
  answer: { zh: '答复不符合项', en: 'Finding answered' },
  judge: { zh: '评价整改', en: 'Correction judged' },
  overdue: { zh: '逾期未完成整改', en: 'Not corrected in time' },
  grant: { zh: '决定：通过', en: 'Decided: granted' },
  deny: { zh: '决定：不予发证', en: 'Decided: not granted' },
  appeal: { zh: '提出申诉', en: 'Appealed' },
  settle: { zh: '申诉期满，结算', en: 'No appeal: settled' },
  complete: { zh: '客户已验收', en: 'Accepted by the customer' },
  cancel: { zh: '客户取消', en: 'Cancelled by the customer' },
  lapse: { zh: '订单终止', en: 'Its order is over' },
  idle: { zh: '长期未提交，自动取消', en: 'Not submitted for long' },
};

export const certificateStatus: Record<CertificateState, Named & { code: number }> = {
  VALID: { code: 10, zh: '有效', en: 'Valid', tone: 'done' },
  SUSPENDED: { code: 20, zh: '暂停', en: 'Suspended', tone: 'waiting' },
  REVOKED: { code: 30, zh: '撤销', en: 'Revoked', tone: 'refused' },
  CANCELLED: { code: 40, zh: '注销', en: 'Given up', tone: 'neutral' },
  EXPIRED: { code: 50, zh: '到期', en: 'Expired', tone: 'neutral' },
};

export const certificateSteps: Record<CertificateAction, Text> = {
  issue: { zh: '发证', en: 'Issued' },
  propose: { zh: '建议暂停', en: 'Suspension proposed' },
  suspend: { zh: '暂停', en: 'Suspended' },
  restore: { zh: '恢复', en: 'Restored' },
  remind: { zh: '暂停期满', en: 'Suspension is over' },
  revoke: { zh: '撤销', en: 'Revoked' },
  giveUp: { zh: '持证人注销', en: 'Given up by its holder' },
  expire: { zh: '到期', en: 'Expired' },
};

export const surveillanceStatus: Record<SurveillanceState, Named> = {
  PLANNED: { zh: '计划', en: 'Planned', tone: 'neutral' },
  ORDERED: { zh: '待办理', en: 'To be handed in', tone: 'waiting' },
  DONE: { zh: '已完成', en: 'Done', tone: 'done' },
  MISSED: { zh: '未按期', en: 'Missed', tone: 'refused' },
};

export const surveillanceSteps: Record<SurveillanceAction, Text> = {
  plan: { zh: '列入计划', en: 'Planned' },
  order: { zh: '开出监督申请', en: 'Opened' },
  done: { zh: '监督通过', en: 'Done' },
  miss: { zh: '未按期监督', en: 'Missed' },
};

export const FINDING_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export const findingStatus: Record<(typeof FINDING_STATES)[number], Named> = {
  OPEN: { zh: '待整改', en: 'Open', tone: 'waiting' },
  ANSWERED: { zh: '待验证', en: 'Answered', tone: 'moving' },
  CLOSED: { zh: '已关闭', en: 'Closed', tone: 'done' },
};

export const VISIT_STATES = ['PROPOSED', 'AGREED', 'DECLINED', 'DONE'] as const;
export const visitStatus: Record<(typeof VISIT_STATES)[number], Named> = {
  PROPOSED: { zh: '待客户确认', en: 'To be agreed', tone: 'waiting' },
  AGREED: { zh: '已约定', en: 'Agreed', tone: 'moving' },
  DECLINED: { zh: '客户要求改期', en: 'Another day asked for', tone: 'refused' },
  DONE: { zh: '已检查', en: 'Done', tone: 'done' },
};
