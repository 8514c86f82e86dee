// What the platform has set for after-sale: how long each side has, and up to which amounts (domain 3.11).
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { keptRules } from '#mall/setting/server/setting.ts';
import { AFTER_SALE_RULES } from '../after-sale-terms.ts';

export const afterSaleRules = keptRules('after_sale_rules', AFTER_SALE_RULES);
export const findRules = afterSaleRules.find;

/** One of the rules that are whole yuan. @returns fen */
export async function amountOf(
  work: Work,
  rule: 'carriageYuan' | 'autoRefundYuan' | 'redFirstYuan' | 'twoPeopleYuan',
): Promise<Cents> {
  return cents((await findRules(work))[rule] * 100);
}
