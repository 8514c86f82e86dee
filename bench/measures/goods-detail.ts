// One listing's page data: part, ladder, lots, other stores' offers.
import { compare } from '../compare.ts';
import type { Measure } from '../measure.ts';

const CALLS = 2_000;

export const goodsDetail: Measure = {
  name: 'goods-detail',
  async run(bench) {
    const products = await bench.database.read<{ id: number }>(
      `SELECT product_id AS id FROM goods_index ORDER BY md5(goods_id::text) LIMIT ${CALLS}`,
    );
    const calls = products.map(({ id }) => ({
      method: 'GET' as const,
      path: `/v3/goods/front/goods/details?productId=${id}`,
    }));
    return [await compare(bench, { name: 'goods-detail', calls, aim: 0.7 })];
  },
};
