// Whose case or complaint is asked for: any for the platform, a buyer's own and his enterprise's, a store's.
import { looksAfter, type Member, type Seller } from '#mall/member/actor.ts';

export type Side = 'platform' | { member: Member } | { storeId: number };

export const buyersSide = (member: Member): Side => ({ member });
export const storesSide = ({ storeId }: Seller): Side => ({ storeId });

/** Whether a document of these is there for the side. */
export function isOf(
  side: Side,
  { memberId, enterpriseId, storeId }: { memberId: number; enterpriseId: number | null; storeId: number },
): boolean {
  if (side === 'platform') return true;
  if ('storeId' in side) return storeId === side.storeId;
  const ours = looksAfter(side.member);
  return memberId === side.member.memberId || (ours !== null && enterpriseId === ours);
}
