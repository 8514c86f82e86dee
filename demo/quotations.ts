// What the demo's stores answered to its inquiries, at different points of the haggling. All of it is made up.
import type { DemoInquiry } from './inquiries.ts';

export interface DemoQuotation {
  inquiry: DemoInquiry['key'];
  /** Key of the store. */
  store: string;
  /** When it was handed in. */
  daysAgo: number;
  /** Percent of the store's own listings; what it does not sell it does not offer. */
  pricePercent: number;
  note: string;
  /** Yuan for carrying everything; absent: included. */
  freight?: string;
  /** Days after receipt until payment; 0: with the order. */
  paidAfter: number;
  /** How far it has come: only opened, handed in, declined. */
  until: 'DRAFT' | 'QUOTED' | 'DECLINED';
}

export const demoQuotations: readonly DemoQuotation[] = [
  {
    inquiry: 'toAward',
    store: 'yuancai',
    daysAgo: 4.5,
    pricePercent: 96,
    note: '均为原厂渠道，可提供出货报告。',
    paidAfter: 30,
    until: 'QUOTED',
  },
  {
    inquiry: 'toAward',
    store: 'licheng',
    daysAgo: 4,
    pricePercent: 93,
    note: '款到发货可再议。',
    freight: '60.00',
    paidAfter: 0,
    until: 'QUOTED',
  },
  {
    inquiry: 'toAward',
    store: 'xinhui',
    daysAgo: 3,
    pricePercent: 98,
    note: '',
    paidAfter: 60,
    until: 'QUOTED',
  },
  {
    inquiry: 'toAward',
    store: 'liangu',
    daysAgo: 2,
    pricePercent: 95,
    note: '',
    paidAfter: 30,
    until: 'QUOTED',
  },
  {
    inquiry: 'clarified',
    store: 'xinhui',
    daysAgo: 1,
    pricePercent: 97,
    note: '剪带包装，同一批次。',
    paidAfter: 30,
    until: 'QUOTED',
  },
  {
    inquiry: 'clarified',
    store: 'licheng',
    daysAgo: 1,
    pricePercent: 100,
    note: '近期产能已满。',
    paidAfter: 0,
    until: 'DECLINED',
  },
  {
    inquiry: 'toQuote',
    store: 'licheng',
    daysAgo: 0.5,
    pricePercent: 95,
    note: '',
    paidAfter: 30,
    until: 'QUOTED',
  },
  {
    inquiry: 'toQuote',
    store: 'yuancai',
    daysAgo: 0.2,
    pricePercent: 97,
    note: '',
    paidAfter: 30,
    until: 'DRAFT',
  },
];

/** The purchaser's counter-offer to a store after the close: percent of the first line's price. */
export const demoCounter = {
  inquiry: 'toAward',
  store: 'xinhui',
  pricePercent: 92,
  note: '首行量大，请再让利。',
} as const;
