// What credit accounts are agreed on, with the usual figures and their ends (domain-money §5).
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

export const USUAL_FIGURES: CreditFigures = {
  basis: 'ORDERS',
  billOn: 'SHIP',
  cycleKind: 'MONTHLY',
  cycleDay: 25,
  tolerance: 0,
  ceiling: 200,
  lateRate: 50,
  lateCap: 20,
  graceDays: 3,
};

export const TERM_DAYS = 30;
export const MOST_PAPERS = 10;
/** Lowering a limit needs so much notice; a refused applicant waits so long; an offer stands so long (the last chosen). */
export const NOTICE_DAYS = 7;
export const AGAIN_AFTER_DAYS = 90;
export const OFFER_DAYS = 15;
export const FORECAST_DAYS = 60;
/** The platform's text that is accepted with an account. */
export const CREDIT_AGREEMENT = 'credit';
