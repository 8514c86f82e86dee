// What the platform sets for settling with stores, and how a disputed row stands (domain-money §9).
import type { Text } from '#kit/words/text.ts';

export const SETTLEMENT_RULES = {
  /** 1 monthly on the 5th, 2 on the 5th and the 20th, 3 each Tuesday. */
  cycle: { usual: 1, least: 1, most: 3 },
  /** Working days for the store to look at a bill; silence means yes. */
  silenceDays: { usual: 5, least: 1, most: 20 },
  /** Less than so much is carried into the next bill. Whole yuan. */
  leastYuan: { usual: 100, least: 0, most: 100_000 },
  /** Days until money goes to an account that was changed; a store's first one holds at once. */
  accountWaitDays: { usual: 3, least: 0, most: 30 },
  /** What a store is to deposit. Whole yuan. */
  depositYuan: { usual: 10_000, least: 0, most: 10_000_000 },
} as const;

export const rowKinds = {
  RELEASE: { zh: '货款', en: 'Order' },
  STATEMENT: { zh: '账期回款', en: 'Statement paid' },
  REFUND: { zh: '结算后退款', en: 'Refund after release' },
  COMPENSATION: { zh: '赔付与退货运费', en: 'Compensation, carriage' },
  ADJUSTMENT: { zh: '平台调整', en: 'Adjusted' },
  DEPOSIT: { zh: '保证金抵扣', en: 'Paid by the deposit' },
} as const satisfies Record<string, Text>;

/** '' for a row that nobody disputes. */
export const DISPUTES = ['', 'OPEN', 'ACCEPTED', 'REFUSED', 'ESCALATED', 'CLOSED'] as const;
export type Dispute = (typeof DISPUTES)[number];

export const disputes: Record<Dispute, Text> = {
  '': { zh: '', en: '' },
  OPEN: { zh: '异议待处理', en: 'Disputed' },
  ACCEPTED: { zh: '异议成立', en: 'Dispute accepted' },
  REFUSED: { zh: '异议未采纳', en: 'Dispute refused' },
  ESCALATED: { zh: '复核中', en: 'Looked at again' },
  CLOSED: { zh: '复核后维持', en: 'Refused for good' },
};

/** Where an order's money stands for its store. */
export const moneyStages = {
  ESCROW: { zh: '履约中', en: 'In escrow', tone: 'waiting' },
  WINDOW: { zh: '售后期内', en: 'In the window', tone: 'waiting' },
  RELEASED: { zh: '待出账', en: 'Released', tone: 'moving' },
  BILLED: { zh: '已出账', en: 'Billed', tone: 'moving' },
  PAID: { zh: '已打款', en: 'Paid out', tone: 'done' },
} as const;
export type MoneyStage = keyof typeof moneyStages;
export const MONEY_STAGES = Object.keys(moneyStages) as [MoneyStage, ...MoneyStage[]];

/** When an order on its store's own credit owes its commission: once its statements are paid, or by agreement when all of it is on its way. */
export const commissionMoments = {
  PAID: { zh: '对账单付清时', en: 'When its statements are paid' },
  SHIP: { zh: '全部发货时', en: 'When all of it is shipped' },
} as const satisfies Record<string, Text>;
export type CommissionMoment = keyof typeof commissionMoments;

export const cycles = {
  '0': { zh: '按平台规则', en: 'As the platform’s rule says' },
  '1': { zh: '每月 5 日', en: 'On the 5th' },
  '2': { zh: '每月 5、20 日', en: 'On the 5th and the 20th' },
  '3': { zh: '每周二', en: 'On Tuesdays' },
} as const satisfies Record<string, Text>;

export const DEPOSIT_KINDS = ['PAID', 'RETURNED', 'TAKEN'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
export const depositKinds: Record<DepositKind, Text> = {
  PAID: { zh: '缴存', en: 'Paid in' },
  RETURNED: { zh: '退还', en: 'Returned' },
  TAKEN: { zh: '抵扣欠款', en: 'Taken for a debt' },
};

export const depositStates = {
  WAITING: { zh: '待复核', en: 'To be looked over', tone: 'waiting' },
  DONE: { zh: '已入账', en: 'Entered', tone: 'done' },
  DROPPED: { zh: '已撤销', en: 'Dropped', tone: 'neutral' },
} as const;
export type DepositState = keyof typeof depositStates;
