// A member of the demo as he calls the mall, and the work in which he does it.
import type { Work } from '#kit/db/work.ts';
import { eventHub, type Listener } from '#kit/events/event.ts';
import { labStandingOf, type Member, type MemberType } from '#mall/member/actor.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';

/** @throws Error naming somebody whom the demo does not have */
export async function demoActor(work: Work, memberName: string): Promise<Member> {
  const [row] = await work.query<{
    memberId: number;
    shownName: string;
    memberType: MemberType;
    enterpriseId: number | null;
    labId: number | null;
    labRoles: readonly LabRole[] | null;
  }>(
    `SELECT m.member_id AS "memberId", m.member_type AS "memberType", e.enterprise_id AS "enterpriseId",
            coalesce(a.real_name, nullif(m.member_nick_name, ''), m.member_name) AS "shownName",
            l.lab_id AS "labId", l.roles AS "labRoles"
     FROM member m LEFT JOIN enterprise e ON e.main_member_id = m.member_id
     LEFT JOIN sub_account a ON a.member_id = m.member_id
     LEFT JOIN lab_staff l ON l.member_id = m.member_id AND l.state = 'ACTIVE' WHERE m.member_name = $1`,
    [memberName],
  );
  if (!row) throw new Error(`not a member of the demo mall: ${memberName}`);
  const { labId, labRoles, ...who } = row;
  return {
    ...who,
    memberName,
    sessionId: 0,
    storeId: null,
    platformRoles: [],
    lab: labStandingOf({ labId, labRoles }),
    sub: null,
    mustChangePassword: false,
  };
}

/** As the work of a demo, but heard by the rooms that it concerns, at an earlier moment. */
export function heardBy(listeners: readonly Listener[]): (work: Work, now: Date) => Work {
  const hub = eventHub(listeners);
  return (work, now) => {
    const heard: Work = { ...work, now, emit: (event, payload) => hub.tell(heard, event, payload) };
    return heard;
  };
}
