// Where a member's certification stands: his enterprise, his application, what happened, what he may do.
import { desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { CertificationStanding } from '../certification.protocol.ts';
import { certificationStatus, enterpriseStatus } from '../certification-status.ts';
import type { CertificationRow, EnterpriseRow } from './certification-life.ts';
import {
  certificationActions,
  certificationLog,
  certificationReply,
  enterpriseReply,
} from './certification-view.ts';
import { certification } from './company.tables.ts';
import {
  certifiedMember,
  enterpriseOf,
  mayApplyFrom,
  newestCertificationOf,
  submissionsLeft,
} from './find-certification.ts';

export async function showCertification(work: Work, actor: Member): Promise<CertificationStanding> {
  const memberId = certifiedMember(actor);
  const held = await enterpriseOf(work, memberId);
  const newest = await newestCertificationOf(work, memberId);
  const from = await mayApplyFrom(work, memberId);
  const all = await work.tx
    .select({ certSn: certification.certSn })
    .from(certification)
    .where(eq(certification.memberId, memberId))
    .orderBy(desc(certification.createdAt))
    .limit(20);
  return {
    ...stateOf(work, held, newest),
    enterprise: held ? await enterpriseReply(work, held) : null,
    application: newest ? await certificationReply(work, newest) : null,
    log: await certificationLog(
      work,
      all.map(({ certSn }) => certSn),
      held?.enterpriseId ?? null,
      false,
    ),
    submissionsLeft: await submissionsLeft(work, memberId),
    mayApplyFrom: from?.toISOString() ?? null,
    allowedActions: actionsOf(actor, held, newest, from !== undefined),
  };
}

/** Of the enterprise where there is one, else of what is under way. */
function stateOf(work: Work, held: EnterpriseRow | undefined, newest: CertificationRow | undefined) {
  if (held) return { state: held.state, stateName: enterpriseStatus[held.state][work.language] };
  if (newest && isOpen(newest)) {
    return { state: newest.state, stateName: certificationStatus[newest.state][work.language] };
  }
  return { state: 'UNSUBMITTED' as const, stateName: { zh: '未认证', en: 'Not certified' }[work.language] };
}

const isOpen = ({ state }: CertificationRow) => state === 'PENDING_REVIEW' || state === 'REVIEW_REJECTED';

function actionsOf(
  actor: Member,
  held: EnterpriseRow | undefined,
  newest: CertificationRow | undefined,
  mustWait: boolean,
): CertificationStanding['allowedActions'] {
  if (newest && isOpen(newest)) {
    return certificationActions(newest, 'applicant').filter(
      (action) => action === 'resubmit' || action === 'withdraw',
    );
  }
  if (held) return ['change'];
  return actor.memberType === 1 && !actor.sub && !mustWait ? ['submit'] : [];
}
