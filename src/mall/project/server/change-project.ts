// Begins projects, changes their details, moves them between their states, and says who works on them.
import { and, eq, ne } from 'drizzle-orm';
import { formStale } from '#kit/form/stale.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Cents } from '#kit/money/money.ts';
import { buysFor, type Member, mayDo, stepBy } from '#mall/member/actor.ts';
import type { projectProtocol } from '../project.protocol.ts';
import { requireProjectFor } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { project, projectMember } from './project.tables.ts';
import { type ProjectFacts, projectLife, stepProject } from './project-life.ts';
import { showProject } from './show-projects.ts';

type Acts = Actions<typeof projectProtocol>;

/** chosen: of one owner, archived ones not counted. */
const MOST_PROJECTS = 500;

/** @throws projectErrors.nameMissing, daysTurned, budgetNotAllowed, tooMany */
export const createProject: Acts['create'] = async (work, member, input) => {
  const { projectName, projectCode, stage, startOn, endOn, buildNum, note } = input;
  if (projectName === '') throw projectErrors.nameMissing({ name: 'projectName' });
  const budget = wantedBudget(member, input.budget);
  const facts: ProjectFacts = { projectName, projectCode, stage, startOn, endOn, buildNum, note, budget };
  checkDays(facts);
  const mine = await work.tx.$count(
    project,
    and(eq(project.memberId, member.memberId), ne(project.state, 'ARCHIVED')),
  );
  if (mine >= MOST_PROJECTS) throw projectErrors.tooMany();
  const { memberId } = member;
  const wish = { ...facts, memberId, enterpriseId: buysFor(member) };
  const { projectId, version } = await projectLife.begin(work, 'create', wish, stepBy('owner', member));
  return { projectId, version };
};

/** @throws projectErrors.notFound, notYours, notNow, formStale with the project, and as createProject */
export const changeProject: Acts['change'] = async (
  work,
  member,
  { projectId, version, budget, ...wish },
) => {
  const head = await requireProjectFor(work, member, projectId, 'change');
  if (head.version !== version) throw formStale(await showProject(work, member, { projectId }));
  if (wish.projectName === '') throw projectErrors.nameMissing({ name: 'projectName' });
  checkDays({ startOn: wish.startOn ?? head.startOn, endOn: wish.endOn ?? head.endOn });
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const set: Partial<ProjectFacts> = { ...given };
  if (budget !== undefined && (budget === '' ? null : budget) !== head.budget) {
    set.budget = wantedBudget(member, budget, true);
  }
  return stepProject(work, member, head, 'change', { version, set });
};

function wantedBudget(member: Member, budget: Cents | '', isChange = false): Cents | null {
  if ((budget !== '' || isChange) && !mayDo(member, 'project.budget')) {
    throw projectErrors.budgetNotAllowed({ name: 'budget' });
  }
  return budget === '' ? null : budget;
}

function checkDays({ startOn, endOn }: Pick<ProjectFacts, 'startOn' | 'endOn'>): void {
  if (startOn !== '' && endOn !== '' && endOn < startOn) throw projectErrors.daysTurned({ name: 'endOn' });
}

/** @throws projectErrors.notFound, notYours, notNow, changedMeanwhile */
export const moveProject: Acts['move'] = async (work, member, { projectId, version, action }) => {
  const head = await requireProjectFor(work, member, projectId, action);
  return stepProject(work, member, head, action, { version });
};

const COLLEAGUE = `
  SELECT m.member_id AS "memberId", m.member_name AS "memberName" FROM member m
  WHERE lower(m.member_name) = lower($2) AND (
    EXISTS (SELECT FROM sub_account s WHERE s.member_id = m.member_id AND s.enterprise_id = $1 AND s.state = 'ACTIVE')
    OR EXISTS (SELECT FROM designer d WHERE d.member_id = m.member_id AND d.enterprise_id = $1 AND d.state = 'ACTIVE'))`;

/** @throws projectErrors.memberUnknown for everybody outside of the enterprise, and as changeProject */
export const addProjectMember: Acts['addMember'] = async (work, member, { projectId, memberName }) => {
  const head = await requireProjectFor(work, member, projectId, 'addMember');
  const [found] =
    head.enterpriseId === null
      ? []
      : await work.query<{ memberId: number; memberName: string }>(COLLEAGUE, [
          head.enterpriseId,
          memberName,
        ]);
  if (!found) throw projectErrors.memberUnknown({ name: 'memberName' });
  if (found.memberId === head.memberId) return { projectId, version: head.version };
  const added = await work.tx
    .insert(projectMember)
    .values({ projectId, memberId: found.memberId, addedAt: work.now })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return { projectId, version: head.version };
  return stepProject(work, member, head, 'addMember', { reason: found.memberName });
};

/** Nothing happens to who is none. @throws as changeProject */
export const removeProjectMember: Acts['removeMember'] = async (work, member, { projectId, memberId }) => {
  const head = await requireProjectFor(work, member, projectId, 'removeMember');
  const [gone] = await work.query<{ memberName: string }>(
    `DELETE FROM project_member p USING member m
     WHERE p.project_id = $1 AND p.member_id = $2 AND m.member_id = p.member_id
     RETURNING m.member_name AS "memberName"`,
    [projectId, memberId],
  );
  if (!gone) return { projectId, version: head.version };
  return stepProject(work, member, head, 'removeMember', { reason: gone.memberName });
};
