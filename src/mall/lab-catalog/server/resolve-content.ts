// What a version names is looked up: its standard, its site and group, its data sheet.
import type { Work } from '#kit/db/work.ts';
import { dayInChina, endOfDay } from '#kit/time/day-in-china.ts';
import type { CapabilityToKeep } from '#mall/ability/server/ability.ts';
import type { StandardState } from '#mall/ability/standard-process.ts';
import type { CapabilityContent, ContentField } from '../capability-content.ts';
import type { Places } from '../lab-catalog.protocol.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';

/** Everything of a laboratory that versions may name, by its code. */
export interface Named {
  sites: ReadonlyMap<string, number>;
  /** By code: a group's id with its site's. */
  groups: ReadonlyMap<string, { groupId: number; siteId: number }>;
  sheets: ReadonlySet<string>;
  standards: ReadonlyMap<string, { standardId: number; state: StandardState }>;
}

export async function findPlaces(work: Work, labId: number): Promise<Places> {
  const name = `name_${work.language}`;
  const [sites, groups, sheets] = await Promise.all([
    work.query<Places['sites'][number]>(
      `SELECT code, ${name} AS name FROM lab_site WHERE lab_id = $1 ORDER BY code`,
      [labId],
    ),
    work.query<Places['groups'][number]>(
      `SELECT g.code, t.code AS site, g.${name} AS name FROM lab_group g JOIN lab_site t USING (site_id)
       WHERE t.lab_id = $1 ORDER BY t.code, g.group_id`,
      [labId],
    ),
    work.query<Places['sheets'][number]>(
      `SELECT sheet_key AS "sheetKey", ${name} AS name FROM sheet_definition
       WHERE lab_id = $1 AND state = 'PUBLISHED' ORDER BY 1`,
      [labId],
    ),
  ]);
  return { sites, groups, sheets };
}

/** @param numbers of the standards that are named */
export async function findNamed(work: Work, labId: number, numbers: readonly string[]): Promise<Named> {
  const rows = await work.query<{
    kind: string;
    code: string;
    id: number;
    siteId: number | null;
    state: string;
  }>(
    `SELECT 'site' AS kind, code, site_id AS id, NULL::bigint AS "siteId", '' AS state FROM lab_site WHERE lab_id = $1
     UNION ALL SELECT 'group', g.code, g.group_id, g.site_id, '' FROM lab_group g JOIN lab_site t USING (site_id) WHERE t.lab_id = $1
     UNION ALL SELECT 'sheet', sheet_key, definition_id, NULL, '' FROM sheet_definition WHERE lab_id = $1 AND state = 'PUBLISHED'
     UNION ALL SELECT 'standard', number, standard_id, NULL, state FROM standard WHERE number = ANY($2::text[])`,
    [labId, numbers],
    'catalog-named',
  );
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  return {
    sites: new Map(of('site').map(({ code, id }) => [code, Number(id)])),
    groups: new Map(
      of('group').map(({ code, id, siteId }) => [code, { groupId: Number(id), siteId: Number(siteId) }]),
    ),
    sheets: new Set(of('sheet').map(({ code }) => code)),
    standards: new Map(
      of('standard').map(({ code, id, state }) => [
        code,
        { standardId: Number(id), state: state as StandardState },
      ]),
    ),
  };
}

type Resolved = Pick<CapabilityToKeep, 'standardId' | 'siteId' | 'groupId'>;

/** @throws labCatalogErrors.unknown, otherSite with the first that the laboratory does not have */
export function resolve(content: CapabilityContent, named: Named): Resolved {
  const unknown = (name: ContentField) => labCatalogErrors.unknown({ name, typed: String(content[name]) });
  const standard = named.standards.get(content.standard);
  if (!standard) throw unknown('standard');
  const siteId = named.sites.get(content.site);
  if (siteId === undefined) throw unknown('site');
  const group = content.group === '' ? null : named.groups.get(content.group);
  if (group === undefined) throw unknown('group');
  if (group && group.siteId !== siteId)
    throw labCatalogErrors.otherSite({ name: 'group', typed: content.group });
  if (content.sheetKey !== '' && !named.sheets.has(content.sheetKey)) throw unknown('sheetKey');
  return { standardId: standard.standardId, siteId, groupId: group?.groupId ?? null };
}

/** What may be published today. @throws as `resolve`; labCatalogErrors.notInForce, dayPast */
export async function requirePublishable(
  work: Work,
  labId: number,
  capNo: string,
  content: CapabilityContent,
): Promise<CapabilityToKeep> {
  const named = await findNamed(work, labId, [content.standard]);
  const resolved = resolve(content, named);
  if (named.standards.get(content.standard)?.state !== 'IN_FORCE')
    throw labCatalogErrors.notInForce({ name: 'standard', typed: content.standard });
  const { validTo, also, standard: _standard, site: _site, group: _group, sheetKey, ...same } = content;
  if (validTo !== '' && validTo < dayInChina(work.now)) throw labCatalogErrors.dayPast({ name: 'validTo' });
  return {
    ...{ ...same, ...resolved, capNo, sheetKey: sheetKey || null },
    also: also
      .split(/[;；]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    validTo: validTo === '' ? null : endOfDay(validTo),
  };
}
