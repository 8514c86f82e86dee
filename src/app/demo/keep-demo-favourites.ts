// What the demo members have collected, looked at and pinned, so that their own lists show something at once.
import type { Work } from '#kit/db/work.ts';

/** Every so many-th listing: the same on every run, of all stores and many categories. */
const PICKED = `
  SELECT p.product_id, g.goods_id, (p.price_tiers -> 0 ->> 'unitPrice')::bigint AS price,
         row_number() OVER (ORDER BY g.goods_id) AS nth
  FROM product p JOIN goods g USING (goods_id)
  WHERE p.is_default AND g.state = 'ON_SALE' AND p.on_hand > 0`;

/** Members and goods of the demo are there already. */
export async function keepDemoFavourites(work: Work): Promise<void> {
  for (const [memberName, start] of [
    ['buyer01', 11],
    ['designer01', 23],
    ['company01', 37],
  ] as const) {
    const values = [memberName, start, work.now];
    const from = `FROM (${PICKED}) AS picked, member m WHERE m.member_name = $1`;
    await work.query(
      `INSERT INTO collected_goods (member_id, goods_id, product_id, price_then, created_at)
       SELECT m.member_id, goods_id, product_id, CASE WHEN nth % 3 = 0 THEN price * 11 / 10 ELSE price END,
              $3::timestamptz - nth * interval '7 minutes'
       ${from} AND nth % 997 = $2 ORDER BY nth LIMIT 9`,
      values,
    );
    await work.query(
      `INSERT INTO footprint (member_id, goods_id, product_id, seen_at)
       SELECT m.member_id, goods_id, product_id, $3::timestamptz - nth * interval '23 seconds'
       ${from} AND nth % 701 = $2 ORDER BY nth LIMIT 14`,
      values,
    );
    await work.query(
      `INSERT INTO regular_pin (member_id, product_id, created_at)
       SELECT m.member_id, product_id, $3::timestamptz ${from} AND nth % 1499 = $2 ORDER BY nth LIMIT 4`,
      values,
    );
    // One that its maker no longer recommends, and that others can stand in for.
    await work.query(
      `INSERT INTO regular_pin (member_id, product_id, created_at)
       SELECT m.member_id, p.product_id, $2::timestamptz FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id), member m
       WHERE m.member_name = $1 AND a.part_no = 'TJA1050T/CM,118' AND p.is_default AND g.state = 'ON_SALE'
       ORDER BY p.product_id LIMIT 1 ON CONFLICT DO NOTHING`,
      [memberName, work.now],
    );
    await work.query(
      `INSERT INTO collected_store (member_id, store_id, created_at)
       SELECT m.member_id, s.store_id, $2 FROM store s, member m WHERE m.member_name = $1 ORDER BY s.store_id LIMIT 2`,
      [memberName, work.now],
    );
  }
}
