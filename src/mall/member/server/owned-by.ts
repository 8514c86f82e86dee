// Whose something is: an enterprise's, or a member's own where he buys for none.
import { and, type Column, eq, isNull, type SQL } from 'drizzle-orm';
import { required } from '#kit/rules/required.ts';
import { buysFor, type Member } from '../actor.ts';

/** For tables of which a row belongs to an enterprise, and to its member alone where `enterpriseId` is null. */
export function ownedBy(of: { memberId: Column; enterpriseId: Column }, member: Member): SQL {
  const enterpriseId = buysFor(member);
  return enterpriseId === null
    ? required(and(eq(of.memberId, member.memberId), isNull(of.enterpriseId)))
    : eq(of.enterpriseId, enterpriseId);
}
