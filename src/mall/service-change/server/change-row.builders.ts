// A change that waits for its answer, as a row alone, for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';

/** Of a commission, asked by its client. */
export const aChangeRow = async (
  work: Work,
  memberId: number,
  { serviceSn }: { serviceSn: string },
): Promise<{ changeId: number }> =>
  only(
    await work.query<{ changeId: number }>(
      `INSERT INTO service_change (service_sn, kind, side, state, reason, fee, back, extra, stood_at, asked_by, asked_name)
       VALUES ($1, 'END', 'customer', 'ASKED', '不做了', 0, 0, 0, '', $2, '王工') RETURNING change_id AS "changeId"`,
      [serviceSn, memberId],
    ),
  );
