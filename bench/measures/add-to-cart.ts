// Members putting goods into their carts.
import { callOf, emptyCarts } from '../buyers.ts';
import { compare } from '../compare.ts';
import type { Measure } from '../measure.ts';

const CALLS = 2_000;

export const addToCart: Measure = {
  name: 'add-to-cart',
  async run(bench) {
    const { database, buyers } = bench;
    const products = await database.read<{ id: number; least: number }>(
      `SELECT p.product_id AS id, p.min_buy_num AS least FROM goods_index i JOIN product p USING (product_id)
       WHERE p.on_hand - p.reserved > p.min_buy_num * 2000 ORDER BY md5(p.product_id::text) LIMIT ${CALLS}`,
    );
    const calls = products.map(({ id, least }, at) =>
      callOf(buyers[at % buyers.length]!, 'business/front/cart/add', { productId: id, number: least }),
    );
    await emptyCarts(database);
    const row = await compare(bench, { name: 'add-to-cart', calls, aim: 0.6 });
    await emptyCarts(database);
    return [row];
  },
};
