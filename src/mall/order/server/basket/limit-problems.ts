// Tells an employee before he submits that an order is above his limits.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Cents } from '#kit/money/money.ts';
import { checkLimits } from '#mall/company/server/company.ts';
import type { Member } from '#mall/member/actor.ts';
import type { Problem } from './price-basket.ts';
import { spentThisMonth } from './spent-this-month.ts';

/** What keeps an employee from ordering so much now; nothing for everybody else. */
export async function limitProblems(work: Work, member: Member, payable: Cents): Promise<Problem[]> {
  try {
    await checkLimits(work, member, payable, () => spentThisMonth(work, member.memberId));
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ kind: 'limit', productId: null, text: error.text }];
  }
}
