// Who I am: what the browser keeps about the member who is logged in (spec §3).
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire } from '#kit/money/money.ts';
import { type Member, mayDo, walletOf } from '#mall/member/actor.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { findMember } from '#mall/member/server/member.ts';
import { balanceOf } from '#mall/payment/server/payment.ts';

interface StandingRow {
  enterprise_name: string | null;
  enterprise_state: string | null;
  cert_state: string | null;
  designer_state: string | null;
  roles: string[] | null;
  is_salesperson: boolean;
  unread: number;
}

const STANDING = `
  SELECT e.name AS enterprise_name, e.state AS enterprise_state, m.is_salesperson,
    (SELECT c.state FROM certification c WHERE c.member_id = m.member_id ORDER BY c.created_at DESC LIMIT 1) AS cert_state,
    coalesce(d.state, (SELECT p.state FROM designer_application p WHERE p.member_id = m.member_id
                       ORDER BY p.created_at DESC LIMIT 1)) AS designer_state,
    a.roles,
    (SELECT count(*) FROM site_message s WHERE s.member_id = m.member_id AND s.state = 'UNREAD') AS unread
  FROM member m
  LEFT JOIN enterprise e ON e.enterprise_id = $2
  LEFT JOIN designer d USING (member_id)
  LEFT JOIN sub_account a ON a.member_id = m.member_id AND a.state <> 'LEFT'
  WHERE m.member_id = $1`;

/** The member's own data. His mobile is masked: this reply is kept in the browser. */
export async function tellMemberInfo(work: Work, actor: Member): Promise<MemberInfo> {
  const member = await findMember(work, actor.memberId);
  if (!member) throw httpErrors.notLoggedIn();
  const standing = only(
    await work.query<StandingRow>(STANDING, [actor.memberId, actor.enterpriseId], 'member-standing'),
  );
  return {
    memberId: member.memberId,
    memberType: member.memberType,
    memberName: member.memberName,
    memberNickName: member.memberNickName,
    mobile: member.mobile && maskMobile(member.mobile),
    email: member.email && maskEmail(member.email),
    avatar: member.avatar,
    isSub: bit(actor.sub !== null),
    parentMemberId: actor.sub?.parentMemberId ?? null,
    enterpriseId: actor.enterpriseId,
    enterpriseName: standing.enterprise_name,
    administrator: actor.sub?.administrator ?? null,
    certState: standing.enterprise_state ?? standing.cert_state,
    designerState: standing.designer_state,
    isSalesperson: bit(standing.is_salesperson),
    roles: standing.roles,
    permissions: actor.sub && [...actor.sub.permissions],
    mustChangePassword: member.mustChangePassword,
    mustSetFactor: actor.mustSetFactor === true,
    unreadMessages: standing.unread,
    storeId: actor.storeId,
    platformRoles: [...actor.platformRoles],
    lab: actor.lab && { labId: actor.lab.labId, points: [...actor.lab.points] },
    balanceAvailable: mayDo(actor, 'balance.read')
      ? centsToWire(await balanceOf(work, walletOf(actor)))
      : null,
    hasPayPwd: member.payPasswordHash !== null,
    language: member.language,
    punchout: actor.punchout ?? null,
  };
}

/** lin@example.com → l***@example.com */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.indexOf('@'))}`;
}

/** 13812348000 → 138****8000 */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
