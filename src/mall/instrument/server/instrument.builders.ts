// An instrument for tests.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';

/** In use and never served, of a member who buys for no enterprise. */
export const anInstrument = async (work: Work, memberId: number): Promise<{ instrumentId: number }> =>
  only(
    await work.query<{ instrumentId: number }>(
      `INSERT INTO instrument (member_id, name, model, serial_no, service, cycle_months, state, created_at, updated_at)
       VALUES ($1, '数字多用表', '34465A', 'MY1', 'CALIBRATION', 12, 'OVERDUE', $2, $2) RETURNING instrument_id AS "instrumentId"`,
      [memberId, work.now],
    ),
  );
