// How long statements wait, and when their buyers are reminded (domain-money §5).
import type { Text } from '#kit/words/text.ts';

/** How often a disputed amount moves on to the next statement. */
export const MOST_CARRIED = 2;
export const DISPUTE_FILES = 5;

/** Days from the due day on which somebody is reminded. */
export const DUNNING: readonly { day: number; text: Text; isCreditors?: true; isLetter?: true }[] = [
  { day: -7, text: { zh: '7 天后到期', en: 'Due in 7 days' } },
  { day: -3, text: { zh: '3 天后到期', en: 'Due in 3 days' } },
  { day: 0, text: { zh: '今天到期', en: 'Due today' } },
  { day: 1, text: { zh: '已到期，请尽快付款', en: 'Was due yesterday, please pay' } },
  { day: 7, text: { zh: '已逾期 7 天', en: '7 days overdue' } },
  {
    day: 15,
    text: { zh: '已逾期 15 天，请电话联系买方', en: '15 days overdue: call the buyer' },
    isCreditors: true,
  },
  {
    day: 30,
    text: { zh: '已逾期 30 天，正式催款', en: '30 days overdue: this is a formal demand' },
    isLetter: true,
  },
  {
    day: 60,
    text: { zh: '已逾期 60 天，建议关闭信用账户', en: '60 days overdue: consider closing the account' },
    isCreditors: true,
  },
];

/** By how many days it is overdue. */
export const agingBands = {
  NOT_DUE: { zh: '未到期', en: 'Not due' },
  D30: { zh: '逾期 1–30 天', en: '1–30 days' },
  D60: { zh: '逾期 31–60 天', en: '31–60 days' },
  D90: { zh: '逾期 61–90 天', en: '61–90 days' },
  MORE: { zh: '逾期 90 天以上', en: 'Over 90 days' },
} as const satisfies Record<string, Text>;
export type AgingBand = keyof typeof agingBands;
