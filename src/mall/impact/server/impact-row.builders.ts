// An impact that waits for the quality lead, as a row alone, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';

/** Of a commission, done with a piece of equipment that is at fault. */
export const anImpactRow = async (
  work: Work,
  { serviceSn, equipId }: { serviceSn: string; equipId: number },
): Promise<{ impactId: number }> =>
  only(
    await work.query<{ impactId: number }>(
      `INSERT INTO equipment_impact (lab_id, equip_id, cause, reason, found_at, service_sn, report_key, item_ids, state)
       SELECT lab_id, $2, 'FAULT', '示值漂移', $3, service_sn, '1', '{}', 'UNDECIDED'
       FROM service_order WHERE service_sn = $1 RETURNING impact_id AS "impactId"`,
      [serviceSn, equipId, work.now],
    ),
  );
