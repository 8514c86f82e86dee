// What the demo's enterprise has asked its suppliers for: credit that one store has granted, and an application that another still reads.

export interface DemoCredit {
  buyer: string;
  /** The store that is asked, by its key. */
  store: string;
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
];
