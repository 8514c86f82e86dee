// What is booked in groups: days on which items are planned or under way.
import type { Work } from '#kit/db/work.ts';
import type { Booked } from '../plan-items.ts';

export interface BookedItem extends Booked {
  itemId: number;
  groupId: number;
  engineerId: number | null;
}

/** From today on. */
export const bookedIn = (
  work: Work,
  labId: number,
  groupIds: readonly number[],
  { except = 0 }: { except?: number } = {},
): Promise<BookedItem[]> =>
  work.query(
    `SELECT item_id AS "itemId", group_id AS "groupId", engineer_id AS "engineerId", mode,
            planned_from::text AS "from", planned_to::text AS "to"
     FROM service_item
     WHERE lab_id = $1 AND group_id = ANY($2::bigint[]) AND state IN ('SCHEDULED', 'RUNNING', 'SUSPENDED')
       AND planned_to >= ($3::timestamptz AT TIME ZONE 'Asia/Shanghai')::date AND item_id <> $4`,
    [labId, groupIds, work.now, except],
    'bench-booked',
  );
