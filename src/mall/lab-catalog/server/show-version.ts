// A version of a capability as the laboratory's people see it: what it says, what differs, its marks, and what may be done.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry, type StepRow } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Mark } from '#mall/ability/ability-terms.ts';
import { clauseIn, whyNotOffered } from '#mall/ability/server/ability.ts';
import { type LabMember, mayInLab } from '#mall/member/actor.ts';
import { contentChanges, shownField } from '../capability-content.ts';
import { capabilitySteps } from '../capability-status.ts';
import type {
  CapabilityButton,
  labCatalogProtocol,
  VersionDetail,
  VersionRow,
} from '../lab-catalog.protocol.ts';
import { type CapabilityVersion, capabilityLife, ofLab } from './capability-life.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';
import { capabilityVersion } from './lab-catalog.tables.ts';
import { findPlaces } from './resolve-content.ts';

type Acts = Actions<typeof labCatalogProtocol>;

interface Told {
  versionId: number;
  author: string;
  approver: string;
  marks: Mark[];
}

/** The rows of a list, with who wrote them and what keeps them from being offered. */
export async function versionRows(work: Work, rows: readonly CapabilityVersion[]): Promise<VersionRow[]> {
  if (rows.length === 0) return [];
  const told = await work.query<Told>(
    `SELECT v.version_id AS "versionId", coalesce(al.name, a.member_name, '') AS author,
            coalesce(pl.name, p.member_name, '') AS approver,
            CASE WHEN v.state IN ('PUBLISHED', 'SUSPENDED') THEN ARRAY(SELECT DISTINCT m.mark FROM capability_mark m
              WHERE m.cap_id = v.cap_id AND m.valid_from <= $2 AND m.valid_to > $2 ORDER BY 1) ELSE '{}' END AS marks
     FROM capability_version v LEFT JOIN member a ON a.member_id = v.author_id LEFT JOIN member p ON p.member_id = v.approver_id
     LEFT JOIN lab_staff al ON (al.lab_id, al.member_id, al.state) = (v.lab_id, v.author_id, 'ACTIVE')
     LEFT JOIN lab_staff pl ON (pl.lab_id, pl.member_id, pl.state) = (v.lab_id, v.approver_id, 'ACTIVE')
     WHERE v.version_id = ANY($1::bigint[])`,
    [rows.map(({ versionId }) => versionId), work.now],
    'catalog-version-rows',
  );
  const byId = new Map(told.map((one) => [Number(one.versionId), one]));
  const published = rows.flatMap(({ state, capId }) =>
    state === 'PUBLISHED' && capId !== null ? [capId] : [],
  );
  const hints = await whyNotOffered(work, published);
  return rows.map(({ versionId, capNo, versionNo, state, content, capId, updatedAt }) => ({
    ...{ capNo, versionNo, state, kind: content.kind, field: content.field, standard: content.standard },
    item: work.language === 'zh' ? content.itemZh : content.itemEn,
    object: work.language === 'zh' ? content.objectZh : content.objectEn,
    clause: clauseIn(work.language, content.clause),
    hint: state === 'PUBLISHED' && capId !== null ? (hints.get(capId) ?? '') : '',
    ...required(byId.get(versionId)),
    versionId,
    updatedAt: updatedAt.toISOString(),
  }));
}

const stepsOf = (work: Work, versionId: number): Promise<StepRow[]> =>
  listSteps(work, [{ docType: capabilityLife.docType, docSns: [String(versionId)] }]);

/** Who has written of it: none of them publishes it. */
const writersIn = (steps: readonly StepRow[]): ReadonlySet<number | null> =>
  new Set(steps.filter(({ event }) => event === 'begin' || event === 'change').map(({ actorId }) => actorId));

export const hasWritten = async (work: Work, { memberId }: LabMember, { versionId }: CapabilityVersion) =>
  writersIn(await stepsOf(work, versionId)).has(memberId);

const marksOf = async (work: Work, capId: number | null): Promise<VersionDetail['allMarks']> => {
  const rows = await work.query<{ markId: number; mark: Mark; from: Date; to: Date; scopeText: string }>(
    `SELECT mark_id AS "markId", mark, valid_from AS from, valid_to AS to, scope_text AS "scopeText"
     FROM capability_mark WHERE cap_id = $1 ORDER BY valid_to DESC, mark`,
    [capId],
    'catalog-marks',
  );
  return rows.map(({ from, to, ...row }) => ({
    ...{ ...row, fromDate: dayInChina(from), toDate: dayInChina(to) },
    isOver: to <= work.now,
  }));
};

export async function showVersion(
  work: Work,
  member: LabMember,
  row: CapabilityVersion,
): Promise<VersionDetail> {
  const all = await work.tx
    .select()
    .from(capabilityVersion)
    .where(and(eq(capabilityVersion.labId, row.labId), eq(capabilityVersion.capNo, row.capNo)));
  const versions = all.toSorted((a, b) => b.versionNo - a.versionNo);
  const former = versions.find(({ versionNo }) => versionNo < row.versionNo);
  const [shown] = await versionRows(work, [row]);
  const steps = await stepsOf(work, row.versionId);
  const [isOwn, isBusy] = [
    writersIn(steps).has(member.memberId),
    versions.some(({ state }) => state === 'DRAFT' || state === 'REVIEW'),
  ];
  const { content, version, capId } = row;
  return {
    ...required(shown),
    ...{ content, version, capId },
    versions: versions.map(({ versionId, versionNo, state, updatedAt }) => ({
      ...{ versionId, versionNo, state, updatedAt: updatedAt.toISOString() },
    })),
    changes: contentChanges(former?.content ?? null, content).map((field) => ({
      field,
      before: former ? shownField(former.content, field, work.language) : '',
      after: shownField(content, field, work.language),
    })),
    allMarks: await marksOf(work, capId),
    log: steps.reverse().map((step) => logEntry(work, step, capabilitySteps)),
    allowedActions: buttonsOf(work, member, row, { isBusy, isOwn }),
  };
}

function buttonsOf(
  { now }: Work,
  member: LabMember,
  row: CapabilityVersion,
  { isBusy, isOwn }: { isBusy: boolean; isOwn: boolean },
): CapabilityButton[] {
  const isAuthor = mayInLab(member, 'lab.capability');
  const mayScope = mayInLab(member, 'lab.scope');
  const ofAuthor = isAuthor ? capabilityLife.allowed(row, 'author', now) : [];
  const ofPublisher =
    mayInLab(member, 'lab.publish') || mayScope ? capabilityLife.allowed(row, 'publisher', now) : [];
  const isMark = (action: string) => action === 'addMark' || action === 'endMark';
  return [
    ...ofAuthor.filter((action) => action !== 'begin'),
    ...ofPublisher.filter((action) =>
      isMark(action) ? mayScope : mayInLab(member, 'lab.publish') && !(isOwn && action === 'publish'),
    ),
    ...(isAuthor && !isBusy ? (['next'] as const) : []),
  ] as CapabilityButton[];
}

/** @throws labCatalogErrors.notFound */
export const versionDetail: Acts['detail'] = async (work, member, { versionId }) => {
  const [row] = await work.tx
    .select()
    .from(capabilityVersion)
    .where(and(eq(capabilityVersion.versionId, versionId), ofLab(member)));
  if (!row) throw labCatalogErrors.notFound();
  return showVersion(work, member, row);
};

export const listPlaces: Acts['places'] = (work, { lab }) => findPlaces(work, lab.labId);
