// What the mall itself writes as the memo of an entry, as it is read; the words of persons stand as they are.
import type { Text } from '#kit/words/text.ts';

const MEMOS: Readonly<Record<string, Text>> = {
  'cancelled by the buyer': { zh: '买家取消订单', en: 'Cancelled by the buyer' },
  'order cancelled': { zh: '订单已取消', en: 'Order cancelled' },
  'amount lowered': { zh: '应付金额调低', en: 'Less is due' },
  'more than was due': { zh: '多付退回', en: 'Overpayment returned' },
  'bill paid': { zh: '重复付款退回', en: 'Paid twice, returned' },
  'bill closed': { zh: '账单已关闭，款项退回', en: 'The bill is closed, returned' },
  'samples not sent': { zh: '样品未寄出', en: 'Samples not sent' },
  'samples cancelled': { zh: '样品申请已取消', en: 'Samples cancelled' },
  'not paid in time': { zh: '超时未付款', en: 'Not paid in time' },
  'recharge cancelled': { zh: '充值已取消', en: 'Recharge cancelled' },
};

/** In one language: the entry keeps what was written, which its hash covers. */
export const memoIn = (language: keyof Text, memo: string): string => MEMOS[memo]?.[language] ?? memo;
