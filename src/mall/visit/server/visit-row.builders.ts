// A visit that waits for a day, as a row alone, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';

/** Of a commission. */
export const aVisitRow = async (
  work: Work,
  { serviceSn }: { serviceSn: string },
): Promise<{ visitId: number }> =>
  only(
    await work.query<{ visitId: number }>(
      `INSERT INTO on_site_visit (visit_sn, lab_id, service_sn, state, turn)
       SELECT 'VI26112100000001', lab_id, service_sn, 'PROPOSED', 'LAB' FROM service_order WHERE service_sn = $1
       RETURNING visit_id AS "visitId"`,
      [serviceSn],
    ),
  );
