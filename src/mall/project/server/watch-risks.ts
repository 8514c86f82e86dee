// Looks for risks of the parts that a project's current version needs: each night, and when somebody opens the page.
import type { Work } from '#kit/db/work.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { after, minutes } from '#kit/time/duration.ts';
import { findOffers } from '#mall/bom/server/bom.ts';
import { dayOf } from '#mall/company/certification-rules.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { riskNames } from '../project-status.ts';
import { type FoundRisk, type Lifecycle, risksOf } from '../risk-rules.ts';
import type { ProjectHead } from './find-project.ts';
import type { KeptPrice } from './project.tables.ts';
import { bestPrice, needsOf } from './project-cost.ts';

/** chosen: who opens the page within these finds what was found last. */
export const LOOK_AGAIN = minutes(10);

/** chosen: a page waits for no more. */
const MOST_AT_ONCE = 5;

export type WatchedProject = Pick<
  ProjectHead,
  'projectId' | 'bomVersion' | 'buildNum' | 'memberId' | 'projectName' | 'state'
>;

/**
 * Compares what is with what was kept: finds new risks, wakes snoozed ones whose day has come, clears those that are gone.
 * The owner gets one message about all that is new. Nothing happens to projects that rest.
 */
export async function watchRisks(work: Work, watched: WatchedProject): Promise<void> {
  const { projectId } = watched;
  if (watched.state !== 'ACTIVE') return;
  const needs =
    watched.bomVersion === null ? new Map<number, number>() : await needsOf(work, watched, watched.buildNum);
  const partIds = [...needs.keys()];
  const offers = await findOffers(work, partIds);
  const lifecycles = await lifecyclesOf(work, partIds);
  const former = await formerPrices(work, projectId);
  const found = partIds.flatMap((partId) => {
    const of = offers.get(partId) ?? [];
    const need = needs.get(partId)!;
    return risksOf({
      partId,
      lifecycle: lifecycles.get(partId) ?? 'active',
      need,
      available: of.reduce((pieces, offer) => pieces + offer.available, 0),
      price: bestPrice(of, need),
      formerPrice: former.get(partId) ?? null,
    });
  });
  const fresh = await keepRisks(work, projectId, found);
  await work.query('UPDATE project SET watched_at = $2 WHERE project_id = $1', [projectId, work.now]);
  if (fresh.length > 0) await tell(work, watched, fresh);
}

/** The same, but only where nobody has looked for a while. At most so many at once: the rest waits for the night. */
export async function watchAgain(
  work: Work,
  projects: readonly (WatchedProject & { watchedAt: Date | null })[],
) {
  const due = projects.filter(
    ({ watchedAt }) => watchedAt === null || watchedAt <= after(work.now, -LOOK_AGAIN),
  );
  const looked = due.filter(({ state }) => state === 'ACTIVE').slice(0, MOST_AT_ONCE);
  for (const one of looked) await work.apart((apart) => watchRisks(apart, one));
  const moments = projects.map((one) => (looked.includes(one) ? work.now : one.watchedAt));
  if (moments.length === 0 || moments.includes(null)) return null;
  return new Date(Math.min(...moments.map((moment) => moment!.getTime())));
}

async function lifecyclesOf(work: Work, partIds: readonly number[]): Promise<Map<number, Lifecycle>> {
  const rows = await work.query<{ partId: number; lifecycle: Lifecycle }>(
    'SELECT part_id AS "partId", lifecycle FROM part WHERE part_id = ANY($1::bigint[])',
    [partIds],
    'project-lifecycles',
  );
  return new Map(rows.map((row) => [row.partId, row.lifecycle]));
}

/** Prices of the last day on which the cost was kept, today not counted. */
async function formerPrices(work: Work, projectId: number): Promise<Map<number, UnitPrice | null>> {
  const [row] = await work.query<{ prices: KeptPrice[] }>(
    'SELECT prices FROM project_cost WHERE project_id = $1 AND day < $2 ORDER BY day DESC LIMIT 1',
    [projectId, dayOf(work.now)],
    'project-former-prices',
  );
  return new Map((row?.prices ?? []).map(({ partId, price }) => [partId, price as UnitPrice | null]));
}

const KEEP = `
  INSERT INTO project_risk AS r (project_id, part_id, kind, severity, detail, state, since, updated_at)
  SELECT $1, part_id, kind, severity, detail, 'OPEN', $6, $6
  FROM unnest($2::bigint[], $3::text[], $4::text[], $5::jsonb[]) AS found (part_id, kind, severity, detail)
  ON CONFLICT (project_id, part_id, kind) DO UPDATE SET
    severity = excluded.severity, detail = excluded.detail, updated_at = excluded.updated_at, version = r.version + 1,
    since = CASE WHEN r.state = 'CLEARED' THEN excluded.since ELSE r.since END,
    reason = CASE WHEN r.state = 'CLEARED' THEN '' ELSE r.reason END,
    snoozed_until = CASE WHEN r.state = 'SNOOZED' AND r.snoozed_until > excluded.updated_at THEN r.snoozed_until END,
    state = CASE WHEN r.state = 'CLEARED' OR (r.state = 'SNOOZED' AND r.snoozed_until <= excluded.updated_at)
                   OR (r.state = 'ACCEPTED' AND r.severity <> excluded.severity)
                 THEN 'OPEN' ELSE r.state END
  WHERE (r.state, r.severity, r.detail) IS DISTINCT FROM ('OPEN', excluded.severity, excluded.detail)
    AND (r.state <> 'ACCEPTED' OR r.severity <> excluded.severity)
    AND (r.state <> 'SNOOZED' OR r.snoozed_until <= excluded.updated_at)
  RETURNING part_id AS "partId", kind, severity, since = $6 AS "isNew"`;

const CLEAR = `
  UPDATE project_risk r SET state = 'CLEARED', snoozed_until = NULL, version = r.version + 1, updated_at = $4
  WHERE r.project_id = $1 AND r.state <> 'CLEARED'
    AND NOT EXISTS (SELECT FROM unnest($2::bigint[], $3::text[]) AS found (part_id, kind)
                    WHERE found.part_id = r.part_id AND found.kind = r.kind)`;

/** @returns the risks that were not there before */
async function keepRisks(work: Work, projectId: number, found: readonly FoundRisk[]) {
  const kinds = found.map(({ kind }) => kind);
  const partIds = found.map(({ partId }) => partId);
  await work.query(CLEAR, [projectId, partIds, kinds, work.now], 'project-clear-risks');
  if (found.length === 0) return [];
  const kept = await work.query<Pick<FoundRisk, 'partId' | 'kind' | 'severity'> & { isNew: boolean }>(
    KEEP,
    [
      projectId,
      partIds,
      kinds,
      found.map(({ severity }) => severity),
      found.map(({ detail }) => JSON.stringify(detail)),
      work.now,
    ],
    'project-keep-risks',
  );
  return kept.filter(({ isNew }) => isNew);
}

async function tell(
  work: Work,
  { projectId, projectName, memberId }: WatchedProject,
  fresh: readonly Pick<FoundRisk, 'partId' | 'kind'>[],
): Promise<void> {
  const names = await work.query<{ partId: number; partNo: string }>(
    'SELECT part_id AS "partId", part_no AS "partNo" FROM part WHERE part_id = ANY($1::bigint[])',
    [fresh.map(({ partId }) => partId)],
  );
  const partNos = new Map(names.map((row) => [row.partId, row.partNo]));
  const first = fresh.slice(0, 5);
  const listed = (language: 'zh' | 'en') =>
    first.map(({ partId, kind }) => `${partNos.get(partId) ?? ''} ${riskNames[kind][language]}`);
  const rest = fresh.length - first.length;
  await tellMember(work, memberId, {
    kind: 'watch',
    title: {
      zh: `项目“${projectName}”发现 ${fresh.length} 条器件风险`,
      en: `${fresh.length} part ${fresh.length === 1 ? 'risk' : 'risks'} in the project “${projectName}”`,
    },
    body: {
      zh: `${listed('zh').join('；')}${rest > 0 ? `；等 ${fresh.length} 条` : ''}。可查看替代器件并一键替换。`,
      en: `${listed('en').join('; ')}${rest > 0 ? `; and ${rest} more` : ''}. See the alternates and replace them in all BOMs.`,
    },
    link: `/member/project/detail?projectId=${projectId}&tab=risks`,
  });
}
