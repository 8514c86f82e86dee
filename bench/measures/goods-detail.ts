// One listing's page data: part, ladder, lots, other stores' offers.
import type { BenchDatabase } from '../bench-database.ts';
import { compare } from '../compare.ts';
import type { Call } from '../load.ts';
import type { Measure } from '../measure.ts';

const CALLS = 2_000;

export const goodsDetail: Measure = {
  name: 'goods-detail',
  async run(bench) {
    const calls = await detailCalls(bench.database);
    return [await compare(bench, { name: 'goods-detail', calls, aim: 0.7 })];
  },
};

export async function detailCalls({ read }: BenchDatabase): Promise<Call[]> {
  const products = await read<{ id: number }>(
    `SELECT product_id AS id FROM goods_index ORDER BY md5(goods_id::text) LIMIT ${CALLS}`,
  );
  return products.map(({ id }) => ({ method: 'GET', path: `/v3/goods/front/goods/details?productId=${id}` }));
}
