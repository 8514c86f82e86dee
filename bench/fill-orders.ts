// Many orders of every state for the benchmark's buyers: some made through the mall, the rest copies of those.
import { type BenchDatabase, PASSWORD } from './bench-database.ts';
import type { Buyer, callOf } from './buyers.ts';
import { buy, whatToBuy } from './purchase.ts';

const ORDERS = 200_000;
const PATTERNS = 64;

/** Fills up to so many; does nothing where they are there already. */
export async function fillOrders(
  database: BenchDatabase,
  buyers: readonly Buyer[],
  origin: string,
): Promise<void> {
  const [{ n }] = (await database.read<{ n: number }>('SELECT count(*) AS n FROM sub_order')) as [
    { n: number },
  ];
  if (n >= ORDERS) return;
  await makePatterns(database, buyers, origin);
  await copyPatterns(database, buyers, ORDERS - n);
}

/** Purchases of one to three goods each. */
async function makePatterns(
  database: BenchDatabase,
  buyers: readonly Buyer[],
  origin: string,
): Promise<void> {
  const wants = await whatToBuy(database);
  for (let at = 0; at < PATTERNS; at++) {
    const buyer = buyers[at % buyers.length]!;
    const send = async ({ path, ...call }: ReturnType<typeof callOf>) =>
      (await fetch(`${origin}${path}`, call)).text();
    const chosen = Array.from(
      { length: 1 + (at % 3) },
      (_, more) => wants[(at * 7 + more * 101) % wants.length]!,
    );
    await buy(send, buyer, chosen, PASSWORD);
  }
}

/** Everything that a list of orders reads, spread over two years and over the buyers; the older, the further along. */
async function copyPatterns(
  { read }: BenchDatabase,
  buyers: readonly Buyer[],
  orders: number,
): Promise<void> {
  await read(
    `WITH pattern AS (
       SELECT o.order_sn, o.parent_sn, row_number() OVER (ORDER BY o.order_id) - 1 AS at, count(*) OVER () AS all_of_them
       FROM sub_order o WHERE o.member_id = ANY($1::bigint[]) AND o.state = 'PENDING_DELIVERY'
     ), copy AS MATERIALIZED (
       SELECT pattern.order_sn AS old_sn, pattern.parent_sn AS old_parent, ($1::bigint[])[1 + n % $2::int] AS member_id,
              now() - interval '2 years' * (1 - n::float8 / $3::int) - interval '1 hour' AS at,
              '200101' || (10000000 + n)::text AS sn, -- a day on which the mall gives out no numbers
              CASE WHEN n / $2 % 20 = 0 THEN 'CANCELLED' WHEN n < $3::int * 0.9 THEN 'COMPLETED'
                   WHEN n / $2 % 4 = 0 THEN 'PENDING_PAYMENT' WHEN n / $2 % 4 = 1 THEN 'PENDING_DELIVERY' ELSE 'PENDING_RECEIPT' END AS state
       FROM generate_series(0, $3::int - 1) n JOIN pattern ON pattern.at = (n / $2 + n) % pattern.all_of_them
     ), a_trade AS (
       INSERT INTO trade (parent_sn, pay_sn, member_id, source, pay_state, payable, address, invoice, created_at, paid_at)
       SELECT 'TR' || sn, 'PY' || sn, c.member_id, source, CASE WHEN c.state = 'PENDING_PAYMENT' THEN 0 ELSE 1 END, t.payable,
              address, invoice, c.at, CASE WHEN c.state <> 'PENDING_PAYMENT' THEN c.at END
       FROM copy c JOIN trade t ON t.parent_sn = c.old_parent ORDER BY sn
     ), an_order AS (
       INSERT INTO sub_order (order_sn, parent_sn, member_id, store_id, store_name, state, goods_amount, freight, payable,
                              evaluate_state, created_at, paid_at, finished_at, evaluate_until)
       SELECT 'SO' || sn, 'TR' || sn, c.member_id, store_id, store_name, c.state, goods_amount, freight, payable, 1, c.at,
              CASE WHEN c.state <> 'PENDING_PAYMENT' THEN c.at END, CASE WHEN c.state = 'COMPLETED' THEN c.at END,
              CASE WHEN c.state = 'COMPLETED' THEN c.at + interval '30 days' END
       FROM copy c JOIN sub_order o ON o.order_sn = c.old_sn ORDER BY sn
     )
     INSERT INTO order_line (order_sn, goods_id, product_id, goods_name, part_no, brand_name, package_name, packing, goods_image,
                             buy_num, list_price, unit_price, amount, shipped_num)
     SELECT 'SO' || sn, goods_id, product_id, goods_name, part_no, brand_name, package_name, packing, goods_image, buy_num,
            list_price, unit_price, amount, CASE WHEN state IN ('COMPLETED', 'PENDING_RECEIPT') THEN buy_num ELSE 0 END
     FROM copy c JOIN order_line l ON l.order_sn = c.old_sn ORDER BY sn, order_line_id`,
    [buyers.map(({ memberId }) => memberId), buyers.length, orders],
  );
  await read('VACUUM ANALYZE trade, sub_order, order_line');
}
