// What other systems are told of money after the sale: statements, invoices, settlement bills.
import type { EventOfDocument } from './webhook-event.ts';

export const MONEY_EVENTS = {
  'statement.cut': { document: 'statement', steps: ['cut'], name: { zh: '对账单出账', en: 'Cut' } },
  'statement.confirmed': {
    document: 'statement',
    steps: ['confirm', 'confirmSilently'],
    name: { zh: '对账确认', en: 'Confirmed, or not objected to' },
  },
  'statement.disputed': {
    document: 'statement',
    steps: ['dispute'],
    name: { zh: '提出对账异议', en: 'Disputed' },
  },
  'statement.dispute_settled': {
    document: 'statement',
    steps: ['settleDispute'],
    name: { zh: '对账异议处理', en: 'A dispute was answered or is over' },
  },
  'statement.paid': {
    document: 'statement',
    steps: ['pay'],
    name: { zh: '对账单付款', en: 'Paid, or a part of it' },
  },
  'statement.overdue': { document: 'statement', steps: ['fallDue'], name: { zh: '逾期', en: 'Overdue' } },
  'statement.lowered': {
    document: 'statement',
    steps: ['memo', 'waive'],
    name: { zh: '冲减或减免滞纳金', en: 'Less is owed, or a late fee was waived' },
  },
  'invoice.applied': {
    document: 'invoice',
    steps: ['apply', 'resubmit', 'approve'],
    name: { zh: '开票申请', en: 'Applied for' },
  },
  'invoice.accepted': {
    document: 'invoice',
    steps: ['accept'],
    name: { zh: '开票申请受理', en: 'Accepted' },
  },
  'invoice.sent_back': {
    document: 'invoice',
    steps: ['sendBack'],
    name: { zh: '开票申请驳回', en: 'Sent back' },
  },
  'invoice.withdrawn': {
    document: 'invoice',
    steps: ['withdraw'],
    name: { zh: '开票申请撤回', en: 'Withdrawn' },
  },
  'invoice.issued': { document: 'invoice', steps: ['issue'], name: { zh: '发票开具', en: 'Issued' } },
  'invoice.sent': {
    document: 'invoice',
    steps: ['send'],
    name: { zh: '纸质发票寄出', en: 'The paper was sent' },
  },
  'invoice.received': {
    document: 'invoice',
    steps: ['sign', 'autoSign'],
    name: { zh: '纸质发票签收', en: 'The paper was received' },
  },
  'invoice.red_asked': {
    document: 'invoice',
    steps: ['askRed'],
    name: { zh: '申请红冲', en: 'A red letter was asked for' },
  },
  'invoice.red_issued': {
    document: 'invoice',
    steps: ['redIssued'],
    name: { zh: '红字发票开具', en: 'A red letter was issued' },
  },
  'invoice.red_dropped': {
    document: 'invoice',
    steps: ['redOver'],
    name: { zh: '红冲申请结束', en: 'A red letter was not issued' },
  },
  'settlement.cut': {
    document: 'settlementBill',
    steps: ['cut'],
    only: 'store',
    name: { zh: '结算单生成', en: 'Cut' },
  },
  'settlement.confirmed': {
    document: 'settlementBill',
    steps: ['confirm', 'confirmTimeout'],
    only: 'store',
    name: { zh: '结算单确认', en: 'Confirmed, or not objected to' },
  },
  'settlement.disputed': {
    document: 'settlementBill',
    steps: ['dispute', 'escalate'],
    only: 'store',
    name: { zh: '结算异议提出', en: 'A row was disputed' },
  },
  'settlement.answered': {
    document: 'settlementBill',
    steps: ['acceptDispute', 'refuseDispute'],
    only: 'store',
    name: { zh: '结算异议答复', en: 'A dispute was answered' },
  },
  'settlement.reviewed': {
    document: 'settlementBill',
    steps: ['approve'],
    only: 'store',
    name: { zh: '平台审核通过', en: 'Looked over by the platform' },
  },
  'settlement.paid': {
    document: 'settlementBill',
    steps: ['pay'],
    only: 'store',
    name: { zh: '结算打款', en: 'Paid out' },
  },
  'settlement.payout_failed': {
    document: 'settlementBill',
    steps: ['payFailed'],
    only: 'store',
    name: { zh: '结算打款失败', en: 'The payout has failed' },
  },
} as const satisfies Record<string, EventOfDocument>;
