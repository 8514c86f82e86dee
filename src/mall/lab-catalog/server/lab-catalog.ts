// The front door of a laboratory's catalogue: takes over what a laboratory offers already, and capabilities that a mall begins with.
import type { Work } from '#kit/db/work.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after } from '#kit/time/duration.ts';
import type { CapabilityContent } from '../capability-content.ts';
import { capabilityLife } from './capability-life.ts';

export { type Compared, outcomeOf, rowsIn, TWICE } from './take-sheet.ts';

/** What is offered without a version becomes the first version of its number, published; done again, nothing changes. @returns how many */
export async function adoptCapabilities(work: Work, labId: number): Promise<number> {
  const rows = await work.query<
    Omit<CapabilityContent, 'validTo'> & { capId: number; capNo: string; until: Date | null }
  >(
    `SELECT c.cap_id AS "capId", c.cap_no AS "capNo", c.kind, c.field, c.object_zh AS "objectZh", c.object_en AS "objectEn",
            c.item_zh AS "itemZh", c.item_en AS "itemEn", s.number AS standard, c.clause, array_to_string(c.also, ';') AS also,
            c.range, c.uncertainty, c.days, c.mode, c.batch_size AS "batchSize", c.specimens,
            coalesce(c.sheet_key, '') AS "sheetKey", t.code AS site, coalesce(g.code, '') AS group, c.valid_to AS until,
            c.is_sold AS "isSold"
     FROM capability c JOIN lab_site t USING (site_id) JOIN standard s USING (standard_id)
     LEFT JOIN lab_group g ON g.group_id = c.group_id
     WHERE t.lab_id = $1 AND NOT EXISTS (SELECT FROM capability_version v WHERE v.cap_id = c.cap_id)
     ORDER BY c.cap_no`,
    [labId],
  );
  const begun = await capabilityLife.beginAll(
    work,
    'adopt',
    rows.map(({ capId, capNo, until, ...said }) => ({
      ...{ labId, capNo, versionNo: 1, capId: Number(capId) },
      content: { ...said, validTo: until === null ? '' : dayInChina(after(until, -1)) },
    })),
    { by: 'system' },
  );
  return begun.length;
}
