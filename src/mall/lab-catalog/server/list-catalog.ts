// Where the lists of versions of capabilities and of standards come from.
import { sql } from 'drizzle-orm';
import { inside } from '#kit/list/server/list-sql.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { standard } from '#mall/ability/server/ability.tables.ts';
import { familiesIn } from '#mall/ability/server/ability.ts';
import { versionList } from '../capability-list.ts';
import { standardList } from '../standard-list.ts';
import { ofLab } from './capability-life.ts';
import { standardRows } from './keep-standards.ts';
import { capabilityVersion } from './lab-catalog.tables.ts';
import { versionRows } from './show-version.ts';

const said = (field: string) => sql`${capabilityVersion.content} ->> ${sql.raw(`'${field}'`)}`;

export const catalogListRoutes = [
  ...source(versionList, ({ actor, work }) => ({
    from: sql`${capabilityVersion}`,
    key: capabilityVersion.versionId,
    scope: ofLab(actor),
    columns: {
      capNo: capabilityVersion.capNo,
      state: capabilityVersion.state,
      kind: said('kind'),
      field: said('field'),
      updatedAt: capabilityVersion.updatedAt,
    },
    search: [
      capabilityVersion.capNo,
      said('itemZh'),
      said('itemEn'),
      said('objectZh'),
      said('objectEn'),
      said('standard'),
    ],
    filters: {
      mark: (
        mark,
      ) => sql`EXISTS (SELECT FROM capability_mark m WHERE m.cap_id = ${capabilityVersion.capId} AND m.mark = ${mark}
        AND m.valid_from <= ${work.now} AND m.valid_to > ${work.now})`,
    },
    toRows: async (keys) =>
      versionRows(work, await rowsWith(work, capabilityVersion, capabilityVersion.versionId, keys)),
  })),
  ...source(standardList, ({ actor, work }) => ({
    from: sql`${standard}`,
    scope: undefined,
    key: standard.standardId,
    columns: { number: standard.number, state: standard.state },
    search: [
      (typed) => sql`(${standard.number} ILIKE ${inside(typed)} OR ${standard.titleZh} ILIKE ${inside(typed)}
        OR ${standard.titleEn} ILIKE ${inside(typed)} OR ${standard.family} = ANY(${sql.param(familiesIn(typed))}::text[]))`,
    ],
    filters: {
      used: (
        used,
      ) => sql`${used === 'no' ? sql`NOT` : sql``} EXISTS (SELECT FROM capability c JOIN lab_site t USING (site_id)
        WHERE c.standard_id = ${standard.standardId} AND t.lab_id = ${actor.lab.labId} AND c.standing <> 'RETIRED')`,
    },
    toRows: (keys) => standardRows(work, actor, keys.map(Number)),
  })),
];
