// Looks for risks of the parts that a project's current version needs: each night, and when somebody opens the page.

import { isDeepStrictEqual } from 'node:util';
import type { Work } from '#kit/db/work.ts';
import { type Step, writeSteps } from '#kit/document/step-log.ts';
import type { UnitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days, minutes } from '#kit/time/duration.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { findParts } from '#mall/part/server/part.ts';
import type { RiskAction, RiskState } from '../project-process.ts';
import { riskNames } from '../project-status.ts';
import {
  type FoundRisk,
  PRICE_LOOKS_BACK_DAYS,
  type RiskDetail,
  type RiskKind,
  type Severity,
} from '../risk-rules.ts';
import { findPartRisks } from './find-part-risks.ts';
import type { ProjectHead } from './find-project.ts';
import { needsOf } from './project-cost.ts';
import { riskLife } from './risk-life.ts';

/** chosen: who opens the page within these finds what was found last. */
const LOOK_AGAIN = minutes(10);

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
  // One look at a time: two would both find what is there for the first time.
  await work.query('SELECT FROM project WHERE project_id = $1 FOR NO KEY UPDATE', [projectId]);
  const needs =
    watched.bomVersion === null ? new Map<number, number>() : await needsOf(work, watched, watched.buildNum);
  const former = await formerPrices(work, projectId, needs);
  const found = await findPartRisks(
    work,
    [...needs].map(([partId, need]) => ({ partId, need, formerPrice: former.get(partId) ?? null })),
  );
  const fresh = await keepRisks(work, projectId, found.flat());
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
  return new Date(Math.min(...moments.map((moment) => required(moment).getTime())));
}

const FORMER = `
  WITH wanted AS (SELECT * FROM unnest($4::bigint[], $5::bigint[]) AS one (part_id, need)),
  kept AS (SELECT bom_version, build_num, prices FROM project_cost WHERE project_id = $1 AND day >= $2 AND day < $3),
  qty AS (
    SELECT b.bom_version, l.part_id, sum(l.qty) AS pieces FROM project_bom b JOIN project_bom_line l USING (project_bom_id)
    WHERE b.project_id = $1 AND l.part_id = ANY($4::bigint[]) AND b.bom_version IN (SELECT bom_version FROM kept)
    GROUP BY b.bom_version, l.part_id)
  SELECT part_id AS "partId", min((price->>'price')::float8) AS price
  FROM kept CROSS JOIN jsonb_array_elements(kept.prices) AS price
  JOIN wanted ON wanted.part_id = (price->>'partId')::bigint
  JOIN qty USING (bom_version, part_id)
  WHERE qty.pieces * kept.build_num = wanted.need
  GROUP BY part_id`;

/**
 * The lowest prices of the last days on which the cost was kept, today not counted; only those for as many pieces as are
 * needed today, since other quantities have other prices.
 */
async function formerPrices(
  work: Work,
  projectId: number,
  needs: ReadonlyMap<number, number>,
): Promise<Map<number, UnitPrice | null>> {
  const rows = await work.query<{ partId: number; price: UnitPrice | null }>(
    FORMER,
    [
      projectId,
      dayInChina(after(work.now, -days(PRICE_LOOKS_BACK_DAYS))),
      dayInChina(work.now),
      [...needs.keys()],
      [...needs.values()],
    ],
    'project-former-prices',
  );
  return new Map(rows.map(({ partId, price }) => [partId, price]));
}

/** A risk as it was kept before. */
interface KeptRisk {
  riskId: number;
  partId: number;
  kind: RiskKind;
  state: RiskState;
  severity: Severity;
  detail: RiskDetail;
  snoozedUntil: Date | null;
}

const KEPT = `
  SELECT risk_id AS "riskId", part_id AS "partId", kind, state, severity, detail, snoozed_until AS "snoozedUntil"
  FROM project_risk WHERE project_id = $1 FOR UPDATE`;

const FIND = `
  INSERT INTO project_risk (project_id, part_id, kind, severity, detail, state, since, updated_at)
  SELECT $1, part_id, kind, severity, detail, 'OPEN', $6, $6
  FROM unnest($2::bigint[], $3::text[], $4::text[], $5::jsonb[]) AS found (part_id, kind, severity, detail)
  RETURNING risk_id AS "riskId"`;

const MOVE = `
  UPDATE project_risk r SET
    severity = moved.severity, detail = moved.detail, state = moved.state, version = r.version + 1, updated_at = $6,
    snoozed_until = NULL, since = CASE WHEN r.state = 'CLEARED' THEN $6 ELSE r.since END,
    reason = CASE WHEN moved.state = r.state THEN r.reason ELSE '' END
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::jsonb[]) AS moved (risk_id, state, severity, detail)
  WHERE r.project_id = $5 AND r.risk_id = moved.risk_id`;

/**
 * What the watch does to a kept risk that it has found again: nothing while it sleeps or is borne, unless it has become
 * graver; otherwise it wakes, returns, or tells the numbers of today.
 */
function stepOf(kept: KeptRisk, found: FoundRisk, now: Date): 'wake' | 'return' | 'same' | undefined {
  if (kept.state === 'CLEARED') return 'return';
  if (kept.state === 'SNOOZED')
    return kept.snoozedUntil !== null && kept.snoozedUntil > now ? undefined : 'wake';
  if (kept.state === 'ACCEPTED') {
    return found.severity === 'high' && kept.severity !== 'high' ? 'wake' : undefined;
  }
  const isSame = kept.severity === found.severity && isDeepStrictEqual(kept.detail, found.detail);
  return isSame ? undefined : 'same';
}

/** Every step is in the log. @returns the risks that were not there before */
async function keepRisks(
  work: Work,
  projectId: number,
  found: readonly FoundRisk[],
): Promise<readonly FoundRisk[]> {
  const kept = await work.query<KeptRisk>(KEPT, [projectId], 'project-kept-risks');
  const idOf = ({ partId, kind }: Pick<FoundRisk, 'partId' | 'kind'>) => `${partId} ${kind}`;
  const known = new Map(kept.map((one) => [idOf(one), one]));
  const fresh = found.filter((one) => !known.has(idOf(one)));
  const steps: Step[] = [];
  const moves: { riskId: number; state: RiskState; severity: Severity; detail: RiskDetail }[] = [];
  const move = (
    one: KeptRisk,
    event: RiskAction | 'same',
    state: RiskState,
    as: Pick<FoundRisk, 'severity' | 'detail'>,
  ) => {
    moves.push({ riskId: one.riskId, state, severity: as.severity, detail: as.detail });
    if (event !== 'same') steps.push(riskStep(one.riskId, event, one.state, state));
  };
  for (const one of found) {
    const before = known.get(idOf(one));
    const event = before && stepOf(before, one, work.now);
    if (before && event) move(before, event, 'OPEN', one);
  }
  const there = new Set(found.map(idOf));
  for (const one of kept) {
    if (one.state !== 'CLEARED' && !there.has(idOf(one))) move(one, 'clear', 'CLEARED', one);
  }
  if (moves.length > 0) {
    await work.query(
      MOVE,
      [
        moves.map(({ riskId }) => riskId),
        moves.map(({ state }) => state),
        moves.map(({ severity }) => severity),
        moves.map(({ detail }) => JSON.stringify(detail)),
        projectId,
        work.now,
      ],
      'project-move-risks',
    );
  }
  if (fresh.length > 0) {
    const made = await work.query<{ riskId: number }>(
      FIND,
      [
        projectId,
        fresh.map(({ partId }) => partId),
        fresh.map(({ kind }) => kind),
        fresh.map(({ severity }) => severity),
        fresh.map(({ detail }) => JSON.stringify(detail)),
        work.now,
      ],
      'project-find-risks',
    );
    steps.push(...made.map(({ riskId }) => riskStep(riskId, 'find', null, 'OPEN')));
  }
  await writeSteps(work, steps);
  const returned = found.filter((one) => known.get(idOf(one))?.state === 'CLEARED');
  return [...fresh, ...returned];
}

const riskStep = (riskId: number, event: RiskAction, from: RiskState | null, to: RiskState): Step => ({
  docType: riskLife.docType,
  docSn: String(riskId),
  from,
  event,
  to,
  by: 'system',
});

async function tell(
  work: Work,
  { projectId, projectName, memberId }: WatchedProject,
  fresh: readonly Pick<FoundRisk, 'partId' | 'kind'>[],
): Promise<void> {
  const partIds = fresh.map(({ partId }) => partId);
  const parts = await findParts(work, partIds);
  const first = fresh.slice(0, 5);
  const listed = (language: 'zh' | 'en') =>
    first.map(({ partId, kind }) => `${parts.get(partId)?.partNo ?? ''} ${riskNames[kind][language]}`);
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
