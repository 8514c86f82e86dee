// The latest events one by one, as the platform looks at them.
import { sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Range } from '#kit/list/filter.ts';
import { withValues } from '#kit/list/server/list-sql.ts';
import { source } from '#kit/list/server/source.ts';
import { behaviourList } from '../behaviour-list.ts';
import type { BehaviourRow, statisticsProtocol } from '../statistics.protocol.ts';
import { chosenEvents } from './chosen-events.ts';
import { placeSql } from './sum-up-behaviour.ts';

interface Asking {
  work: Work;
  /** Its conditions stand together: days and devices that are not said mean something too. */
  input: InputOf<typeof statisticsProtocol.adminSummary> & { f_at?: Range<string> };
}

const together = () => sql`true`;

export const behaviourRoutes = source(behaviourList, ({ work, input: { f_at, ...asked } }: Asking) => {
  const { where, values } = chosenEvents(work, { ...asked, ...f_at });
  return {
    from: sql.raw('behaviour_event e LEFT JOIN member m ON m.member_id = e.member_id'),
    key: sql`e.event_id`,
    scope: withValues(where, values),
    columns: { at: sql`e.at` },
    filters: { at: together, behaviorType: together, device: together },
    search: [together],
    async toRows(keys) {
      const rows = await work.query<Omit<BehaviourRow, 'at'> & { at: Date }>(
        `SELECT e.event_id AS "eventId", e.at, e.behavior_type AS "behaviorType", e.url, e.goods_id AS "goodsId",
                p.product_id AS "productId", a.part_no AS "partNo", e.store_id AS "storeId",
                s.name_${work.language} AS "storeName", m.member_name AS "memberName", e.uuid, e.language, e.device,
                ${placeSql(work)} AS place
         FROM behaviour_event e
         LEFT JOIN member m ON m.member_id = e.member_id
         LEFT JOIN goods g ON g.goods_id = e.goods_id
         LEFT JOIN product p ON p.goods_id = g.goods_id AND p.is_default
         LEFT JOIN part a ON a.part_id = g.part_id
         LEFT JOIN store s ON s.store_id = e.store_id
         WHERE e.event_id = ANY($1)`,
        [keys],
      );
      return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    },
  };
});
