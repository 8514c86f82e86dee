// The states of a statement: the specification's five words (domain 3.7.2), which orders on credit show as their second status; and how far it is reconciled.
import type { Tone } from '#kit/process/tone.ts';
import type { Text } from '#kit/words/text.ts';
import type { StatementAction } from './statement-process.ts';

interface StateRow extends Text {
  code: number;
  tone: Tone;
}

export const statementStatus = {
  PENDING_SETTLEMENT: { code: 1, zh: '待结算', en: 'Pending settlement', tone: 'moving' },
  PENDING_REVIEW: { code: 2, zh: '待审核', en: 'Pending review', tone: 'waiting' },
  PENDING_PAYMENT: { code: 3, zh: '待付款', en: 'Pending payment', tone: 'waiting' },
  SETTLED: { code: 4, zh: '已结算', en: 'Settled', tone: 'done' },
  OVERDUE: { code: 5, zh: '已逾期', en: 'Overdue', tone: 'refused' },
} as const satisfies Record<string, StateRow>;
export type StatementState = keyof typeof statementStatus;
export const STATEMENT_STATES = Object.keys(statementStatus) as [StatementState, ...StatementState[]];

/** Of an order: '' for what is on no statement at all. */
export type SettleState = StatementState | '';

export const reconcileStates = {
  OPEN: { zh: '周期进行中', en: 'Running' },
  CUT: { zh: '待对账', en: 'To be reconciled' },
  DISPUTED: { zh: '有异议', en: 'Disputed' },
  DONE: { zh: '已对账', en: 'Reconciled' },
} as const satisfies Record<string, Text>;
export type ReconcileState = keyof typeof reconcileStates;
export const RECONCILE_STATES = Object.keys(reconcileStates) as [ReconcileState, ...ReconcileState[]];

export const itemKinds = {
  LINE: { zh: '商品', en: 'Goods' },
  FREIGHT: { zh: '运费', en: 'Freight' },
  STAGE: { zh: '阶段款', en: 'Stage' },
  MEMO: { zh: '贷项', en: 'Credit memo' },
  CARRY: { zh: '结转', en: 'Carried over' },
} as const satisfies Record<string, Text>;
export type ItemKind = keyof typeof itemKinds;
export const ITEM_KINDS = Object.keys(itemKinds) as [ItemKind, ...ItemKind[]];

export const statementSteps: Record<StatementAction, Text> = {
  open: { zh: '账单周期开始', en: 'Cycle begun' },
  cut: { zh: '出账', en: 'Cut' },
  confirm: { zh: '对账确认', en: 'Confirmed' },
  confirmSilently: { zh: '超时视为确认', en: 'Confirmed by silence' },
  dispute: { zh: '提出异议', en: 'Disputed' },
  settleDispute: { zh: '异议处理', en: 'Dispute settled' },
  pay: { zh: '付款', en: 'Paid' },
  handInVoucher: { zh: '提交转账凭证', en: 'Voucher handed in' },
  voucherBack: { zh: '凭证驳回', en: 'Voucher sent back' },
  fallDue: { zh: '到期未付', en: 'Not paid when due' },
  memo: { zh: '贷项冲减', en: 'Credit memo' },
  waive: { zh: '减免滞纳金', en: 'Late fee waived' },
  reopen: { zh: '重新开放对账', en: 'Opened again' },
  writeOff: { zh: '核销', en: 'Written off' },
};
