// Members putting goods into their carts.
import { compare } from '../compare.ts';
import type { Measure } from '../measure.ts';
import type { Link } from '../raw-server.ts';
import type { Call, Statement } from '../recorder.ts';

const CALLS = 2_000;

export const addToCart: Measure = {
  name: 'add-to-cart',
  async run(bench) {
    const { recorder } = bench;
    const products = await recorder.read<{ id: number; least: number }>(
      `SELECT p.product_id AS id, p.min_buy_num AS least FROM goods_index i JOIN product p USING (product_id)
       WHERE p.on_hand - p.reserved > p.min_buy_num * 2000 ORDER BY md5(p.product_id::text) LIMIT ${CALLS}`,
    );
    const calls: Call[] = products.map(({ id, least }, at) => ({
      method: 'POST',
      path: '/v3/business/front/cart/add',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${recorder.buyers[at % recorder.buyers.length]!.token}`,
      },
      body: JSON.stringify({ productId: id, number: least }),
    }));
    return [await compare(bench, { name: 'add-to-cart', calls, aim: 0.5, links: goOnFromWhatIsThere })];
  },
};

/** The write adds to what the read found, as the mall does; else a replay would never change a line twice. */
function goOnFromWhatIsThere({ body }: Call, statements: Statement[]): Link[] {
  const read = statements.findIndex(({ name }) => name === 'cart-look');
  const write = statements.findIndex(({ name }) => name === 'cart-keep');
  const { number } = JSON.parse(body!) as { number: number };
  return [
    { statement: write, value: 2, from: [read, 'had'], plus: number },
    { statement: write, value: 5, from: [read, 'had'], plus: 0 },
  ];
}
