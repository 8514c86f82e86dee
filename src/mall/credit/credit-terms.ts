// What credit accounts are agreed on, with the usual figures and their ends (domain-money §5).
import type { RuleValues } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';
import type { CycleKind } from './billing-cycle.ts';

/** When an amount begins to count as used. */
export const creditBases = {
  ORDERS: { zh: '按订单占用', en: 'From the order on' },
  SHIPPED: { zh: '按发货占用', en: 'From delivery on' },
  BILLED: { zh: '按出账占用', en: 'From the statement on' },
} as const satisfies Record<string, Text>;
export type CreditBasis = keyof typeof creditBases;
export const CREDIT_BASES = Object.keys(creditBases) as [CreditBasis, ...CreditBasis[]];

/** What puts an amount on a statement, whatever the basis. */
export const billOns = {
  SHIP: { zh: '发货入账', en: 'When it is shipped' },
  ORDER: { zh: '下单入账', en: 'When it is ordered' },
  RECEIPT: { zh: '收货入账', en: 'When it is received' },
} as const satisfies Record<string, Text>;
export type BillOn = keyof typeof billOns;
export const BILL_ONS = Object.keys(billOns) as [BillOn, ...BillOn[]];

export const cycleKinds = {
  MONTHLY: { zh: '每月', en: 'Monthly' },
  HALF_MONTHLY: { zh: '每半月', en: 'Twice a month' },
  WEEKLY: { zh: '每周', en: 'Weekly' },
} as const satisfies Record<CycleKind, Text>;
export const CYCLE_KINDS = Object.keys(cycleKinds) as [CycleKind, ...CycleKind[]];

/** What both sides agree on; limit and term apart, which are applied for. */
export interface CreditFigures {
  basis: CreditBasis;
  billOn: BillOn;
  cycleKind: CycleKind;
  /** Of the month 1 to 28, or of the week 0 (Sunday) to 6; of no meaning for half months. */
  cycleDay: number;
  /** Per mille of the limit that an order may go beyond it. */
  tolerance: number;
  /** Per cent of the limit that all that was promised may come to. */
  ceiling: number;
  /** A day, in hundred thousandths. */
  lateRate: number;
  /** Per cent of what is late that late fees may come to. */
  lateCap: number;
  graceDays: number;
}

/** What the platform sets (decision 091): figures of new offers, days, and which blocks hold (1) or do not (0). */
export const CREDIT_RULES = {
  graceDays: { usual: 3, least: 0, most: 30 },
  lateRate: { usual: 50, least: 0, most: 100 },
  lateCap: { usual: 20, least: 0, most: 100 },
  /** Lowering a limit needs so much notice; a refused applicant waits so long; an offer stands so long. */
  noticeDays: { usual: 7, least: 1, most: 60 },
  againAfterDays: { usual: 90, least: 0, most: 365 },
  offerDays: { usual: 15, least: 1, most: 60 },
  /** Working days until silence counts as a yes to a statement. */
  silenceDays: { usual: 5, least: 1, most: 20 },
  /** How long a new version of the agreement may wait to be accepted. */
  agreementDays: { usual: 30, least: 0, most: 365 },
  /** Of what is used. */
  disputedPercent: { usual: 50, least: 1, most: 100 },
  blockLimit: { usual: 1, least: 0, most: 1 },
  blockSubLimit: { usual: 1, least: 0, most: 1 },
  blockFrozen: { usual: 1, least: 0, most: 1 },
  blockCertified: { usual: 1, least: 0, most: 1 },
  blockAgreement: { usual: 1, least: 0, most: 1 },
  blockOverdue: { usual: 0, least: 0, most: 1 },
  blockDisputed: { usual: 0, least: 0, most: 1 },
  freezeOverdue: { usual: 1, least: 0, most: 1 },
  thawPaid: { usual: 1, least: 0, most: 1 },
} as const;
export type CreditRules = RuleValues<typeof CREDIT_RULES>;

export const TERM_DAYS = 30;

/** What an offer begins with, as long as the platform has set nothing else. */
export const USUAL_FIGURES: CreditFigures = {
  basis: 'ORDERS',
  billOn: 'SHIP',
  cycleKind: 'MONTHLY',
  cycleDay: 25,
  tolerance: 0,
  ceiling: 200,
  lateRate: CREDIT_RULES.lateRate.usual,
  lateCap: CREDIT_RULES.lateCap.usual,
  graceDays: CREDIT_RULES.graceDays.usual,
};

/** Whose share of an account a sub-limit is. */
export const subLimitKinds = {
  EMPLOYEE: { zh: '员工', en: 'Employee' },
  COST_CENTRE: { zh: '成本中心', en: 'Cost centre' },
  PROJECT: { zh: '项目', en: 'Project' },
} as const satisfies Record<string, Text>;
export type SubLimitKind = keyof typeof subLimitKinds;
export const SUB_LIMIT_KINDS = Object.keys(subLimitKinds) as [SubLimitKind, ...SubLimitKind[]];

/** What counts of it: what is ordered in a calendar month, or what is open at a time. */
export const subLimitPeriods = {
  MONTH: { zh: '每月', en: 'A month' },
  OPEN: { zh: '未结清', en: 'Open at a time' },
} as const satisfies Record<string, Text>;
export type SubLimitPeriod = keyof typeof subLimitPeriods;
export const SUB_LIMIT_PERIODS = Object.keys(subLimitPeriods) as [SubLimitPeriod, ...SubLimitPeriod[]];

export const MOST_PAPERS = 10;
export const FORECAST_DAYS = 60;
/** The platform's text that is accepted with an account. */
export const CREDIT_AGREEMENT = 'credit';
