// What stands in the way of another order on credit (domain-money §5): each reason by itself, so that it can be named.
import type { Cents } from '#kit/money/money.ts';
import { cents } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { AccountState } from './account-status.ts';
import type { CreditRules } from './credit-terms.ts';
import type { Exposure } from './exposure.ts';

export const creditBlocks = {
  LIMIT: { zh: '可用额度不足', en: 'More than what is available' },
  CEILING: { zh: '超过在途订单上限', en: 'Too much is promised already' },
  FROZEN: { zh: '信用账户已冻结', en: 'The credit account is frozen' },
  CLOSED: { zh: '信用账户已关闭', en: 'The credit account is closed' },
  NOT_CERTIFIED: { zh: '企业认证无效', en: 'The enterprise is not certified' },
  AGREEMENT: {
    zh: '信用协议已更新，请先签署新版',
    en: 'A new version of the agreement waits to be accepted',
  },
  OVERDUE: { zh: '有逾期未付的对账单', en: 'A statement is overdue' },
  DISPUTED: { zh: '异议金额占已用额度过高', en: 'Too much of what is used is disputed' },
  SUB_LIMIT: { zh: '超过子额度', en: 'Over a sub-limit' },
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

/** What else is known of an account; amounts in fen. */
export interface Trouble {
  isCertified: boolean;
  /** A new version of the agreement has waited too long. */
  isOldAgreement: boolean;
  hasOverdue: boolean;
  disputed: Cents;
}

/** Why a new order of this amount is not possible; none when it is. Sub-limits are looked at apart. */
export function whyBlocked(
  of: Standing,
  amount: Cents,
  { isCertified, isOldAgreement, hasOverdue, disputed }: Trouble,
  rules: CreditRules,
  now: Date,
): CreditBlock[] {
  const promised = of.used + of.reserved + of.upcoming + amount;
  const holds: readonly (readonly [CreditBlock, boolean | number])[] = [
    ['CLOSED', of.state === 'CLOSED'],
    ['FROZEN', of.state === 'FROZEN' && rules.blockFrozen],
    ['NOT_CERTIFIED', !isCertified && rules.blockCertified],
    ['AGREEMENT', isOldAgreement && rules.blockAgreement],
    ['OVERDUE', hasOverdue && rules.blockOverdue],
    ['DISPUTED', disputed * 100 > of.used * rules.disputedPercent && rules.blockDisputed],
    ['LIMIT', amount > availableOf(of, now) + toleratedOf(of) && rules.blockLimit],
    ['CEILING', promised * 100 > capOf(of, now) * of.ceiling && rules.blockLimit],
  ];
  return holds.filter(([, is]) => is).map(([block]) => block);
}
