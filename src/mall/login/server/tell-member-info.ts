// Who I am: what the browser keeps about the member who is logged in (spec §3).
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { centsToWire } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { findMember } from '#mall/member/server/member.ts';
import { balanceOf } from '#mall/payment/server/payment.ts';

/** The member's own data. His mobile is masked: this reply is kept in the browser. */
export async function tellMemberInfo(work: Work, actor: Member): Promise<MemberInfo> {
  const member = await findMember(work, actor.memberId);
  if (!member) throw httpErrors.notLoggedIn();
  return {
    memberId: member.memberId,
    memberType: member.memberType,
    memberName: member.memberName,
    memberNickName: member.memberNickName,
    mobile: member.mobile && maskMobile(member.mobile),
    email: member.email,
    avatar: member.avatar,
    isSub: 0,
    storeId: actor.storeId,
    platformRoles: [...actor.platformRoles],
    balanceAvailable: centsToWire(await balanceOf(work, member.memberId)),
    hasPayPwd: member.payPasswordHash !== null,
    language: member.language,
  };
}

/** 13812348000 → 138****8000 */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
