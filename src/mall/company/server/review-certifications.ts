// What reviewers read: the list of applications with counts, one of them whole, and the ID number on request.
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { readHiddenText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { findMember, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { certificationProtocol } from '../certification.protocol.ts';
import {
  CERTIFICATION_STATES,
  type CertificationState,
  type EnterpriseState,
  enterpriseProcess,
} from '../certification-process.ts';
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

type ListInput = InputOf<typeof certificationProtocol.adminList>;

const KINDS: Record<NonNullable<ListInput['kind']>, SQL | undefined> = {
  first: and(isNull(certification.enterpriseId), eq(certification.isAppeal, false)),
  change: isNotNull(certification.enterpriseId),
  appeal: eq(certification.isAppeal, true),
};

/** The longest waiting first; `keyword` is looked for in number, company, credit code and member name. */
export async function listCertifications(
  work: Work,
  _actor: Member,
  { state, kind, keyword, current, pageSize }: ListInput,
): Promise<ReplyOf<typeof certificationProtocol.adminList>> {
  const found = and(kind && KINDS[kind], keyword ? holds(keyword) : undefined);
  const perState = await work.tx
    .select({ state: certification.state, number: count() })
    .from(certification)
    .innerJoin(member, eq(member.memberId, certification.memberId))
    .where(found)
    .groupBy(certification.state);
  const counts = Object.fromEntries(CERTIFICATION_STATES.map((one) => [one, 0])) as Record<
    CertificationState,
    number
  >;
  for (const one of perState) counts[one.state] = one.number;
  const rows = await work.tx
    .select({ row: certification, memberName: member.memberName })
    .from(certification)
    .innerJoin(member, eq(member.memberId, certification.memberId))
    .where(and(found, state ? eq(certification.state, state) : undefined))
    .orderBy(state === 'PENDING_REVIEW' ? certification.submittedAt : desc(certification.submittedAt))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  return {
    list: rows.map(({ row, memberName }) => ({
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
    })),
    pagination: {
      current,
      pageSize,
      total: state ? counts[state] : Object.values(counts).reduce((a, b) => a + b, 0),
    },
    counts,
  };
}

function holds(keyword: string): SQL | undefined {
  const inside = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(certification.certSn, inside),
    ilike(member.memberName, inside),
    sql`${certification.data}->>'companyName' ILIKE ${inside}`,
    sql`${certification.data}->>'uscc' ILIKE ${inside}`,
  );
}

/** @throws certificationErrors.notFound */
export async function showCertificationToReviewer(
  work: Work,
  actor: Member,
  { certSn }: InputOf<typeof certificationProtocol.adminDetail>,
): Promise<ReplyOf<typeof certificationProtocol.adminDetail>> {
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
}

/** What reviewers may do with a certified enterprise in its state. */
function movesOf({ state, isTrusted }: EnterpriseRow): ('revoke' | 'trust' | 'distrust')[] {
  const trust = isTrusted ? ('distrust' as const) : ('trust' as const);
  return (['revoke', trust] as const).filter((action) =>
    (enterpriseProcess[action].from as readonly EnterpriseState[]).includes(state),
  );
}

/** @throws certificationErrors.notFound, idNumberUnknown */
export function revealIdNumber(secret: Uint8Array) {
  return async (
    work: Work,
    actor: Member,
    { certSn }: InputOf<typeof certificationProtocol.reveal>,
    caller: Caller,
  ): Promise<{ legalIdNumber: string }> => {
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
