// An objection that waits to be examined, as a row alone, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';

/** To a report, by its client. */
export const anObjectionRow = async (
  work: Work,
  memberId: number,
  { serviceSn, reportId, reportNo }: { serviceSn: string; reportId: number; reportNo: string },
): Promise<{ objectionId: number }> =>
  only(
    await work.query<{ objectionId: number }>(
      `INSERT INTO objection (objection_sn, lab_id, service_sn, report_id, report_no, item_ids, origin, by_id, wish, reason, state,
                              due_at)
       SELECT 'OB26112100000001', lab_id, service_sn, $2, $3, '{}', 'CUSTOMER', $4, 'EXPLAIN', '请说明', 'SUBMITTED', $5
       FROM service_order WHERE service_sn = $1 RETURNING objection_id AS "objectionId"`,
      [serviceSn, reportId, reportNo, memberId, work.now],
    ),
  );
