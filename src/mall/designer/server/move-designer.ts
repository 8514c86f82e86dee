// What happens to certified designers: suspended, resumed, revoked by the platform; left, by their employer or with him.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listener } from '#kit/events/event.ts';
import type { Caller, Handlers } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { StepBy } from '#kit/process/process.ts';
import { certificationRevoked } from '#mall/company/server/certification.events.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { changeMemberType, recordSecurityEvent } from '#mall/member/server/member.ts';
import type { designerProtocol } from '../designer.protocol.ts';
import type { DesignerActor } from '../designer-process.ts';
import { worksAsEmployee } from './decide-application.ts';
import { designerErrors } from './designer.errors.ts';
import { designer, designerApplication } from './designer.tables.ts';
import { applicationLife, type DesignerRow, designerLife } from './designer-life.ts';
import { tellDesigner } from './designer-notices.ts';
import { lockDesigner, openApplicationOf } from './find-application.ts';

type Acts = Handlers<typeof designerProtocol>;
type DesignerMover = StepBy<Exclude<DesignerActor, 'applicant'>>;

const byPlatform = (actor: Member, reason: string): DesignerMover => ({
  ...stepBy('platform', actor),
  reason,
});

/** @throws designerErrors.noDesigner, designerNotNow, ownApplication */
export const suspendDesigner: Acts['suspend'] = async (work, actor, about, caller) => {
  const row = await lockOther(work, actor, about.memberId);
  await designerLife.advance(work, row, 'suspend', byPlatform(actor, about.reason));
  await record(work, row, actor, caller, 'suspended', about.reason);
  await tellDesigner(work, row.memberId, 'suspended', about.reason);
};

/** @throws as above */
export const resumeDesigner: Acts['resume'] = async (work, actor, about, caller) => {
  const row = await lockOther(work, actor, about.memberId);
  await designerLife.advance(work, row, 'resume', byPlatform(actor, about.reason));
  await record(work, row, actor, caller, 'resumed', about.reason);
  await tellDesigner(work, row.memberId, 'resumed');
};

/** An individual user again, in every open session; an employee stays an employee. @throws as above */
export const revokeDesigner: Acts['revoke'] = async (work, actor, about, caller) => {
  const row = await lockOther(work, actor, about.memberId);
  await endDesigner(work, row, 'revoke', byPlatform(actor, about.reason), caller);
  await tellDesigner(work, row.memberId, 'revoked', about.reason);
  await record(work, row, actor, caller, 'revoked', about.reason);
};

/** The employment has ended. @throws designerErrors.noDesigner for a designer of somebody else, designerNotNow */
export const endEmployment: Acts['endEmployment'] = async (work, actor, about, caller) => {
  const row = await lockDesigner(work, about.memberId);
  if (row.enterpriseId !== actor.enterpriseId) throw designerErrors.noDesigner();
  if (row.memberId === actor.memberId) throw designerErrors.ownApplication();
  await leave(work, row, { ...stepBy('enterprise', actor), reason: about.reason });
  await record(work, row, actor, caller, 'left', about.reason);
};

async function lockOther(work: Work, actor: Member, memberId: number): Promise<DesignerRow> {
  const row = await lockDesigner(work, memberId);
  if (row.memberId === actor.memberId) throw designerErrors.ownApplication();
  return row;
}

async function leave(work: Work, row: DesignerRow, by: DesignerMover): Promise<void> {
  const employer = row.enterpriseId === null ? undefined : await findEnterprise(work, row.enterpriseId);
  const isEmployee = await worksAsEmployee(work, row.memberId);
  await designerLife.advance(work, { ...row, isEmployee }, 'leave', by);
  if (isEmployee) {
    await changeMemberType(work, { memberId: row.memberId, from: [2], to: 3, actorId: by.actorId });
  }
  await tellDesigner(work, row.memberId, 'left', employer?.name ?? '');
}

/** Type 1 again, or the employee that he is besides. */
async function endDesigner(
  work: Work,
  row: DesignerRow,
  action: 'revoke' | 'recheckMissed',
  by: DesignerMover,
  caller?: Caller,
): Promise<void> {
  await designerLife.advance(work, row, action, by);
  await changeMemberType(work, {
    memberId: row.memberId,
    from: [2],
    to: (await worksAsEmployee(work, row.memberId)) ? 3 : 1,
    actorId: by.actorId,
    caller,
  });
}

async function record(
  work: Work,
  { memberId }: DesignerRow,
  actor: Member,
  caller: Caller,
  decision: 'suspended' | 'resumed' | 'revoked' | 'left',
  reason: string,
): Promise<void> {
  await recordSecurityEvent(work, {
    kind: 'designerDecided',
    memberId,
    actorId: actor.memberId,
    caller,
    detail: { decision, reason },
  });
}

export const designerTimers: readonly TimerHandler[] = [
  ...applicationLife.onTime((work, applySn) => applicationLife.hold(work, applySn), {
    goOnAlone: 'advance',
  }),
  ...designerLife.onTime((work, memberId) => designerLife.hold(work, memberId), {
    recheckMissed: async (work, row) => {
      await endDesigner(work, row, 'recheckMissed', { by: 'system' });
      await tellDesigner(work, row.memberId, 'recheckMissed');
    },
  }),
];

/** An employee who has left designs for nobody. A revoked enterprise has no designers; what waits for its word goes on without it. */
export const designerListeners = [
  listener(employeeLeft, async (work, { memberId }) => {
    const open = await openApplicationOf(work, memberId);
    if (open) await applicationLife.advance(work, open, 'withdraw', { by: 'system' });
    const row = await designerLife.hold(work, memberId);
    if (!row || !designerLife.allowed(row, 'system', work.now).includes('leave')) return;
    await designerLife.advance(work, { ...row, isEmployee: true }, 'leave', { by: 'system' });
  }),
  listener(certificationRevoked, async (work, { enterpriseId }) => {
    const designers = await work.tx
      .select()
      .from(designer)
      .where(and(eq(designer.enterpriseId, enterpriseId), inArray(designer.state, ['ACTIVE', 'SUSPENDED'])))
      .orderBy(designer.memberId)
      .for('update');
    for (const row of designers) await leave(work, row, { by: 'system' });
    const waiting = await work.tx
      .select()
      .from(designerApplication)
      .where(
        and(
          eq(designerApplication.enterpriseId, enterpriseId),
          eq(designerApplication.state, 'PENDING_ENTERPRISE'),
        ),
      )
      .orderBy(designerApplication.applySn)
      .for('update');
    for (const row of waiting) await applicationLife.advance(work, row, 'goOnAlone', { by: 'system' });
  }),
];
