// The list of projects and one project in full.
import { sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { source } from '#kit/list/server/source.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import type { ProjectRow, projectProtocol } from '../project.protocol.ts';
import { projectList } from '../project-list.ts';
import { projectStatus, projectSteps, stageNames } from '../project-status.ts';
import { actionsOn, HEAD, type ProjectHead, requireProject, visibleTo } from './find-project.ts';
import { linksOf } from './link-documents.ts';
import { projectLife } from './project-life.ts';

type Line = ProjectHead & { ownerName: string; cost: Cents | null; openRisks: number };

const COST =
  '(SELECT c.total FROM project_cost c WHERE c.project_id = p.project_id ORDER BY c.day DESC LIMIT 1)';
const OPEN_RISKS = `(SELECT count(*)::int FROM project_risk r WHERE r.project_id = p.project_id AND r.state = 'OPEN')`;
const LINE = `${HEAD}, o.member_name AS "ownerName", ${COST} AS cost, ${OPEN_RISKS} AS "openRisks"`;
const FROM = 'FROM project p JOIN member o ON o.member_id = p.member_id';

/** Who sets budgets reads them too, whatever prices he sees. */
const seesBudget = (member: Member): boolean =>
  mayDo(member, 'order.price') || mayDo(member, 'project.budget');

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
    cost: line.cost === null || !mayDo(member, 'order.price') ? null : centsToWire(line.cost),
    openRisks: line.openRisks,
    updatedAt: line.updatedAt.toISOString(),
  };
}

export const projectListRoutes = source(projectList, ({ work, actor }) => ({
  from: sql.raw('project p'),
  key: sql`p.project_id`,
  scope: visibleTo(actor),
  columns: {
    projectName: sql`p.project_name`,
    stage: sql`p.stage`,
    state: sql`p.state`,
    isArchived: sql`(p.state = 'ARCHIVED')`,
    buildNum: sql`p.build_num`,
    cost: mayDo(actor, 'order.price') ? sql.raw(COST) : sql`NULL::bigint`,
    openRisks: sql.raw(OPEN_RISKS),
    updatedAt: sql`p.updated_at`,
  },
  search: [sql`p.project_name`, sql`p.project_code`],
  async toRows(keys) {
    const rows = await work.query<Line>(
      `SELECT ${LINE} ${FROM} WHERE p.project_id = ANY($2::bigint[])`,
      [actor.memberId, keys],
      'project-list',
    );
    return rows.map((row) => rowReply(work, actor, row));
  },
  more: async () => ({ mayCreate: bit(mayDo(actor, 'project.write')) }),
}));

/** @throws projectErrors.notFound */
export const showProject: Action<typeof projectProtocol.detail> = async (work, member, { projectId }) => {
  const head = await requireProject(work, member, projectId);
  const line = only(
    await work.query<Line>(
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
    budget: head.budget === null || !seesBudget(member) ? null : centsToWire(head.budget),
    seesPrices: bit(mayDo(member, 'order.price')),
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
};
