// Why a balance changes, as its member reads it.
import type { NamedValue } from '#kit/list/column.ts';

export const balanceKinds = {
  recharge: { zh: '充值', en: 'Recharge' },
  payment: { zh: '支付', en: 'Payment' },
  refund: { zh: '退款', en: 'Refund' },
  excess: { zh: '多付退回', en: 'Overpayment returned' },
  compensation: { zh: '商家赔付', en: 'Paid by the store' },
  handOver: { zh: '余额转移', en: 'Moved' },
  opening: { zh: '期初余额', en: 'Opening' },
} as const satisfies Record<string, NamedValue>;

export type BalanceKind = keyof typeof balanceKinds;
export const BALANCE_KINDS = Object.keys(balanceKinds) as BalanceKind[];
