// Whether a member may ask for samples now, and why not (domain 3.5.1, guard of submit).
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Refusal } from '#kit/http/refusal.ts';
import { isDesigner, type Member } from '#mall/member/actor.ts';
import type { SampleStanding } from '../sample.protocol.ts';
import type { SampleRules } from '../sample-terms.ts';
import { sampleErrors } from './sample.errors.ts';
import { findSampleRules } from './sample-rules.ts';

interface Standing {
  designerState: string | null;
  designerName: string | null;
  enterpriseId: number | null;
  enterpriseName: string | null;
  isEndorsed: boolean;
  hasMobile: boolean;
  withoutFeedback: number;
}

const LOOK = `
  SELECT d.state AS "designerState", d.real_name AS "designerName", e.enterprise_id AS "enterpriseId",
         e.name AS "enterpriseName", coalesce(rule.is_on, false) AS "isEndorsed", m.mobile IS NOT NULL AS "hasMobile",
         (SELECT count(*) FROM sample_request r WHERE r.member_id = m.member_id AND r.has_no_feedback)
           AS "withoutFeedback"
  FROM member m
  LEFT JOIN designer d USING (member_id)
  LEFT JOIN enterprise e ON e.enterprise_id = d.enterprise_id AND e.state <> 'REVOKED'
  LEFT JOIN sample_endorsement rule ON rule.enterprise_id = e.enterprise_id
  WHERE m.member_id = $1`;

async function look(work: Work, memberId: number): Promise<Standing> {
  return only(await work.query<Standing>(LOOK, [memberId], 'sample-standing'));
}

function whyNot(
  member: Member,
  standing: Standing,
  { mostWithoutFeedback }: SampleRules,
): Refusal | undefined {
  if (!isDesigner(member)) return sampleErrors.notDesigner();
  if (standing.designerState === 'SUSPENDED') return sampleErrors.suspended();
  if (standing.designerState !== 'ACTIVE') return sampleErrors.notActive();
  if (!standing.hasMobile) return sampleErrors.profileIncomplete();
  if (standing.withoutFeedback > mostWithoutFeedback)
    return sampleErrors.feedbackDue({ count: standing.withoutFeedback });
  return undefined;
}

/** What screens say before anything is typed. */
export async function showStanding(work: Work, member: Member): Promise<SampleStanding> {
  const standing = await look(work, member.memberId);
  const rules = await findSampleRules(work);
  const why = whyNot(member, standing, rules);
  return {
    maySubmit: why === undefined,
    why: why?.text[work.language] ?? null,
    isDesigner: isDesigner(member),
    enterpriseName: standing.enterpriseName,
    isEndorsed: standing.isEndorsed,
    withoutFeedback: standing.withoutFeedback,
    mostWithoutFeedback: rules.mostWithoutFeedback,
    yearLimit: rules.yearLimit,
  };
}

/** The designer behind a request. @throws the reason why he may not submit one */
export async function requireStanding(
  work: Work,
  member: Member,
): Promise<{ designerName: string; enterpriseId: number | null; isEndorsed: boolean }> {
  const standing = await look(work, member.memberId);
  const why = whyNot(member, standing, await findSampleRules(work));
  if (why) throw why;
  return {
    designerName: standing.designerName ?? member.memberName,
    enterpriseId: standing.enterpriseId,
    isEndorsed: standing.isEndorsed,
  };
}
