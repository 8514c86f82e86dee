// The latest events one by one, as the platform looks at them.
import type { Work } from '#kit/db/work.ts';
import type { ActorOf, InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { required } from '#kit/rules/required.ts';
import type { BehaviourRow, statisticsProtocol } from '../statistics.protocol.ts';
import { chosenEvents } from './chosen-events.ts';
import { placeSql } from './sum-up-behaviour.ts';

/** Newest first. @throws Refusal 255 for a range that runs backwards or over more than 180 days */
export async function listBehaviour(
  work: Work,
  _actor: ActorOf<typeof statisticsProtocol.adminList>,
  { current, pageSize, ...asked }: InputOf<typeof statisticsProtocol.adminList>,
): Promise<ReplyOf<typeof statisticsProtocol.adminList>> {
  const { where, values } = chosenEvents(work, asked);
  const events = `FROM behaviour_event e LEFT JOIN member m ON m.member_id = e.member_id WHERE ${where}`;
  const [counted, rows] = await Promise.all([
    work.query<{ total: string }>(`SELECT count(*) AS total ${events}`, values),
    work.query<Omit<BehaviourRow, 'at'> & { at: Date }>(
      `WITH page AS (
         SELECT e.*, m.member_name ${events}
         ORDER BY e.event_id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}
       )
       SELECT e.event_id AS "eventId", e.at, e.behavior_type AS "behaviorType", e.url, e.goods_id AS "goodsId",
              p.product_id AS "productId", a.part_no AS "partNo", e.store_id AS "storeId",
              s.name_${work.language} AS "storeName", e.member_name AS "memberName", e.uuid, e.language, e.device,
              ${placeSql(work)} AS place
       FROM page e
       LEFT JOIN goods g ON g.goods_id = e.goods_id
       LEFT JOIN product p ON p.goods_id = g.goods_id AND p.is_default
       LEFT JOIN part a ON a.part_id = g.part_id
       LEFT JOIN store s ON s.store_id = e.store_id
       ORDER BY e.event_id DESC`,
      [...values, pageSize, (current - 1) * pageSize],
    ),
  ]);
  return {
    list: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    pagination: { current, pageSize, total: Number(required(counted[0]).total) },
  };
}
