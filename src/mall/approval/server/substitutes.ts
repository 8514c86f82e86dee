// Who stands in for an approver, from a day until a day.

import { and, eq, isNull } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { namesOf } from '#mall/company/server/company.ts';
import { type Employee, mayDo } from '#mall/member/actor.ts';
import { tellMember } from '#mall/message/server/message.ts';
import type { approvalProtocol } from '../approval.protocol.ts';
import { approvalErrors } from './approval.errors.ts';
import { approvalSubstitute } from './approval.tables.ts';
import { listApprovers } from './list-approvers.ts';

type Acts = Actions<typeof approvalProtocol>;

const SUBSTITUTE = 'approvalSubstitute';

/** Those of today and later: all for who sets rules, otherwise his own and those in which he stands in. */
export const listSubstitutes: Action<typeof approvalProtocol.substitutes> = async (work, actor) => {
  const maySetOthers = mayDo(actor, 'approval.rules');
  const today = dayInChina(work.now);
  const rows = await work.query<{
    substituteId: number;
    memberId: number;
    byMemberId: number;
    fromOn: string;
    untilOn: string;
  }>(
    `SELECT s.substitute_id AS "substituteId", s.member_id AS "memberId", s.by_member_id AS "byMemberId",
            s.from_on AS "fromOn", s.until_on AS "untilOn"
     FROM approval_substitute s
     WHERE s.enterprise_id = $1 AND s.ended_at IS NULL AND s.until_on >= $2
       AND ($3::boolean OR s.member_id = $4 OR s.by_member_id = $4) ORDER BY s.from_on, s.substitute_id`,
    [actor.enterpriseId, today, maySetOthers, actor.memberId],
    'approval-substitutes',
  );
  const people = await namesOf(work, [...new Set(rows.flatMap((row) => [row.memberId, row.byMemberId]))]);
  const nameOf = new Map(people.map(({ memberId, name }) => [memberId, name]));
  return {
    list: rows.map((row) => ({
      ...row,
      memberName: nameOf.get(row.memberId) ?? '',
      byMemberName: nameOf.get(row.byMemberId) ?? '',
      standing: row.fromOn <= today ? ('active' as const) : ('coming' as const),
      mayEnd: bit(maySetOthers || row.memberId === actor.memberId),
    })),
    approvers: await listApprovers(work, { enterpriseId: actor.enterpriseId }),
    maySetOthers: bit(maySetOthers),
  };
};

/** @throws approvalErrors.noSuchPerson, wrongDays, ownSubstitute, substituteTwice */
export const saveSubstitute: Acts['saveSubstitute'] = async (
  work,
  actor,
  { memberId = actor.memberId, byMemberId, fromOn, untilOn },
) => {
  const { enterpriseId } = actor;
  const approvers = new Set((await listApprovers(work, { enterpriseId })).map((one) => one.memberId));
  const isOwn = memberId === actor.memberId;
  if (!approvers.has(memberId) || !approvers.has(byMemberId)) throw approvalErrors.noSuchPerson();
  if (!isOwn && !mayDo(actor, 'approval.rules')) throw approvalErrors.noSuchPerson();
  if (memberId === byMemberId) throw approvalErrors.ownSubstitute();
  if (untilOn < fromOn || untilOn < dayInChina(work.now)) throw approvalErrors.wrongDays();
  await work.query('SELECT member_id FROM member WHERE member_id = $1 FOR NO KEY UPDATE', [memberId]);
  const [other] = await work.query(
    `SELECT 1 FROM approval_substitute
     WHERE member_id = $1 AND enterprise_id = $2 AND ended_at IS NULL AND from_on <= $4 AND until_on >= $3`,
    [memberId, enterpriseId, fromOn, untilOn],
  );
  if (other) throw approvalErrors.substituteTwice();
  const made = only(
    await work.tx
      .insert(approvalSubstitute)
      .values({ enterpriseId, memberId, byMemberId, fromOn, untilOn, createdAt: work.now })
      .returning(),
  );
  await log(work, actor, made.substituteId, 'create');
  await tellMember(work, byMemberId, {
    kind: 'approval',
    title: { zh: '您将代理审批', en: 'You stand in for an approver' },
    body: {
      zh: `${fromOn} 至 ${untilOn}，同事的待审批事项由您代理。`,
      en: `From ${fromOn} until ${untilOn} you decide what waits for a colleague.`,
    },
    link: '/member/approval',
  });
  return { substituteId: made.substituteId };
};

/** @throws approvalErrors.substituteNotFound, also for what is not his to end */
export const endSubstitute: Acts['endSubstitute'] = async (work, actor, { substituteId }) => {
  const [ended] = await work.tx
    .update(approvalSubstitute)
    .set({ endedAt: work.now })
    .where(
      and(
        eq(approvalSubstitute.substituteId, substituteId),
        eq(approvalSubstitute.enterpriseId, actor.enterpriseId),
        isNull(approvalSubstitute.endedAt),
        mayDo(actor, 'approval.rules') ? undefined : eq(approvalSubstitute.memberId, actor.memberId),
      ),
    )
    .returning();
  if (!ended) throw approvalErrors.substituteNotFound();
  await log(work, actor, substituteId, 'end');
};

const log = (work: Work, actor: Employee, substituteId: number, event: 'create' | 'end'): Promise<void> =>
  writeStep(work, {
    docType: SUBSTITUTE,
    docSn: String(substituteId),
    from: event === 'create' ? null : 'KEPT',
    event,
    to: event === 'create' ? 'KEPT' : 'ENDED',
    by: 'approver',
    actorId: actor.memberId,
    actorName: actor.memberName,
  });
