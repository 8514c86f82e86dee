// What the books tell of: every event with its words, and the document that it happened to.
import type { Text } from '#kit/words/text.ts';

export const BOOK_EVENTS = {
  opened: { zh: '期初余额', en: 'Opening' },
  channelPaid: { zh: '渠道到账', en: 'Paid through a channel' },
  recharged: { zh: '余额充值', en: 'Recharged' },
  balancePaid: { zh: '余额支付', en: 'Paid from the balance' },
  transferBooked: { zh: '转账到账', en: 'Transfer received' },
  reallotted: { zh: '账单改价重分', en: 'Bill changed' },
  refundDecided: { zh: '决定退款', en: 'Refund decided' },
  refundDone: { zh: '退款完成', en: 'Refund done' },
  compensated: { zh: '商家赔付', en: 'Paid for by the store' },
  setAside: { zh: '不明来款到账', en: 'Unidentified money in' },
  named: { zh: '不明来款已认领', en: 'Unidentified money attached' },
  goesBack: { zh: '不明来款退回中', en: 'Unidentified money goes back' },
  wentBack: { zh: '不明来款已退回', en: 'Unidentified money has gone back' },
  paidOut: { zh: '渠道打款到账', en: 'Paid out by a channel' },
  feePaid: { zh: '手续费', en: 'Fee' },
  corrected: { zh: '对账差异更正', en: 'Corrected after reconciliation' },
  released: { zh: '货款转商家', en: 'Released to the store' },
  commissionTaken: { zh: '收取佣金', en: 'Commission taken' },
  commissionBack: { zh: '退回佣金', en: 'Commission given back' },
  takenBack: { zh: '结算后退款', en: 'Taken back after release' },
  adjusted: { zh: '结算调整', en: 'Adjusted' },
  storePaid: { zh: '打款给商家', en: 'Paid out to the store' },
  depositPaid: { zh: '缴存保证金', en: 'Deposit paid in' },
  depositTaken: { zh: '保证金抵扣', en: 'Deposit taken' },
  depositReturned: { zh: '退还保证金', en: 'Deposit returned' },
  creditUsed: { zh: '账期占用', en: 'Put on credit' },
  creditLess: { zh: '账期冲减', en: 'Less on credit' },
  writtenOff: { zh: '坏账核销', en: 'Written off' },
  statementPaid: { zh: '对账单付款', en: 'Statement paid' },
  lateFee: { zh: '滞纳金', en: 'Late fee' },
  lateFeeWaived: { zh: '减免滞纳金', en: 'Late fee waived' },
  walletMoved: { zh: '余额转移', en: 'Wallet moved' },
} as const satisfies Record<string, Text>;

export type BookEvent = keyof typeof BOOK_EVENTS;
export const BOOK_EVENT_KEYS = Object.keys(BOOK_EVENTS) as BookEvent[];

/** Kinds of documents that an entry is of. */
export const BOOK_DOCUMENTS = [
  'payment',
  'refund',
  'bill',
  'order',
  'sample',
  'member',
  'afterSale',
  'complaint',
  'bankLine',
  'channelDay',
  'difference',
  'settlement',
  'onCredit',
] as const;
export type BookDocument = (typeof BOOK_DOCUMENTS)[number];
