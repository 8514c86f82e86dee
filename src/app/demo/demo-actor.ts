// A member of the demo as he calls the mall.
import type { Work } from '#kit/db/work.ts';
import type { Member, MemberType } from '#mall/member/actor.ts';

/** @throws Error naming somebody whom the demo does not have */
export async function demoActor(work: Work, memberName: string): Promise<Member> {
  const [row] = await work.query<{
    memberId: number;
    shownName: string;
    memberType: MemberType;
    enterpriseId: number | null;
  }>(
    `SELECT m.member_id AS "memberId", m.member_type AS "memberType", e.enterprise_id AS "enterpriseId",
            coalesce(a.real_name, nullif(m.member_nick_name, ''), m.member_name) AS "shownName"
     FROM member m LEFT JOIN enterprise e ON e.main_member_id = m.member_id
     LEFT JOIN sub_account a ON a.member_id = m.member_id WHERE m.member_name = $1`,
    [memberName],
  );
  if (!row) throw new Error(`not a member of the demo mall: ${memberName}`);
  return {
    ...row,
    memberName,
    sessionId: 0,
    storeId: null,
    platformRoles: [],
    sub: null,
    mustChangePassword: false,
  };
}
