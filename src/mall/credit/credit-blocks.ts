// What stands in the way of another order on credit (domain-money §5): each reason by itself, so that it can be named.
import type { Cents } from '#kit/money/money.ts';
import { cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { AccountState } from './account-status.ts';
import type { Exposure } from './exposure.ts';

export const creditBlocks = {
  LIMIT: { zh: '可用额度不足', en: 'More than what is available' },
  CEILING: { zh: '超过在途订单上限', en: 'Too much is promised already' },
  FROZEN: { zh: '信用账户已冻结', en: 'The credit account is frozen' },
  CLOSED: { zh: '信用账户已关闭', en: 'The credit account is closed' },
  NOT_CERTIFIED: { zh: '企业认证无效', en: 'The enterprise is not certified' },
} as const satisfies Record<string, Text>;
export type CreditBlock = keyof typeof creditBlocks;
export const CREDIT_BLOCKS = Object.keys(creditBlocks) as [CreditBlock, ...CreditBlock[]];

/** An account as a new order looks at it; amounts in fen. */
export interface Standing extends Exposure {
  state: AccountState;
  creditLimit: Cents;
  tempLimit: Cents;
  tempUntil: Date | null;
  /** Per mille of the limit. */
  tolerance: number;
  /** Per cent of limit and temporary limit. */
  ceiling: number;
}

/** Limit and temporary limit as they are at a moment. */
export const capOf = ({ creditLimit, tempLimit, tempUntil }: Standing, now: Date): Cents =>
  cents(creditLimit + (tempUntil && tempUntil > now ? tempLimit : 0));

/** What new orders may still take; below nothing where more counts than was agreed. */
export const availableOf = (of: Standing, now: Date): Cents => cents(capOf(of, now) - of.used - of.reserved);

/** An order may be larger than what is available by this much. */
export const toleratedOf = ({ creditLimit, tolerance }: Standing): Cents =>
  cents(Math.floor((creditLimit * tolerance) / 1000));

/** Whether more counts than was agreed. */
export const isOver = (of: Standing, now: Date): boolean => availableOf(of, now) < 0;

/** Why a new order of this amount is not possible; none when it is. @param isCertified the buyer's enterprise is */
export function whyBlocked(of: Standing, amount: Cents, isCertified: boolean, now: Date): CreditBlock[] {
  const blocks: CreditBlock[] = [];
  if (of.state === 'CLOSED') blocks.push('CLOSED');
  if (of.state === 'FROZEN') blocks.push('FROZEN');
  if (!isCertified) blocks.push('NOT_CERTIFIED');
  if (amount > availableOf(of, now) + toleratedOf(of)) blocks.push('LIMIT');
  const promised = of.used + of.reserved + of.upcoming + amount;
  if (promised * 100 > capOf(of, now) * of.ceiling) blocks.push('CEILING');
  return blocks;
}
