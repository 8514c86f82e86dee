// The only writer of a project: guard, compare-and-set, log row, nightly timer (domain R1–R4).

import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo } from '#kit/process/process.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days, hours } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import { type ProjectAction, type ProjectState, projectProcess } from '../project-process.ts';
import { type ProjectHead, roleIn } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { project } from './project.tables.ts';

/** The document type of log rows and timers. */
export const PROJECT = 'project';
export const NIGHTLY = 'nightly';

export type ProjectRow = typeof project.$inferSelect;
export type ProjectFacts = Pick<
  ProjectRow,
  'projectName' | 'projectCode' | 'stage' | 'startOn' | 'endOn' | 'buildNum' | 'budget' | 'note'
>;

/** A new project of the member's own, shared with the enterprise he buys for. */
export async function beginProject(
  work: Work,
  member: Member,
  enterpriseId: number | null,
  facts: ProjectFacts,
): Promise<{ projectId: number; version: number }> {
  const [made] = await work.tx
    .insert(project)
    .values({
      ...facts,
      memberId: member.memberId,
      enterpriseId,
      state: 'ACTIVE',
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returning();
  const { projectId, version } = made!;
  await log(work, member, projectId, 'create', null, 'ACTIVE', 'owner');
  await watchTonight(work, projectId);
  return { projectId, version };
}

/**
 * Takes one step of a project.
 * @param head as read in this work, by requireProjectFor
 * @param version what the member has seen; left out for steps that build on no earlier state
 * @param text what the time line says of it
 * @throws projectErrors.notNow, changedMeanwhile when somebody else was faster
 */
export async function advanceProject(
  work: Work,
  member: Member,
  head: ProjectHead,
  action: ProjectAction,
  step: {
    version?: number;
    set?: Partial<ProjectFacts & Pick<ProjectRow, 'bomVersion'>>;
    text?: string;
  } = {},
): Promise<{ projectId: number; version: number }> {
  const [to] = leadsTo(projectProcess, action, head.state) as ProjectState[];
  if (!to) throw projectErrors.notNow({ state: head.state });
  const [moved] = await work.tx
    .update(project)
    .set({ ...step.set, state: to, version: head.version + 1, updatedAt: work.now })
    .where(
      and(
        eq(project.projectId, head.projectId),
        eq(project.state, head.state),
        eq(project.version, step.version ?? head.version),
        eq(project.version, head.version),
      ),
    )
    .returning({ version: project.version });
  if (!moved) throw projectErrors.changedMeanwhile();
  await log(work, member, head.projectId, action, head.state, to, roleIn(member, head), step.text);
  if (to !== head.state) {
    if (to === 'ACTIVE') await watchTonight(work, head.projectId);
    else await stopTimer(work, PROJECT, String(head.projectId));
  }
  return { projectId: head.projectId, version: moved.version };
}

/** The next night's cost and risks. // chosen: between one and five in Beijing, spread by the project's number */
export async function watchTonight(work: Work, projectId: number): Promise<void> {
  const midnight = new Date(`${dayInChina(work.now)}T00:00:00+08:00`).getTime() + days(1);
  const at = new Date(midnight + hours(1) + ((projectId * 7_919_000) % hours(4)));
  await setTimer(work, PROJECT, String(projectId), NIGHTLY, at);
}

async function log(
  work: Work,
  member: Member,
  projectId: number,
  event: ProjectAction,
  from: ProjectState | null,
  to: ProjectState,
  by: string,
  text = '',
): Promise<void> {
  const { memberId: actorId, memberName: actorName } = member;
  await writeStep(work, {
    docType: PROJECT,
    docSn: String(projectId),
    from,
    event,
    to,
    by,
    actorId,
    actorName,
    reason: text,
  });
}
