// Alarms of demo members, one in each state, so that their list shows something at once.
import type { Work } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';

/** Parts with an offer in stock; `most`: what all stores have of it together. Who wants twice that waits for something. */
const PICKED = `
  SELECT one.*, row_number() OVER (ORDER BY part_id) AS nth
  FROM (
    SELECT DISTINCT ON (g.part_id) p.product_id, g.part_id, sum(p.on_hand) OVER (PARTITION BY g.part_id) AS most, (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS price,
           p.on_hand - p.reserved AS stock, p.min_buy_num AS least
    FROM product p JOIN goods g USING (goods_id)
    WHERE p.is_default AND g.state = 'ON_SALE' AND p.on_hand > 0
    ORDER BY g.part_id, g.goods_id
  ) AS one`;

const KEEP = `
  INSERT INTO alarm (member_id, part_id, product_id, kind, number, price, state, seen_price, seen_stock, told_at,
                     expires_at, created_at, updated_at)
  SELECT m.member_id, part_id, product_id, $3::text, CASE WHEN $3::text = 'stock' THEN ceil(most * 2 / 100.0) * 100 ELSE least END,
         CASE WHEN $3::text = 'price' THEN greatest(price * 7 / 10, 1) END, $4::text,
         CASE WHEN $4::text = 'TOLD' THEN greatest(price * 7 / 10, 1) END, CASE WHEN $4::text = 'TOLD' THEN stock END,
         CASE WHEN $4::text = 'TOLD' THEN $5::timestamptz - interval '1 day' END,
         $5::timestamptz + CASE WHEN $4::text = 'EXPIRED' THEN interval '-2 days' ELSE interval '150 days' END,
         $5::timestamptz - CASE WHEN $4::text = 'EXPIRED' THEN interval '182 days' ELSE interval '30 days' END,
         $5::timestamptz
  FROM (${PICKED}) AS picked, member m 
  WHERE m.member_name = $1 AND CASE WHEN $3::text = 'stock' THEN nth % 53 = $2 AND most BETWEEN 50 AND 2000 ELSE nth % 613 = $2 END
  ORDER BY nth LIMIT 1
  RETURNING alarm_id AS "alarmId", expires_at AS "expiresAt"`;

/** Members and goods of the demo are there already. */
export async function keepDemoAlarms(work: Work): Promise<void> {
  for (const [memberName, start] of [
    ['buyer01', 19],
    ['designer01', 41],
    ['company01', 7],
    ['company01_buy', 29],
  ] as const) {
    for (const [at, [kind, state]] of (
      [
        ['price', 'ACTIVE'],
        ['stock', 'ACTIVE'],
        ['price', 'TOLD'],
        ['price', 'EXPIRED'],
      ] as const
    ).entries()) {
      const kept = await work.query<{ alarmId: number; expiresAt: Date }>(KEEP, [
        memberName,
        start + at,
        kind,
        state,
        work.now,
      ]);
      if (state !== 'ACTIVE') continue;
      for (const { alarmId, expiresAt } of kept)
        await setTimer(work, 'alarm', String(alarmId), 'expire', expiresAt);
    }
  }
}
