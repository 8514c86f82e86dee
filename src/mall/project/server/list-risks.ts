// The risks of a member's projects with what could stand in for each part, and what he decides about them.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { allowedActions } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { type Member, mayDo, stepBy } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { projectProtocol, Risk } from '../project.protocol.ts';
import { RISK_STATES, type RiskState, riskProcess } from '../project-process.ts';
import { riskNames, riskStatus } from '../project-status.ts';
import { riskText } from '../risk-words.ts';
import { findAlternates } from './find-alternates.ts';
import { asker, HEAD, type ProjectHead, requireProject, roleIn, VISIBLE } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { projectRisk } from './project.tables.ts';
import { riskLife } from './risk-life.ts';
import { watchAgain } from './watch-risks.ts';

type Acts = Actions<typeof projectProtocol>;

type RiskRow = typeof projectRisk.$inferSelect;

/** Looks again where nobody has looked for a while. @throws projectErrors.notFound */
export const listRisks: Acts['risks'] = async (work, member, { projectId, state, current, pageSize }) => {
  const heads =
    projectId === undefined
      ? await watchedProjects(work, member)
      : [await requireProject(work, member, projectId)];
  const watchedAt = await watchAgain(work, heads);
  const ids = heads.map((head) => head.projectId);
  const perState = await work.query<{ state: RiskState; number: number }>(
    'SELECT state, count(*)::int AS number FROM project_risk WHERE project_id = ANY($1::bigint[]) GROUP BY state',
    [ids],
    'project-risk-counts',
  );
  const counts = Object.fromEntries(RISK_STATES.map((one) => [one, 0])) as Record<RiskState, number>;
  for (const one of perState) counts[one.state] = one.number;
  const rows = await work.query<RiskRow & { partNo: string; brandName: string }>(
    `SELECT r.risk_id AS "riskId", r.project_id AS "projectId", r.part_id AS "partId", r.kind, r.severity, r.detail,
            r.state, r.version, r.since, r.snoozed_until AS "snoozedUntil", r.reason, a.part_no AS "partNo",
            b.name AS "brandName"
     FROM project_risk r JOIN part a USING (part_id) JOIN brand b USING (brand_id)
     WHERE r.project_id = ANY($1::bigint[]) AND r.state = $2
     ORDER BY r.severity = 'high' DESC, r.since DESC, r.risk_id LIMIT $3 OFFSET $4`,
    [ids, state, pageSize, (current - 1) * pageSize],
    'project-risks',
  );
  const byId = new Map(heads.map((head) => [head.projectId, head]));
  const alternates = await findAlternates(
    work,
    member,
    rows
      .filter((row) => row.state !== 'CLEARED')
      .map((row) => ({ partId: row.partId, need: row.detail.need })),
  );
  const list = rows.map((row): Risk => {
    const head = required(byId.get(row.projectId));
    const known = alternates.get(row.partId) ?? [];
    return {
      riskId: row.riskId,
      projectId: row.projectId,
      projectName: head.projectName,
      partId: row.partId,
      partNo: row.partNo,
      brandName: brandIn(work.language, row.brandName),
      kind: row.kind,
      kindName: riskNames[row.kind][work.language],
      severity: row.severity,
      text: riskText(row.kind, row.detail, work.language, mayDo(member, 'order.price') ? 'kept' : 'hidden'),
      state: row.state,
      stateName: riskStatus[row.state][work.language],
      version: row.version,
      since: row.since.toISOString(),
      snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
      reason: row.reason,
      alternates: known,
      allowedActions: [
        ...actionsOnRisk(member, head, row.state),
        ...(row.state !== 'CLEARED' && mayChange(member, head) ? (['replacePart'] as const) : []),
      ],
    };
  });
  return {
    list,
    pagination: { current, pageSize, total: counts[state] },
    counts,
    watchedAt: watchedAt?.toISOString() ?? null,
  };
};

/** chosen: as many projects as one page can speak of, the latest changed first. */
const MOST_WATCHED = 200;

async function watchedProjects(work: Work, member: Member): Promise<ProjectHead[]> {
  return work.query<ProjectHead>(
    `SELECT ${HEAD} FROM project p WHERE p.state = 'ACTIVE' AND ${VISIBLE}
     ORDER BY p.updated_at DESC LIMIT ${MOST_WATCHED}`,
    asker(member),
    'project-watched',
  );
}

const mayChange = (member: Member, head: ProjectHead): boolean =>
  mayDo(member, 'project.write') && roleIn(member, head) !== 'viewer' && head.state !== 'ARCHIVED';

function actionsOnRisk(
  member: Member,
  head: ProjectHead,
  state: RiskState,
): ('snooze' | 'accept' | 'reopen')[] {
  if (!mayChange(member, head)) return [];
  return allowedActions(riskProcess, state, 'watcher') as ('snooze' | 'accept' | 'reopen')[];
}

/** @throws projectErrors.noRisk, notYours, riskNotNow, changedMeanwhile */
export const moveRisk: Acts['moveRisk'] = async (
  work,
  member,
  { riskId, version, action, reason, days: number },
) => {
  const [row] = await work.tx.select().from(projectRisk).where(eq(projectRisk.riskId, riskId));
  const head = row && (await requireProject(work, member, row.projectId).catch(() => undefined));
  if (!row || !head) throw projectErrors.noRisk();
  if (!mayChange(member, head)) throw projectErrors.notYours();
  riskLife.require(work, row, action, 'watcher');
  if (row.version !== version) throw projectErrors.changedMeanwhile();
  await riskLife.advance(work, row, action, {
    ...stepBy('watcher', member),
    reason,
    set: action === 'snooze' ? { snoozedUntil: after(work.now, days(number)) } : {},
  });
};
