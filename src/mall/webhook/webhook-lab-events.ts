// What other systems are told of a laboratory's work: commissions and their reports.
import type { EventOfDocument } from './webhook-event.ts';

export const LAB_EVENTS = {
  'service.bought': {
    document: 'service',
    steps: ['open'],
    to: ['PENDING_REVIEW', 'PENDING_PAYMENT'],
    name: { zh: '购买检测服务', en: 'Bought at a fixed price' },
  },
  'service.submitted': { document: 'service', steps: ['submit'], name: { zh: '提交委托', en: 'Handed in' } },
  'service.proposed': {
    document: 'service',
    steps: ['propose'],
    name: { zh: '实验室提出修改，待确认', en: 'The laboratory proposes another form' },
  },
  'service.asked_again': {
    document: 'service',
    steps: ['askAgain'],
    name: { zh: '要求实验室再改', en: 'Another proposal was asked for' },
  },
  'service.accepted': {
    document: 'service',
    steps: ['accept', 'confirm'],
    name: { zh: '委托受理', en: 'Both sides agree on the form' },
  },
  'service.changed': {
    document: 'service',
    steps: ['change'],
    name: { zh: '委托变更', en: 'Items were changed by both sides' },
  },
  'service.sent_back': {
    document: 'service',
    steps: ['sendBack', 'silence'],
    name: { zh: '退回补正', en: 'Sent back' },
  },
  'service.refused': { document: 'service', steps: ['refuse'], name: { zh: '不予受理', en: 'Refused' } },
  'service.approved': {
    document: 'service',
    steps: ['approve'],
    name: { zh: '委托方内部审批通过', en: 'Approved by the client’s own people' },
  },
  'service.paid': { document: 'service', steps: ['pay'], name: { zh: '付款到账', en: 'Paid' } },
  'service.sent': {
    document: 'service',
    steps: ['send'],
    name: { zh: '样品寄出', en: 'Specimens were sent' },
  },
  'service.received': {
    document: 'service',
    steps: ['receive', 'allReceived'],
    name: { zh: '收样（含全部收齐）', en: 'Specimens were received, the first or all' },
  },
  'service.abnormal': {
    document: 'service',
    steps: ['findAbnormal'],
    name: { zh: '样品异常', en: 'A specimen is not as it should be' },
  },
  'service.scheduled': { document: 'service', steps: ['schedule'], name: { zh: '已排期', en: 'Scheduled' } },
  'service.in_test': { document: 'service', steps: ['test'], name: { zh: '检测中', en: 'In test' } },
  'service.suspended': { document: 'service', steps: ['suspend'], name: { zh: '暂停', en: 'Suspended' } },
  'service.reporting': {
    document: 'service',
    steps: ['draftReport', 'reviewReport'],
    name: { zh: '报告编制或审核', en: 'The report is prepared or reviewed' },
  },
  'service.reported': {
    document: 'service',
    steps: ['issue'],
    name: { zh: '报告已出', en: 'All reports are out' },
  },
  'service.objected': {
    document: 'service',
    steps: ['object'],
    name: { zh: '异议处理', en: 'An objection is open' },
  },
  'service.completed': { document: 'service', steps: ['complete'], name: { zh: '验收完成', en: 'Accepted' } },
  'service.terminated': { document: 'service', steps: ['terminate'], name: { zh: '终止', en: 'Terminated' } },
  'service.cancelled': {
    document: 'service',
    steps: ['cancel', 'lapse', 'idle'],
    name: { zh: '取消', en: 'Cancelled' },
  },
  'report.issued': { document: 'report', steps: ['sign'], name: { zh: '报告签发', en: 'Issued' } },
  'report.replaced': {
    document: 'report',
    steps: ['replace'],
    name: { zh: '被修改版代替', en: 'Replaced by an amendment' },
  },
  'report.voided': { document: 'report', steps: ['void'], name: { zh: '报告作废', en: 'Made void' } },
} as const satisfies Record<string, EventOfDocument>;
