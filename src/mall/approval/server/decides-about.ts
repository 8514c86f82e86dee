// Whether somebody decides, or has decided, about what a page shows: then he may read it.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { buysFor, isEnterprise, type Member, mayDo } from '#mall/member/actor.ts';
import { deciderValues, MINE } from './find-tasks.ts';

const DECIDES = `
  SELECT EXISTS (SELECT FROM approval_task t JOIN approval a USING (approval_id)
    WHERE a.url = ANY($6) AND (
      (t.state = 'PENDING' AND a.state = 'PENDING' AND ${MINE})
      OR (t.state IN ('APPROVED', 'RETURNED') AND a.enterprise_id = $2 AND coalesce(t.actor_id, t.member_id) = $1))) AS is`;

/** For himself or standing in for somebody, in his enterprise. @param urls pages that approvals lead to, as their cases name them */
export async function decidesAbout(work: Work, member: Member, urls: readonly string[]): Promise<boolean> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null || !mayDo(member, 'approval.decide')) return false;
  const isMain = isEnterprise(member) && member.sub === null;
  const [row] = await work.query<{ is: boolean }>(
    DECIDES,
    [...deciderValues(work, { memberId: member.memberId, isMain, scope: { enterpriseId } }), urls],
    'approval-decides-about',
  );
  return required(row).is;
}
