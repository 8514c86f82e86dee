// The states of a commission of tests with their codes, words and tones, and the steps between them as people read them.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { ServiceAction, ServiceState, ServiceTurn } from './service-process.ts';

export const serviceStatus: Record<ServiceState, Text & { code: number; tone: Tone }> = {
  DRAFT: { code: 1, zh: '草稿', en: 'Draft', tone: 'neutral' },
  PENDING_REVIEW: { code: 5, zh: '待受理', en: 'In review', tone: 'waiting' },
  REVIEW_REJECTED: { code: 6, zh: '退回补正', en: 'Sent back', tone: 'refused' },
  REJECTED: { code: 7, zh: '不予受理', en: 'Not accepted', tone: 'refused' },
  PENDING_PAYMENT: { code: 10, zh: '待付款', en: 'Pending payment', tone: 'waiting' },
  PENDING_DELIVERY: { code: 20, zh: '待送样', en: 'Specimens to be sent', tone: 'waiting' },
  PENDING_RECEIPT: { code: 30, zh: '样品在途', en: 'Specimens on their way', tone: 'moving' },
  SAMPLE_RECEIVED: { code: 31, zh: '已收样', en: 'Specimens received', tone: 'moving' },
  SAMPLE_ABNORMAL: { code: 32, zh: '样品异常', en: 'Specimen abnormal', tone: 'refused' },
  SCHEDULED: { code: 33, zh: '已排期', en: 'Scheduled', tone: 'moving' },
  IN_TEST: { code: 34, zh: '检测中', en: 'In test', tone: 'moving' },
  SUSPENDED: { code: 35, zh: '已暂停', en: 'Suspended', tone: 'waiting' },
  REPORT_DRAFTING: { code: 36, zh: '报告编制中', en: 'Report being written', tone: 'moving' },
  REPORT_REVIEW: { code: 37, zh: '报告审核中', en: 'Report in review', tone: 'moving' },
  REPORT_ISSUED: { code: 38, zh: '报告已签发', en: 'Report issued', tone: 'moving' },
  OBJECTION: { code: 39, zh: '异议处理中', en: 'Objection', tone: 'waiting' },
  COMPLETED: { code: 40, zh: '已完成', en: 'Completed', tone: 'done' },
  TERMINATED: { code: 41, zh: '已终止', en: 'Terminated', tone: 'neutral' },
  CANCELLED: { code: 0, zh: '已取消', en: 'Cancelled', tone: 'neutral' },
};

/** Whom a form in review waits for. */
export const serviceTurns: Record<ServiceTurn, Text> = {
  LAB: { zh: '等待实验室评审', en: 'With the laboratory' },
  CUSTOMER: { zh: '等待客户确认', en: 'With the customer' },
  APPROVAL: { zh: '等待企业审批', en: 'With the customer’s approvers' },
};

/** What the time line says of each step. */
export const serviceSteps: Record<ServiceAction, Text> = {
  open: { zh: '新建委托', en: 'Begun' },
  keep: { zh: '保存', en: 'Kept' },
  submit: { zh: '提交委托', en: 'Submitted' },
  propose: { zh: '实验室提出修改', en: 'The laboratory proposes changes' },
  askAgain: { zh: '客户要求再改', en: 'The customer wants it otherwise' },
  accept: { zh: '受理', en: 'Accepted' },
  confirm: { zh: '客户确认，受理', en: 'Confirmed by the customer' },
  silence: { zh: '超时未确认，退回', en: 'Not confirmed in time' },
  sendBack: { zh: '退回补正', en: 'Sent back' },
  refuse: { zh: '不予受理', en: 'Not accepted' },
  approve: { zh: '企业审批通过', en: 'Approved by the customer’s people' },
  pay: { zh: '已付款', en: 'Paid' },
  send: { zh: '已寄出样品', en: 'Specimens sent' },
  receive: { zh: '已收样', en: 'Specimens received' },
  allReceived: { zh: '样品收齐', en: 'All specimens received' },
  findAbnormal: { zh: '样品异常', en: 'A specimen is abnormal' },
  schedule: { zh: '已排期', en: 'Scheduled' },
  test: { zh: '开始检测', en: 'Tests begun' },
  suspend: { zh: '暂停检测', en: 'Tests suspended' },
  draftReport: { zh: '检测完成，编制报告', en: 'Tests done, the report is being written' },
  reviewReport: { zh: '报告提交审核', en: 'The report is in review' },
  issue: { zh: '报告已签发', en: 'Report issued' },
  object: { zh: '提出异议', en: 'Objection' },
  change: { zh: '变更项目', en: 'Items changed' },
  terminate: { zh: '终止委托', en: 'Terminated' },
  complete: { zh: '已验收', en: 'Accepted by the customer' },
  cancel: { zh: '客户取消', en: 'Cancelled by the customer' },
  lapse: { zh: '订单终止', en: 'Its order is over' },
  idle: { zh: '长期未提交，自动取消', en: 'Not submitted for long' },
};
