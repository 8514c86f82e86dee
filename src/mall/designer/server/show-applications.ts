// What applicants, employers and the platform read of designer applications.
import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { readHiddenText } from '#kit/db/secret-text.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions, Handler } from '#kit/http/server/serve.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { type Employee, type Member, mayDo } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { findMember, recordSecurityEvent } from '#mall/member/server/member.ts';
import { applicationList, designerList, joiningList } from '../application-lists.ts';
import type { DesignerStanding, designerProtocol } from '../designer.protocol.ts';
import { designerErrors } from './designer.errors.ts';
import { designer, designerApplication } from './designer.tables.ts';
import {
  applicationActions,
  applicationLine,
  applicationReply,
  designerActions,
  designerHistory,
  designerReplies,
} from './designer-view.ts';
import { designerOf, newestApplicationOf, requireApplication, whyNotApply } from './find-application.ts';
import { DESIGNER_ID } from './hand-in-application.ts';

type Acts = Actions<typeof designerProtocol>;

/** The applicant's own record; without one, whether he may begin. */
export async function showOwnApplication(work: Work, actor: Member): Promise<DesignerStanding> {
  const row = await newestApplicationOf(work, actor.memberId);
  const held = await designerOf(work, actor.memberId);
  const actions = row ? applicationActions(row.state, 'applicant') : [];
  const canWrite = actions.includes('submit') || actions.includes('resubmit');
  const isOpen = actions.length > 0;
  const why = isOpen ? undefined : await whyNotApply(work, actor);
  const own =
    actor.sub && actor.enterpriseId !== null ? await findEnterprise(work, actor.enterpriseId) : undefined;
  const [shown] = held ? await designerReplies(work, [held]) : [];
  return {
    application: row ? await applicationReply(work, row) : null,
    designer: shown ?? null,
    log: await designerHistory(work, row ? [row.applySn] : [], held?.memberId ?? null, false),
    whyNot: why?.text[work.language] ?? null,
    ownEnterprise: own ? { enterpriseId: own.enterpriseId, name: own.name } : null,
    allowedActions: [
      ...(canWrite || (!isOpen && !why) ? (['save', 'submit'] as const) : []),
      ...(actions.includes('withdraw') ? (['withdraw'] as const) : []),
    ],
  };
}

const applicationsOf = (work: Work, whose: SQL | undefined) => ({
  from: sql`${designerApplication} JOIN ${member} ON ${member.memberId} = ${designerApplication.memberId}`,
  key: designerApplication.applySn,
  // What was never handed in is nobody else's affair.
  scope: and(whose, gt(designerApplication.submissions, 0)),
  columns: {
    state: designerApplication.state,
    submittedAt: designerApplication.submittedAt,
    employment: sql`${designerApplication.data}->>'employment'`,
  },
  search: [
    designerApplication.applySn,
    member.memberName,
    sql`${designerApplication.data}->>'realName'`,
    sql`${designerApplication.data}->>'employerName'`,
  ],
  async toRows(keys: Key[]) {
    const rows = await work.tx
      .select({ row: designerApplication, memberName: member.memberName })
      .from(designerApplication)
      .innerJoin(member, eq(member.memberId, designerApplication.memberId))
      .where(inArray(designerApplication.applySn, keys.map(String)));
    return rows.map(({ row, memberName }) => ({ ...applicationLine(work, row), memberName }));
  },
});

export const applicationListRoutes = [
  ...source(applicationList, ({ work }) => applicationsOf(work, undefined)),
  ...source(joiningList, ({ work, actor }: { work: Work; actor: Employee }) =>
    applicationsOf(work, eq(designerApplication.enterpriseId, actor.enterpriseId)),
  ),
  ...source(designerList, ({ work, actor }: { work: Work; actor: Employee }) => ({
    from: sql`${designer} JOIN ${member} ON ${member.memberId} = ${designer.memberId}`,
    key: designer.memberId,
    scope: and(eq(designer.enterpriseId, actor.enterpriseId), ne(designer.state, 'REVOKED')),
    columns: { realName: designer.realName, since: designer.since },
    search: [designer.realName, member.memberName],
    async toRows(keys: Key[]) {
      const rows = await rowsWith(work, designer, designer.memberId, keys);
      const mayDecide = mayDo(actor, 'desapp.decide');
      return (await designerReplies(work, rows)).map((one) => ({
        ...one,
        allowedActions:
          mayDecide && designerActions(one.state, 'enterprise').includes('leave')
            ? ['endEmployment' as const]
            : [],
      }));
    },
  })),
];

/** @throws designerErrors.notFound also where it names another employer */
export const showToEmployer: Acts['enterpriseDetail'] = async (work, actor, { applySn }) => {
  const row = await requireApplication(work, applySn);
  if (row.enterpriseId !== actor.enterpriseId || row.submissions === 0) throw designerErrors.notFound();
  const mayDecide = mayDo(actor, 'desapp.decide') && row.memberId !== actor.memberId;
  return {
    ...(await applicationReply(work, row)),
    memberName: (await findMember(work, row.memberId))?.memberName ?? '',
    log: await designerHistory(work, [applySn], null, false),
    allowedActions: mayDecide
      ? applicationActions(row.state, 'enterprise').filter(
          (action) => action === 'endorse' || action === 'enterpriseSendBack',
        )
      : [],
  };
};

/** @throws designerErrors.notFound */
export const showToPlatform: Acts['adminDetail'] = async (work, actor, { applySn }) => {
  const row = await requireApplication(work, applySn);
  const held = await designerOf(work, row.memberId);
  const [shown] = held ? await designerReplies(work, [held]) : [];
  const isOwn = row.memberId === actor.memberId;
  const decisions = applicationActions(row.state, 'platform').filter(
    (action) => action === 'approve' || action === 'sendBack' || action === 'refuse',
  );
  const moves = held
    ? designerActions(held.state, 'platform').filter(
        (action) => action === 'suspend' || action === 'resume' || action === 'revoke',
      )
    : [];
  return {
    ...(await applicationReply(work, row)),
    memberName: (await findMember(work, row.memberId))?.memberName ?? '',
    log: await designerHistory(work, [applySn], held?.memberId ?? null, true),
    designer: shown ?? null,
    isOwn,
    allowedActions: isOwn ? [] : [...decisions, ...moves],
  };
};

/** @throws designerErrors.notFound, idNumberUnknown */
export function revealDesignersIdNumber(secret: Uint8Array): Handler<typeof designerProtocol.reveal> {
  return async (work, actor, { applySn }, caller) => {
    const row = await requireApplication(work, applySn);
    const idNumber = readHiddenText(secret, DESIGNER_ID, row.data.idNumber);
    if (!idNumber) throw designerErrors.idNumberUnknown();
    await recordSecurityEvent(work, {
      kind: 'idNumberSeen',
      memberId: row.memberId,
      actorId: actor.memberId,
      caller,
      detail: { applySn },
    });
    return { idNumber };
  };
}
