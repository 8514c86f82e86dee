// The numbered versions of a project's bill of materials: written once, read, compared, chosen.

import { and, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { findBom } from '#mall/bom/server/bom.ts';
import type { Member } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findParts } from '#mall/part/server/part.ts';
import { differenceOf } from '../bom-difference.ts';
import type { ProjectLine, projectProtocol } from '../project.protocol.ts';
import { createProject } from './change-project.ts';
import { type ProjectHead, requireProject, requireProjectFor } from './find-project.ts';
import { projectErrors } from './project.errors.ts';
import { projectBom } from './project.tables.ts';
import { stepProject } from './project-life.ts';

type Acts = Actions<typeof projectProtocol>;

/** chosen: so many versions of one project, the list of them is shown in full. */
const MOST_VERSIONS = 200;
/** chosen: lines of all versions of all projects of one owner. */
const MOST_KEPT_LINES = 500_000;

/** What a version is written from. */
export type VersionLine = Omit<ProjectLine, 'lineNo'>;

/**
 * Copies a bill of materials that the member may read. Lines that are left out are no part of the board's version.
 * @throws projectErrors.bomUnknown, bomNotReady, bomEmpty, nameMissing, and those of a forbidden step
 */
export const addBomToProject: Acts['addBom'] = async (
  work,
  member,
  { projectId, projectName, bomId, note },
) => {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw projectErrors.bomUnknown();
  if (bom.state !== 'READY') throw projectErrors.bomNotReady();
  if (bom.lines.length === 0) throw projectErrors.bomEmpty();
  const into =
    projectId ??
    (
      await createProject(work, member, {
        projectName: projectName ?? '',
        projectCode: '',
        stage: 'concept',
        startOn: '',
        endOn: '',
        buildNum: bom.boards,
        budget: '',
        note: '',
      })
    ).projectId;
  const head = await requireProjectFor(work, member, into, 'addBom');
  const partNos = await partNosOf(
    work,
    bom.lines.flatMap((line) => (line.isSure && line.partId !== null ? [line.partId] : [])),
  );
  const lines = bom.lines
    .filter((line) => !line.isLeftOut)
    .map((line): VersionLine => {
      const part = line.isSure && line.partId !== null ? partNos.get(line.partId) : undefined;
      return {
        partId: part ? line.partId : null,
        partNo: part?.partNo ?? (line.partNo || line.value),
        brandName: part?.brandName ?? line.brandName,
        value: line.value,
        packageName: line.packageName,
        matCode: line.matCode,
        designators: line.designators,
        qty: line.isFitted ? line.qty : 0,
        note: line.note,
      };
    });
  const bomVersion = await writeVersion(work, member, head, { bomName: bom.bomName, note, lines });
  await stepProject(work, member, head, 'addBom', {
    set: { bomVersion },
    reason: `V${bomVersion} ${bom.bomName}`.trim(),
  });
  return { projectId: head.projectId, bomVersion };
};

/** Part number and maker by id. */
export async function partNosOf(
  work: Work,
  partIds: readonly number[],
): Promise<Map<number, { partId: number; partNo: string; brandName: string }>> {
  const parts = await findParts(work, partIds);
  return new Map(
    [...parts].map(([partId, { partNo, brandName }]) => [partId, { partId, partNo, brandName }]),
  );
}

/**
 * Writes the next version; the project's step that makes it count follows in the same work.
 * @returns its number
 * @throws projectErrors.changedMeanwhile when somebody else writes one at the same moment; tooManyVersions
 */
export async function writeVersion(
  work: Work,
  member: Member,
  head: Pick<ProjectHead, 'projectId' | 'memberId'>,
  { bomName, note, lines }: { bomName: string; note: string; lines: readonly VersionLine[] },
): Promise<number> {
  const kept = only(
    await work.query<{ versions: number; lines: number }>(
      `SELECT count(*) FILTER (WHERE b.project_id = $1)::int AS versions, coalesce(sum(b.line_count), 0)::int AS lines
     FROM project_bom b JOIN project p USING (project_id) WHERE p.member_id = $2`,
      [head.projectId, head.memberId],
      'project-kept-versions',
    ),
  );
  if (kept.versions >= MOST_VERSIONS || kept.lines + lines.length > MOST_KEPT_LINES)
    throw projectErrors.tooManyVersions({ versions: MOST_VERSIONS });
  const [made] = await work.query<{ projectBomId: number; bomVersion: number }>(
    `INSERT INTO project_bom (project_id, bom_version, bom_name, note, line_count, member_id, created_at)
     SELECT $1, coalesce(max(bom_version), 0) + 1, $2, $3, $4, $5, $6 FROM project_bom WHERE project_id = $1
     ON CONFLICT DO NOTHING RETURNING project_bom_id AS "projectBomId", bom_version AS "bomVersion"`,
    [head.projectId, bomName, note, lines.length, member.memberId, work.now],
  );
  if (!made) throw projectErrors.changedMeanwhile();
  const column = <K extends keyof VersionLine>(name: K) => lines.map((line) => line[name]);
  await work.query(
    `INSERT INTO project_bom_line (project_bom_id, line_no, part_id, part_no, brand_name, value, package_name, mat_code,
       designators, qty, note)
     SELECT $1, place, part_id, part_no, brand_name, value, package_name, mat_code, designators, qty, note
     FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[],
       $10::text[]) WITH ORDINALITY
       AS line (part_id, part_no, brand_name, value, package_name, mat_code, designators, qty, note, place)`,
    [
      made.projectBomId,
      column('partId'),
      column('partNo'),
      column('brandName'),
      column('value'),
      column('packageName'),
      column('matCode'),
      column('designators'),
      column('qty'),
      column('note'),
    ],
  );
  return made.bomVersion;
}

const LINES = `
  SELECT line_no AS "lineNo", part_id AS "partId", part_no AS "partNo", brand_name AS "brandName", value,
         package_name AS "packageName", mat_code AS "matCode", designators, qty, note
  FROM project_bom_line WHERE project_bom_id = $1 ORDER BY line_no LIMIT $2 OFFSET $3`;

/** All lines of a version. @throws projectErrors.noBom */
export async function linesOfVersion(
  work: Work,
  projectId: number,
  bomVersion: number,
): Promise<ProjectLine[]> {
  const { projectBomId } = await requireVersion(work, projectId, bomVersion);
  return work.query<ProjectLine>(LINES, [projectBomId, null, 0], 'project-lines');
}

/** @throws projectErrors.noBom */
export async function requireVersion(work: Work, projectId: number, bomVersion: number) {
  const [row] = await work.tx
    .select()
    .from(projectBom)
    .where(and(eq(projectBom.projectId, projectId), eq(projectBom.bomVersion, bomVersion)));
  if (!row) throw projectErrors.noBom();
  return row;
}

/** Makers' names as the reader's language has them. */
const namedIn = (work: Work, lines: readonly ProjectLine[]): ProjectLine[] =>
  lines.map((line) => ({ ...line, brandName: brandIn(work.language, line.brandName) }));

/** @throws projectErrors.notFound, noBom */
export const listBomLines: Acts['bomLines'] = async (
  work,
  member,
  { projectId, bomVersion, current, pageSize },
) => {
  await requireProject(work, member, projectId);
  const { projectBomId, lineCount } = await requireVersion(work, projectId, bomVersion);
  const list = await work.query<ProjectLine>(
    LINES,
    [projectBomId, pageSize, (current - 1) * pageSize],
    'project-lines',
  );
  return { list: namedIn(work, list), pagination: { current, pageSize, total: lineCount } };
};

/** @throws projectErrors.notFound, noBom */
export const compareVersions: Acts['difference'] = async (work, member, { projectId, from, to }) => {
  await requireProject(work, member, projectId);
  const of = async (version: number) => namedIn(work, await linesOfVersion(work, projectId, version));
  return differenceOf(await of(from), await of(to));
};

/** @throws projectErrors.notFound, noBom, and those of a forbidden step */
export const goBackToVersion: Acts['goBack'] = async (work, member, { projectId, bomVersion }) => {
  const head = await requireProjectFor(work, member, projectId, 'goBack');
  await requireVersion(work, projectId, bomVersion);
  if (head.bomVersion === bomVersion) return { projectId, version: head.version };
  return stepProject(work, member, head, 'goBack', {
    set: { bomVersion },
    reason: `V${head.bomVersion ?? 0} → V${bomVersion}`,
  });
};
