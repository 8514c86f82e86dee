// Lists of projects and one project in full.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import type { ProjectDetail, ProjectRow, projectProtocol } from '../project.protocol.ts';
import { PROJECT_STATES, type ProjectState } from '../project-process.ts';
import { projectStatus, projectSteps, stageNames } from '../project-status.ts';
import { actionsOn, asker, HEAD, type ProjectHead, requireProject, VISIBLE } from './find-project.ts';
import { linksOf } from './link-documents.ts';
import { projectLife } from './project-life.ts';

type Line = ProjectHead & { ownerName: string; cost: Cents | null; openRisks: number };

const LINE = `${HEAD}, o.member_name AS "ownerName",
  (SELECT c.total FROM project_cost c WHERE c.project_id = p.project_id ORDER BY c.day DESC LIMIT 1) AS cost,
  (SELECT count(*)::int FROM project_risk r WHERE r.project_id = p.project_id AND r.state = 'OPEN') AS "openRisks"`;
const FROM = 'FROM project p JOIN member o ON o.member_id = p.member_id';
const FOUND = '($4::text IS NULL OR p.project_name ILIKE $4 OR p.project_code ILIKE $4)';

function rowReply(work: Work, member: Member, line: Line): ProjectRow {
  return {
    projectId: line.projectId,
    projectName: line.projectName,
    projectCode: line.projectCode,
    stage: line.stage,
    stageName: stageNames[line.stage][work.language],
    state: line.state,
    stateName: projectStatus[line.state][work.language],
    ownerName: line.ownerName,
    isOwn: bit(line.memberId === member.memberId),
    buildNum: line.buildNum,
    bomVersion: line.bomVersion,
    cost: line.cost === null ? null : centsToWire(line.cost),
    openRisks: line.openRisks,
    updatedAt: line.updatedAt.toISOString(),
  };
}

/** His own, those he works on, and those of his enterprise; the latest changed first. */
export async function listProjects(
  work: Work,
  member: Member,
  { state, keyword, current, pageSize }: InputOf<typeof projectProtocol.list>,
): Promise<ReplyOf<typeof projectProtocol.list>> {
  const pattern = keyword ? `%${keyword.replace(/[\\%_]/g, '\\$&')}%` : null;
  const values = [...asker(member), pattern];
  const perState = await work.query<{ state: ProjectState; number: number }>(
    `SELECT p.state, count(*)::int AS number ${FROM} WHERE ${VISIBLE} AND ${FOUND} GROUP BY p.state`,
    values,
    'project-counts',
  );
  const counts = Object.fromEntries(PROJECT_STATES.map((one) => [one, 0])) as Record<ProjectState, number>;
  for (const one of perState) counts[one.state] = one.number;
  const rows = await work.query<Line & Record<string, unknown>>(
    `SELECT ${LINE} ${FROM} WHERE ${VISIBLE} AND ${FOUND} AND ($5::text IS NULL OR p.state = $5)
     ORDER BY p.state = 'ARCHIVED', p.updated_at DESC, p.project_id DESC LIMIT $6 OFFSET $7`,
    [...values, state ?? null, pageSize, (current - 1) * pageSize],
    'project-list',
  );
  return {
    list: rows.map((row) => rowReply(work, member, row)),
    pagination: {
      current,
      pageSize,
      total: state ? counts[state] : Object.values(counts).reduce((a, b) => a + b, 0),
    },
    counts,
    mayCreate: bit(mayDo(member, 'project.write')),
  };
}

/** @throws projectErrors.notFound */
export async function showProject(
  work: Work,
  member: Member,
  { projectId }: InputOf<typeof projectProtocol.detail>,
): Promise<ProjectDetail> {
  const head = await requireProject(work, member, projectId);
  const line = only(
    await work.query<Line & Record<string, unknown>>(
      `SELECT ${LINE} ${FROM} WHERE p.project_id = $2`,
      [member.memberId, projectId],
      'project-line',
    ),
  );
  const members = await work.query<{ memberId: number; memberName: string }>(
    `SELECT m.member_id AS "memberId", m.member_name AS "memberName" FROM project_member p JOIN member m USING (member_id)
     WHERE p.project_id = $1 ORDER BY p.added_at, m.member_id`,
    [projectId],
    'project-members',
  );
  const versions = await work.query<{
    bomVersion: number;
    bomName: string;
    note: string;
    lineCount: number;
    memberName: string;
    createdAt: Date;
  }>(
    `SELECT b.bom_version AS "bomVersion", b.bom_name AS "bomName", b.note, b.line_count AS "lineCount",
            m.member_name AS "memberName", b.created_at AS "createdAt"
     FROM project_bom b JOIN member m USING (member_id) WHERE b.project_id = $1 ORDER BY b.bom_version DESC LIMIT 200`,
    [projectId],
    'project-versions',
  );
  const steps = await listSteps(work, [{ docType: projectLife.docType, docSns: [String(projectId)] }]);
  return {
    ...rowReply(work, member, line),
    version: head.version,
    startOn: head.startOn,
    endOn: head.endOn,
    budget: head.budget === null ? null : centsToWire(head.budget),
    mayBudget: bit(mayDo(member, 'project.budget')),
    note: head.note,
    members: [
      { memberId: head.memberId, memberName: line.ownerName, isOwner: 1 as const },
      ...members.map((one) => ({ ...one, isOwner: 0 as const })),
    ],
    versions: versions.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      isCurrent: bit(one.bomVersion === head.bomVersion),
    })),
    links: await linksOf(work, member, head),
    log: steps.slice(-200).map((step) => ({
      logId: step.logId,
      event: step.event,
      title: projectSteps[step.event as keyof typeof projectSteps]?.[work.language] ?? step.event,
      text: step.reason,
      actorName: step.actorName,
      createdAt: step.createdAt.toISOString(),
    })),
    allowedActions: actionsOn(member, head),
  };
}
