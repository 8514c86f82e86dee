// What the demo's enterprises have asked their suppliers for: credit that a store and the platform have granted, an application that another store still reads; and what was ordered on account.

/** `yuancai`: the platform's own store. */
type DemoCreditor = 'xinhui' | 'licheng' | 'yuancai';

export interface DemoCredit {
  buyer: string;
  /** The store that is asked, by its key; of the platform's own store the platform. */
  store: DemoCreditor;
  daysAgo: number;
  /** Whole yuan. */
  wantedLimit: number;
  wantedTermDays: number;
  yearlyPurchase: number;
  text: string;
  /** What was offered and agreed to, in whole yuan; left out: it waits. */
  granted?: { limit: number; termDays: number };
}

export const demoCredits: readonly DemoCredit[] = [
  {
    buyer: 'company01',
    store: 'xinhui',
    daysAgo: 70,
    wantedLimit: 200_000,
    wantedTermDays: 60,
    yearlyPurchase: 1_200_000,
    text: '主控与电源芯片常年月结采购，可提供近两年审计报告。',
    granted: { limit: 150_000, termDays: 30 },
  },
  {
    buyer: 'company01',
    store: 'licheng',
    daysAgo: 2,
    wantedLimit: 50_000,
    wantedTermDays: 30,
    yearlyPurchase: 300_000,
    text: '阻容件用量增加，希望改为月结。',
  },
  {
    buyer: 'company02',
    store: 'yuancai',
    daysAgo: 58,
    wantedLimit: 60_000,
    wantedTermDays: 30,
    yearlyPurchase: 400_000,
    text: '批量生产备料，申请 30 天账期。',
    granted: { limit: 50_000, termDays: 30 },
  },
];

/** Orders on account, one part each, delivered the next day. */
export interface DemoCreditOrder {
  buyer: string;
  store: DemoCreditor;
  daysAgo: number;
  poNumber: string;
  /** The statement it stands on is confirmed so many days after its cut; left out: by silence. */
  confirmedAfter?: number;
  isHalfSent?: boolean;
}

export const demoCreditOrders: readonly DemoCreditOrder[] = [
  // Never paid: overdue, with late fees, and the account frozen.
  { buyer: 'company02', store: 'yuancai', daysAgo: 55, poNumber: 'LJ-2026-0417' },
  { buyer: 'company01', store: 'xinhui', daysAgo: 12, poNumber: 'PO-2026-1118', confirmedAfter: 2 },
  { buyer: 'company01', store: 'xinhui', daysAgo: 2, poNumber: 'PO-2026-1128', isHalfSent: true },
];
