// The front door of what is bought again and again: how many of a part a member would buy next.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import { findRegular } from './list-regular.ts';

/** Suggested pieces by part, for what stands in the member's own list; what does not is left out. */
export async function suggestedNumbers(
  work: Work,
  member: Member,
  partIds: readonly number[],
): Promise<Map<number, number>> {
  const wanted = new Set(partIds);
  const numbers = new Map<number, number>();
  for (const { product, suggestedNum } of await findRegular(work, member)) {
    if (wanted.has(product.partId) && !numbers.has(product.partId)) numbers.set(product.partId, suggestedNum);
  }
  return numbers;
}
