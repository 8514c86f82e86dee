// The life of a project on the server: its steps, and the timer of each night while it is active.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { WantedTimer } from '#kit/jobs/timer.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days, hours } from '#kit/time/duration.ts';
import { type Member, stepBy } from '#mall/member/actor.ts';
import { type ProjectAction, projectProcess } from '../project-process.ts';
import { projectStatus } from '../project-status.ts';
import { type ProjectHead, roleIn } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { project } from './project.tables.ts';

export const projectLife = life({
  docType: 'project',
  table: project,
  key: 'projectId',
  process: projectProcess,
  status: projectStatus,
  notNow: ({ state }) => projectErrors.notNow({ state }),
  changedMeanwhile: () => projectErrors.changedMeanwhile(),
  timers: ({ now }, { before, row: { state, projectId } }) => {
    if (state === before?.state) return undefined;
    return state === 'ACTIVE' ? [tonight(now, projectId)] : [];
  },
});

export const NIGHTLY = 'nightly';

/** The next night's cost and risks. // chosen: between one and five in Beijing, spread by the project's number */
export function tonight(now: Date, projectId: number): WantedTimer {
  const midnight = new Date(`${dayInChina(now)}T00:00:00+08:00`).getTime() + days(1);
  return { event: NIGHTLY, dueAt: new Date(midnight + hours(1) + ((projectId * 7_919_000) % hours(4))) };
}

/** What people may change of a project, and which of its versions counts. */
export type ProjectFacts = Pick<
  ProjectHead,
  'projectName' | 'projectCode' | 'stage' | 'startOn' | 'endOn' | 'buildNum' | 'budget' | 'note'
>;

/**
 * Takes one step for a member of the project.
 * @param head as read in this work, by requireProjectFor
 * @param step.version what the member has seen; left out for steps that build on no earlier state
 * @param step.reason what the time line says of it
 * @throws projectErrors.notYours, notNow, changedMeanwhile when somebody else was faster
 */
export async function stepProject(
  work: Work,
  member: Member,
  head: ProjectHead,
  action: ProjectAction,
  step: {
    version?: number;
    set?: Partial<ProjectFacts & Pick<ProjectHead, 'bomVersion'>>;
    reason?: string;
  } = {},
): Promise<{ projectId: number; version: number }> {
  const { version: seen = head.version, ...rest } = step;
  if (seen !== head.version) throw projectErrors.changedMeanwhile();
  const role = roleIn(member, head);
  if (role === 'viewer') throw projectErrors.notYours();
  const mover = stepBy(role, member);
  const { projectId, version } = await projectLife.advance(work, head, action, { ...mover, ...rest });
  return { projectId, version };
}
