// Finds projects for somebody: as their owner, as one who works on them, or as a colleague who may read them.
import type { SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { withValues } from '#kit/list/server/list-sql.ts';
import { allowedActions } from '#kit/process/process.ts';
import { buysFor, isEnterprise, type Member, mayDo } from '#mall/member/actor.ts';
import { type ProjectAction, type ProjectActor, projectProcess } from '../project-process.ts';
import { projectErrors } from './project.errors.ts';
import type { project } from './project.tables.ts';

/** A project as the asker sees it. */
export type ProjectHead = typeof project.$inferSelect & {
  /** Whether the asker is among its members. */
  isMember: boolean;
};

/** The columns of a project for the asker `$1`. */
export const HEAD = `
  p.project_id AS "projectId", p.member_id AS "memberId", p.enterprise_id AS "enterpriseId",
  p.project_name AS "projectName", p.project_code AS "projectCode", p.stage, p.state, p.version,
  p.start_on AS "startOn", p.end_on AS "endOn", p.build_num AS "buildNum", p.budget, p.note,
  p.bom_version AS "bomVersion", p.watched_at AS "watchedAt", p.created_at AS "createdAt",
  p.updated_at AS "updatedAt",
  EXISTS (SELECT FROM project_member m WHERE m.project_id = p.project_id AND m.member_id = $1) AS "isMember"`;

/**
 * Those the asker may see: `$1` he, `$2` the enterprise whose projects he may read.
 * A member who has left the project's enterprise sees it no longer.
 */
export const VISIBLE = `(p.member_id = $1 OR p.enterprise_id = $2 OR (p.enterprise_id = $3 AND EXISTS (
  SELECT FROM project_member m WHERE m.project_id = p.project_id AND m.member_id = $1)))`;

/** Values for HEAD and VISIBLE. The door has asked for project.read already. */
export const asker = (member: Member) => [member.memberId, buysFor(member), member.enterpriseId];

/** VISIBLE with the asker's values in it, for statements of the query builder. */
export const visibleTo = (member: Member): SQL => withValues(VISIBLE, asker(member));

/** @throws projectErrors.notFound for what he may not see */
export async function requireProject(work: Work, member: Member, projectId: number): Promise<ProjectHead> {
  const [head] = await work.query<ProjectHead>(
    `SELECT ${HEAD} FROM project p WHERE p.project_id = $4 AND ${VISIBLE}`,
    [...asker(member), projectId],
    'project-head',
  );
  if (!head) throw projectErrors.notFound();
  return head;
}

/** What he is to the project. */
export function roleIn(
  member: Member,
  head: Pick<ProjectHead, 'memberId' | 'enterpriseId' | 'isMember'>,
): ProjectActor {
  const isMain = isEnterprise(member) && member.sub === null && head.enterpriseId === member.enterpriseId;
  if (head.memberId === member.memberId || (isMain && head.enterpriseId !== null)) return 'owner';
  return head.isMember ? 'member' : 'viewer';
}

/** What he may do with it at this moment. */
export function actionsOn(member: Member, head: ProjectHead): ProjectAction[] {
  return mayDo(member, 'project.write')
    ? allowedActions(projectProcess, head.state, roleIn(member, head))
    : [];
}

/**
 * The project for a step that the member wants to take.
 * @throws projectErrors.notFound, notYours when he may only read it, notNow when its state forbids the step
 */
export async function requireProjectFor(
  work: Work,
  member: Member,
  projectId: number,
  action: ProjectAction,
): Promise<ProjectHead> {
  const head = await requireProject(work, member, projectId);
  const by: readonly ProjectActor[] = projectProcess[action].by;
  if (!by.includes(roleIn(member, head))) throw projectErrors.notYours();
  if (!actionsOn(member, head).includes(action)) throw projectErrors.notNow({ state: head.state });
  return head;
}
