// What the demo's buyers have put into their balances.

export interface DemoRecharge {
  buyer: string;
  daysAgo: number;
  /** Time of China. */
  at: string;
  /** Whole yuan. */
  amount: number;
  method: 'WECHAT' | 'ALIPAY';
  /** Given up instead of paid. */
  isCancelled?: true;
}

export const demoRecharges: readonly DemoRecharge[] = [
  { buyer: 'buyer01', daysAgo: 29, at: '10:12', amount: 1_000, method: 'WECHAT' },
  { buyer: 'buyer01', daysAgo: 12, at: '20:41', amount: 200, method: 'ALIPAY', isCancelled: true },
  { buyer: 'buyer01', daysAgo: 12, at: '20:44', amount: 500, method: 'WECHAT' },
  { buyer: 'designer01', daysAgo: 15, at: '11:05', amount: 300, method: 'ALIPAY' },
  { buyer: 'company01', daysAgo: 24, at: '09:30', amount: 5_000, method: 'ALIPAY' },
  { buyer: 'company01', daysAgo: 9, at: '14:20', amount: 2_000, method: 'WECHAT' },
];
