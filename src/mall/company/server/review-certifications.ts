// What reviewers read: the list of applications with counts, one of them whole, and the ID number on request.
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { readHiddenText } from '#kit/db/secret-text.ts';
import type { Actions, Handler } from '#kit/http/server/serve.ts';
import { source } from '#kit/list/server/source.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { findMember, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { certificationProtocol } from '../certification.protocol.ts';
import { certificationList } from '../certification-list.ts';
import { type EnterpriseState, enterpriseProcess } from '../certification-process.ts';
import { certificationStatus } from '../certification-status.ts';
import { certificationErrors } from './certification.errors.ts';
import type { EnterpriseRow } from './certification-life.ts';
import {
  certificationActions,
  certificationLog,
  certificationReply,
  enterpriseReply,
} from './certification-view.ts';
import { certification, enterprise } from './company.tables.ts';
import { enterpriseOf, requireCertification } from './find-certification.ts';
import { LEGAL_ID } from './take-certification-data.ts';

type Acts = Actions<typeof certificationProtocol>;

const KINDS = {
  first: and(isNull(certification.enterpriseId), eq(certification.isAppeal, false)),
  change: isNotNull(certification.enterpriseId),
  appeal: eq(certification.isAppeal, true),
};

export const certificationListRoutes = source(certificationList, ({ work }) => ({
  from: sql`${certification} JOIN ${member} ON ${member.memberId} = ${certification.memberId}`,
  key: certification.certSn,
  scope: undefined,
  columns: { state: certification.state, submittedAt: certification.submittedAt },
  search: [
    certification.certSn,
    member.memberName,
    sql`${certification.data}->>'companyName'`,
    sql`${certification.data}->>'uscc'`,
  ],
  filters: { kind: (kind) => KINDS[kind] },
  async toRows(keys) {
    const rows = await work.tx
      .select({ row: certification, memberName: member.memberName })
      .from(certification)
      .innerJoin(member, eq(member.memberId, certification.memberId))
      .where(inArray(certification.certSn, keys.map(String)));
    return rows.map(({ row, memberName }) => ({
      certSn: row.certSn,
      state: row.state,
      stateName: certificationStatus[row.state][work.language],
      isChange: row.enterpriseId !== null,
      isAppeal: row.isAppeal,
      memberName,
      submissions: row.submissions,
      submittedAt: row.submittedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      companyName: row.data.companyName,
      uscc: row.data.uscc,
    }));
  },
}));

/** @throws certificationErrors.notFound */
export const showCertificationToReviewer: Acts['adminDetail'] = async (work, actor, { certSn }) => {
  const row = await requireCertification(work, certSn);
  const applicant = await findMember(work, row.memberId);
  const own = await enterpriseOf(work, row.memberId);
  const [holder] = await work.tx
    .select({ name: enterprise.name, memberId: enterprise.mainMemberId })
    .from(enterprise)
    .where(and(eq(enterprise.uscc, row.data.uscc), ne(enterprise.state, 'REVOKED')));
  const rivals = await work.tx
    .select({ certSn: certification.certSn, memberName: member.memberName })
    .from(certification)
    .innerJoin(member, eq(member.memberId, certification.memberId))
    .where(
      and(
        ne(certification.certSn, certSn),
        ne(certification.memberId, row.memberId),
        inArray(certification.state, ['PENDING_REVIEW', 'REVIEW_REJECTED']),
        sql`${certification.data}->>'uscc' = ${row.data.uscc}`,
      ),
    )
    .limit(5);
  const isOwn = row.memberId === actor.memberId;
  const decisions = certificationActions(row, 'reviewer').filter(
    (action) => action === 'approve' || action === 'sendBack',
  );
  return {
    ...(await certificationReply(work, row)),
    memberId: row.memberId,
    memberName: applicant?.memberName ?? '',
    mobile: applicant?.mobile ?? null,
    submissions: row.submissions,
    log: await certificationLog(work, [certSn], own?.enterpriseId ?? null, true),
    enterprise: own ? await enterpriseReply(work, own) : null,
    holder: holder && holder.memberId !== row.memberId ? holder.name : null,
    rivals,
    isOwn,
    allowedActions: isOwn ? [] : [...decisions, ...(own ? movesOf(own) : [])],
  };
};

/** What reviewers may do with a certified enterprise in its state. */
function movesOf({ state, isTrusted }: EnterpriseRow): ('revoke' | 'trust' | 'distrust')[] {
  const trust = isTrusted ? ('distrust' as const) : ('trust' as const);
  return (['revoke', trust] as const).filter((action) =>
    (enterpriseProcess[action].from as readonly EnterpriseState[]).includes(state),
  );
}

/** @throws certificationErrors.notFound, idNumberUnknown */
export function revealIdNumber(secret: Uint8Array): Handler<typeof certificationProtocol.reveal> {
  return async (work, actor, { certSn }, caller) => {
    const row = await requireCertification(work, certSn);
    const legalIdNumber = readHiddenText(secret, LEGAL_ID, row.data.legalIdNumber);
    if (!legalIdNumber) throw certificationErrors.idNumberUnknown();
    await recordSecurityEvent(work, {
      kind: 'idNumberSeen',
      memberId: row.memberId,
      actorId: actor.memberId,
      caller,
      detail: { certSn },
    });
    return { legalIdNumber };
  };
}
