// How a store issues invoices, and from when on it does.
import type { Text } from '#kit/words/text.ts';
import type { Taxpayer } from './tax-categories.ts';

export const ADAPTERS = ['MANUAL', 'NUONUO', 'SANDBOX'] as const;
export type Adapter = (typeof ADAPTERS)[number];
export const adapters: Record<Adapter, Text> = {
  MANUAL: { zh: '手工登记', en: 'By hand' },
  NUONUO: { zh: '诺诺开票', en: 'By Nuonuo' },
  SANDBOX: { zh: '演示开票', en: 'Played for the demo' },
};

export const taxpayers: Record<Taxpayer, Text> = {
  GENERAL: { zh: '一般纳税人', en: 'General taxpayer' },
  SMALL: { zh: '小规模纳税人', en: 'Small taxpayer' },
};

/** From which step of an order on a store invoices it. */
export const BILL_MOMENTS = ['COMPLETED', 'SHIPPED', 'PAID'] as const;
export type BillMoment = (typeof BILL_MOMENTS)[number];
export const billMoments: Record<BillMoment, Text> = {
  COMPLETED: { zh: '订单完成后', en: 'Once an order is complete' },
  SHIPPED: { zh: '全部发货后', en: 'Once all of it is shipped' },
  PAID: { zh: '付款后', en: 'Once it is paid' },
};
