// The front door of after-sale: what the rooms above may ask about cases.
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import { amountOf, findRules } from './after-sale-rules.ts';
import { buyersSide, findCase } from './hold-case.ts';
import { isSample } from './what-it-is-about.ts';

/** From so much on two people of the platform send money back. @returns fen */
export const twoPeopleFrom = (work: Work): Promise<Cents> => amountOf(work, 'twoPeopleYuan');

export { openQualityCase } from './apply-case.ts';
export { saidIn } from './said.ts';
export { buyersSide, isOf, type Side, storesSide } from './sides.ts';

/** What a case is about. */
export interface CaseAbout {
  /** Null for a sample request. */
  orderSn: string | null;
  storeId: number;
  enterpriseId: number | null;
}

/** A case of the buyer's side. @throws afterSaleErrors.notFound, also for somebody else's */
export async function findOwnCase(work: Work, member: Member, caseSn: string): Promise<CaseAbout> {
  const { of } = await findCase(work, buyersSide(member), caseSn);
  const { orderSn, storeId, enterpriseId } = of;
  return { orderSn: isSample(orderSn) ? null : orderSn, storeId, enterpriseId };
}

/** After receipt goods may be sent back or claimed for so many days. */
export const claimDaysOf = async (work: Work): Promise<number> => (await findRules(work)).goodsDays;
